/** Passports: where each one leads, how a name stands in it, one after another, and two at once. */
import { DottedRoute, ink, type SceneProps, Stamp, Station } from '../pieces.tsx';
import { Calendar } from '../services/calendar.tsx';
import { SpotFrame } from '../spots/frame.tsx';
import { Wall } from './wall.tsx';

type BookProps = { x: number; y: number; tilt: number; size?: number; color: string; faded?: true };

/** A closed passport, 62 by 86 from its upper corner; an old one has lost its corner. */
function Book({ x, y, tilt, size = 1, color, faded }: BookProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})${size === 1 ? '' : ` scale(${size})`}`}>
      <path d="M4 86h62l-12 10H-8z" fill={ink.near} opacity=".3" />
      <path
        d={
          faded ? 'M5 0h42l15 14v67q0 5-5 5H5q-5 0-5-5V5q0-5 5-5z' : 'M5 0h52q5 0 5 5v76q0 5-5 5H5q-5 0-5-5V5q0-5 5-5z'
        }
        fill={color}
      />
      <path d="M5 0h3v86H5q-5 0-5-5V5q0-5 5-5z" fill={ink.ground} opacity=".5" />
      <g stroke={ink.sun} fill="none" opacity={faded ? '.6' : undefined}>
        <circle cx="33" cy="36" r="14" strokeWidth="2.5" />
        <path d="M19 37h28M25 36a8 8 0 0 1 16 0" strokeWidth="2" />
        <path d="M20 66h26" strokeWidth="3" strokeLinecap="round" />
      </g>
    </g>
  );
}

/** One passport, four ways out of it. */
export function FourRoutes({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={120} y={74}>
      <Wall />
      <DottedRoute d="M100 104C72 96 44 84 30 58M112 98c-12-20-20-36-22-62M128 98c12-20 20-36 24-62M140 104c28-8 56-20 70-46" />
      <Station x={30} y={54} r={5} />
      <Station x={90} y={32} r={5} />
      <Station x={152} y={32} r={5} />
      <Station x={210} y={54} r={5} />
      <path d="m60 148 60 8 60-8-12 8-48 6-60-8z" fill={ink.near} opacity=".3" />
      <path d="M120 106c-18-10-40-12-62-8v44c22-4 44-2 62 8z" fill={ink.lit} />
      <path d="M120 106c18-10 40-12 62-8v44c-22-4-44-2-62 8z" fill={ink.lit} />
      <path d="M178 98h4v44h-4z" fill={ink.glow} />
      <path d="M120 106v44" stroke={ink.far} strokeWidth="2" />
      <path d="M68 108h16v20H68z" fill={ink.sky} />
      <path d="M70 128c0-8 12-8 12 0zM73 117a3 3 0 0 1 6 0 3 3 0 0 1-6 0z" fill={ink.near} />
      <path d="M92 112h18M92 120h18M70 136h38" stroke={ink.far} strokeWidth="3" strokeLinecap="round" />
      <circle cx="150" cy="122" r="13" fill="none" stroke={ink.accent} strokeWidth="2.5" />
      <path d="M142 123h16M145 122a5 5 0 0 1 10 0" fill="none" stroke={ink.accent} strokeWidth="2" />
    </SpotFrame>
  );
}

/** The page with the name, and a glass over the one letter that other alphabets lack. */
export function Name({ className }: SceneProps) {
  return (
    <SpotFrame turns={false} className={className} x={206} y={70}>
      <Wall />
      <g transform="translate(36 44) rotate(-4)">
        <path d="M6 96h140l-14 12H-6z" fill={ink.near} opacity=".3" />
        <path d="M0 0h138v96H0z" fill={ink.lit} />
        <path d="M134 0h4v96h-4z" fill={ink.glow} />
        <path d="M12 16h36v46H12z" fill={ink.sky} />
        <path d="M16 62c0-18 28-18 28 0zM22 36a8 8 0 0 1 16 0 8 8 0 0 1-16 0z" fill={ink.near} />
        <path d="M60 22h56M60 54h34" stroke={ink.far} strokeWidth="4" strokeLinecap="round" />
        <path d="M60 38h20M108 38h16" stroke={ink.near} strokeWidth="7" strokeLinecap="round" />
        <path d="M12 76h112M12 86h112" stroke={ink.far} strokeWidth="3.5" strokeDasharray="5 3" />
      </g>
      <path d="m166 118 32 30" stroke={ink.ground} strokeWidth="10" strokeLinecap="round" />
      <path d="m170 121 26 24" stroke={ink.brick} strokeWidth="5" strokeLinecap="round" />
      <circle cx="142" cy="88" r="34" fill={ink.lit} />
      <circle cx="142" cy="88" r="34" fill="none" stroke={ink.ground} strokeWidth="5" />
      <path d="M116 74a30 30 0 0 1 18-14" fill="none" stroke={ink.glow} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M130 108V80l24 28V80"
        fill="none"
        stroke={ink.near}
        strokeWidth="6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M130 69c4-6 8-6 12-2s8 4 12-2" fill="none" stroke={ink.accent} strokeWidth="5" strokeLinecap="round" />
    </SpotFrame>
  );
}

/** The old passport, the new one, and the month between them. */
export function TwoPassports({ className }: SceneProps) {
  return (
    <SpotFrame turns={false} className={className} x={214} y={64}>
      <Wall />
      <g transform="translate(112 40) scale(.7)">
        <Calendar past="M11 44h54" coming="M71 44h54M11 64h114M11 84h114M11 104h54" />
      </g>
      <Book x={34} y={58} tilt={-8} color={ink.far} faded />
      <Book x={84} y={62} tilt={5} color={ink.brick} />
      <Stamp x={178} y={106} r={17} />
    </SpotFrame>
  );
}

/** Two passports of one person: each has a gate that opens to it. */
export function TwoGates({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={120} y={80}>
      <Wall />
      <Gate x={34} />
      <Gate x={206} />
      <DottedRoute d="M92 138C66 140 40 130 34 106M148 138c26 2 52-8 58-32" />
      <Book x={72} y={86} tilt={-8} size={0.7} color={ink.near} />
      <Book x={126} y={80} tilt={8} size={0.7} color={ink.brick} />
    </SpotFrame>
  );
}

function Gate({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 98)`}>
      <path d="M-26 14v-42a26 26 0 0 1 52 0v42z" fill={ink.ground} />
      <path d="M-17 14v-42a17 17 0 0 1 34 0v42z" fill={ink.window} />
      <path d="M22 14v-42a26 26 0 0 0-8-18 26 26 0 0 1 12 18v42z" fill={ink.glow} />
    </g>
  );
}
