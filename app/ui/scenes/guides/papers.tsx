/** Papers on the wall of the lookout: what the guides to costs, letters, money and corrections are about. */
import type { ReactNode } from 'react';
import { DottedRoute, ink, type SceneProps } from '../pieces.tsx';
import { SpotFrame } from '../spots/frame.tsx';
import { Wall } from './wall.tsx';

type SheetProps = { x: number; y: number; tilt: number; children: ReactNode };

/** A sheet of 76 by 98 from its upper corner, lit from the inline end. */
function Sheet({ x, y, tilt, children }: SheetProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <path d="M6 98h76l-14 12H-6z" fill={ink.near} opacity=".3" />
      <path d="M0 0h76v98H0z" fill={ink.lit} />
      <path d="M72 0h4v98h-4z" fill={ink.glow} />
      {children}
    </g>
  );
}

/** What a family pays: rows, their figures, the sum below the line, and coins. */
export function Sum({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={206} y={70}>
      <Wall />
      <Sheet x={46} y={34} tilt={-5}>
        <path d="M10 16h26M10 30h20M10 44h28M10 58h16" stroke={ink.far} strokeWidth="4" strokeLinecap="round" />
        <path d="M52 16h12M56 30h8M50 44h14M56 58h8" stroke={ink.near} strokeWidth="4" strokeLinecap="round" />
        <path d="M10 70h56" stroke={ink.near} strokeWidth="2" />
        <path d="M10 83h18" stroke={ink.far} strokeWidth="6" strokeLinecap="round" />
        <path d="M44 83h20" stroke={ink.accent} strokeWidth="7" strokeLinecap="round" />
      </Sheet>
      <Coins x={156} y={142} high={5} />
      <Coins x={182} y={147} high={3} />
      <Coins x={206} y={151} high={2} />
    </SpotFrame>
  );
}

function Coins({ x, y, high }: { x: number; y: number; high: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-10 0h22l-8 7h-22z" fill={ink.near} opacity=".3" />
      {Array.from({ length: high }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pile never moves
        <g key={index} transform={`translate(0 ${-6 * index})`}>
          <path d="M-12-5v5c0 6 24 6 24 0v-5z" fill={ink.glow} />
          <ellipse cy="-5" rx="12" ry="4.5" fill={ink.sun} />
        </g>
      ))}
    </g>
  );
}

/** An employer's letter: its head, words with blanks to fill, and the envelope. */
export function Letter({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={206} y={70}>
      <Wall />
      <g transform="translate(132 92) rotate(7)">
        <path d="M4 50h78l-12 10H-6z" fill={ink.near} opacity=".3" />
        <path d="M0 0h80v50H0z" fill={ink.stone} />
        <path d="M0 50 30 22h20l30 28z" fill={ink.lit} />
        <path d="M0 0h80L40 32z" fill={ink.glow} />
        <path d="M0 0 40 32 80 0" fill="none" stroke={ink.brick} strokeWidth="2" />
      </g>
      <Sheet x={50} y={32} tilt={-5}>
        <path d="M10 10h14v14H10z" fill={ink.accent} />
        <path d="M30 13h30M30 21h18" stroke={ink.near} strokeWidth="3" strokeLinecap="round" />
        <path
          d="M10 38h14M48 38h14M10 50h32M30 62h32M10 74h10"
          stroke={ink.far}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M27 34h18v8H27zM46 46h18v8H46zM8 58h18v8H8z" fill={ink.sun} />
        <path d="M30 86c6-12 8 6 14-4s8 4 16-4" fill="none" stroke={ink.near} strokeWidth="2.5" strokeLinecap="round" />
      </Sheet>
    </SpotFrame>
  );
}

/** Money on paper: a sheet with columns of figures and one with a signature, and what joins them. */
export function Statement({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={216} y={66}>
      <Wall />
      <Sheet x={34} y={36} tilt={-6}>
        <path d="M10 12h36" stroke={ink.near} strokeWidth="5" strokeLinecap="round" />
        <path
          d="M10 28h14M10 40h14M10 52h14M10 64h14M10 76h14"
          stroke={ink.far}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M34 28h8M34 52h10M34 64h6" stroke={ink.mid} strokeWidth="4" strokeLinecap="round" />
        <path
          d="M54 28h10M52 40h12M56 52h8M54 64h10M52 76h12"
          stroke={ink.near}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </Sheet>
      <Sheet x={134} y={30} tilt={5}>
        <path d="M10 14h44M10 26h52M10 38h48" stroke={ink.far} strokeWidth="4" strokeLinecap="round" />
        <path d="M10 46h26v10H10z" fill={ink.sun} />
        <path
          d="M12 78c6-16 10 8 16-4s8 6 12-2 10 2 18-4"
          fill="none"
          stroke={ink.near}
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M10 86h50" stroke={ink.far} strokeWidth="1.5" />
      </Sheet>
      <DottedRoute d="M106 96c14-6 22-10 34-12" />
    </SpotFrame>
  );
}

const BARS = 'M12 60v20M18 60v20M26 60v20M30 60v20M38 60v20M46 60v20M50 60v20M58 60v20M64 60v20';

/** A form that was sent and the one that takes its place: two codes of bars, the first one struck out. */
export function NewForm({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={120} y={66}>
      <Wall />
      <Sheet x={26} y={38} tilt={-6}>
        <path d="M10 14h40M10 26h52M10 38h34" stroke={ink.far} strokeWidth="4" strokeLinecap="round" />
        <path d={BARS} stroke={ink.far} strokeWidth="3" />
        <path d="M8 56l60 28M68 56 8 84" stroke={ink.accent} strokeWidth="4" strokeLinecap="round" />
      </Sheet>
      <Sheet x={142} y={32} tilt={4}>
        <path d="M10 14h40M10 26h52M10 38h34" stroke={ink.mid} strokeWidth="4" strokeLinecap="round" />
        <path d={BARS} stroke={ink.ground} strokeWidth="3" />
      </Sheet>
      <DottedRoute d="M100 56c10-16 24-20 36-12" />
      <path
        d="m130 36 8 8-11 3"
        fill="none"
        stroke={ink.accent}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SpotFrame>
  );
}

/** A long strip of paper with the years on it: a stretch for each thing that somebody did. */
export function Timeline({ className }: SceneProps) {
  return (
    <SpotFrame className={className} x={196} y={62}>
      <Wall />
      <path d="m14 140 206-26 8 22-206 28z" fill={ink.near} opacity=".3" />
      <path d="m14 92 202-22 10 48-206 26z" fill={ink.lit} />
      <path d="m216 70 10 48-5 1-10-48z" fill={ink.glow} />
      <path
        d="m216 70c10-2 16 4 14 12s-10 8-10 2"
        fill="none"
        stroke={ink.stone}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="m26 106 42-5 3 14-42 5z" fill={ink.mid} />
      <path d="m76 100 24-3 3 14-24 3z" fill={ink.sun} />
      <path d="m108 96 46-5 3 14-46 6z" fill={ink.accent} />
      <path d="m162 90 40-5 3 14-40 5z" fill={ink.near} />
      <path
        d="m30 130 180-22M32 124v10M74 119v10M106 115v10M160 108v10M206 103v10"
        stroke={ink.far}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </SpotFrame>
  );
}
