/** How the low sun falls in the scenes of the services: over the ground and over the water. */
import { ink } from '../pieces.tsx';

/** A long shadow of the low sun, falling towards the viewer. */
export function Shadow({ d }: { d: string }) {
  return <path d={d} fill={ink.near} opacity=".3" />;
}

/** The way of the sun over water. */
export function Glints({ d }: { d: string }) {
  return <path d={d} stroke={ink.sun} strokeWidth="2.5" strokeLinecap="round" />;
}

export function Ripples({ d }: { d: string }) {
  return <path d={d} stroke={ink.lit} strokeWidth="2" strokeLinecap="round" opacity=".5" />;
}
