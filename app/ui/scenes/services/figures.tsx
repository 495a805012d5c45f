/** Travellers seen from behind, their feet at x, y: they look where we look, and nobody needs a face. */
import { ink } from '../pieces.tsx';

type At = { x: number; y: number; size?: number };

const stand = ({ x, y, size = 1 }: At) => `translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`;

/** Those who cheer raise their arms. */
type Figure = At & { coat: string; cheer?: boolean };

/** A man seen from behind, 126 high. */
export function Man({ coat, cheer, ...at }: Figure) {
  return (
    <g transform={stand(at)}>
      <path d="M-10-64h20L9 0H2L0-46-2 0h-7z" fill={ink.ground} />
      <path
        d={`${cheer ? 'M-27-140h0M27-140h0' : 'M-21-52h0M22-52h0'}M0-110v8`}
        stroke={ink.brick}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M-16-98c4-6 28-6 32 0l-3 42h-26z" fill={coat} />
      <path
        d={cheer ? 'M-13-94c-8-10-12-24-14-40M13-94c8-10 12-24 14-40' : 'M-14-95c-4 14-6 26-7 38M14-95c4 14 7 26 8 38'}
        stroke={coat}
        strokeWidth="6.5"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d={cheer ? 'M15-92c9-10 13-24 15-40' : 'M16-96c5 14 8 27 9 40'}
        stroke={ink.glow}
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <ellipse cy="-117" rx="8" ry="8.5" fill={ink.ground} />
    </g>
  );
}

/** A woman seen from behind, 113 high. */
export function Woman({ coat, cheer, ...at }: Figure) {
  return (
    <g transform={stand(at)}>
      <path d="M-7-44H7L6 0H1v-40h-2V0h-5z" fill={ink.ground} />
      <path
        d={cheer ? 'M-24-128h0M24-128h0' : 'M-17-50h0M17-50h0'}
        stroke={ink.brick}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M-12-90c4-5 20-5 24 0l-3 22 8 32h-34l8-32z" fill={coat} />
      <path
        d={cheer ? 'M-10-86c-8-10-12-22-14-37M10-86c8-10 12-22 14-37' : 'M-11-87c-4 12-6 22-6 33M11-87c4 12 6 22 6 33'}
        stroke={coat}
        strokeWidth="5.5"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d={cheer ? 'M12-84c9-10 13-22 15-37' : 'M13-87c4 12 6 22 6 32'}
        stroke={ink.glow}
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M-8-104a8 9 0 0 1 16 0c0 9 1 14 2 22h-20c1-8 2-13 2-22z" fill={ink.ground} />
    </g>
  );
}

/** A child seen from behind, 67 high. */
export function Child({ coat, cheer, ...at }: Figure) {
  return (
    <g transform={stand(at)}>
      <path d="M-5-26H5V0H1v-18h-2V0h-4z" fill={ink.ground} />
      <path d="M-8-51c3-4 13-4 16 0l4 28h-24z" fill={coat} />
      <path
        d={cheer ? 'M-8-47-17-66M8-47l9-19' : 'M-8-49-13-32M8-49l5 17'}
        stroke={coat}
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <circle cy="-60" r="7" fill={ink.ground} />
    </g>
  );
}
