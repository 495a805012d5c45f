/** Criminal record: a folder on the wall of the lookout, read under the glass, and the way that lies behind. */
import { DottedRoute, ink, Ranges, type SceneProps, Station } from '#app/ui/scenes/pieces.tsx';
import { Bushes, Pines } from '#app/ui/scenes/plants.tsx';
import { ServiceFrame } from '#app/ui/scenes/services/frame.tsx';
import { Shadow } from '#app/ui/scenes/services/light.tsx';

export function UsBackground({ className }: SceneProps) {
  return (
    <ServiceFrame className={className} x={404} y={160} r={36} clouds="M28 40h44M44 52h66M300 44h40M316 56h52">
      <path d="M0 140l50-24 40 14 60-50 50 40 40-16 60 30 60 34H0z" fill={ink.far} opacity=".55" />
      <Ranges
        far="M0 170l60-34 44 16 50-20 60 30 60-22 70 20 50-12 86 8v60H0z"
        mid="M0 186c90-26 170-16 240-8s160 2 240-22v80H0z"
        near="M0 216c80-20 180-14 260-8s150-2 220-20v70H0z"
      />
      <path
        d="M330 240c6-18 66-16 66-32 0-12-40-12-38-24 2-8 20-8 26-18l4 1c-2 12-18 12-18 18 0 10 44 12 42 26-2 14-52 16-50 29z"
        fill={ink.lit}
      />
      <DottedRoute d="M346 238c4-16 58-16 57-31s-40-12-38-22c1-8 16-8 21-16" width={2.5} />
      <Station x={402} y={205} r={5} />
      <Station x={365} y={186} r={4} />
      <Bushes d="M304 208h0M440 196h0" size={12} />
      <Bushes d="M295 211h0M313 210h0M449 194h0M431 199h0" size={8} />
      <Pines at="22 224 62, 44 226 44" />
      <path d="M0 232h480v70H0z" fill={ink.stone} />
      <path d="M0 232h480" stroke={ink.lit} strokeWidth="3" />
      <path
        d="M16 262h24M420 256h36M388 284h24M30 288h30"
        stroke={ink.near}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".3"
      />
      <Folder />
      <Glass />
    </ServiceFrame>
  );
}

function Folder() {
  return (
    <>
      <Shadow d="M64 272h212l-40 20H10z" />
      <path d="M66 92q0-6 6-6h58q4 0 6 4l8 12h116q6 0 6 6v166H66z" fill={ink.brick} />
      <path d="M92 76h152v160H92z" fill={ink.stone} />
      <path d="m84 86 160-8 8 160-160 8z" fill={ink.lit} />
      <path d="m240 78 4 0 8 160h-4z" fill={ink.glow} />
      <path
        d="m156 102 66-3M157 116l48-2M158 130l60-3M102 160l66-3M103 174l46-2"
        stroke={ink.far}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="m100 98 38-2 2 44-38 2z" fill={ink.sky} />
      <path d="M106 140c1-14 6-18 14-18s13 3 15 17zM112 110a8 8 0 0 1 15 0 8 8 0 0 1-15 0z" fill={ink.near} />
      <path d="M54 140q-1-8 7-8h202q8 0 7 8l-6 126q-1 8-9 8H74q-8 0-9-8z" fill={ink.glow} />
      <path d="M258 132h5q8 0 7 8l-6 126q-1 8-9 8h-6q7 0 8-8z" fill={ink.sun} />
      <rect x="88" y="226" width="72" height="28" rx="4" fill={ink.lit} />
      <path d="M98 236h50M98 245h30" stroke={ink.far} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function Glass() {
  return (
    <>
      <path d="m284 226 54 54" stroke={ink.ground} strokeWidth="20" strokeLinecap="round" />
      <path d="m298 240 40 40" stroke={ink.brick} strokeWidth="14" strokeLinecap="round" />
      <path d="m304 238 40 40" stroke={ink.glow} strokeWidth="3" strokeLinecap="round" />
      <circle cx="236" cy="178" r="62" fill={ink.lit} />
      <Print />
      <path d="M194 158a46 46 0 0 1 30-25" fill="none" stroke={ink.sky} strokeWidth="7" strokeLinecap="round" />
      <circle cx="236" cy="178" r="62" fill="none" stroke={ink.ground} strokeWidth="11" />
      <path d="M263 118a66 66 0 0 1 38 66" fill="none" stroke={ink.glow} strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

function Print() {
  return (
    <path
      d="M236 178v14c0 8-2 16-6 22M226 206c2-6 2-14 2-22a8 8 0 0 1 16 0v8c0 10-2 18-5 26M214 212c4-8 6-18 6-28a16 16 0 0 1 32 0c0 14-1 22-4 32M206 200c2-6 4-12 4-18 0-36 52-36 52 0 0 10 0 18-2 26M206 168c8-34 58-32 64 4 1 8 1 14 0 20"
      fill="none"
      stroke={ink.accent}
      strokeWidth="4"
      strokeLinecap="round"
    />
  );
}
