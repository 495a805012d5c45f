/** Renewal: the older stamp fades on its page, and the new one lies beside it, above the bay. */
import { DottedRoute, ink, type SceneProps, Stamp } from '#app/ui/scenes/pieces.tsx';
import { ServiceFrame } from '#app/ui/scenes/services/frame.tsx';
import { Glints, Ripples, Shadow } from '#app/ui/scenes/services/light.tsx';

export function UsRenewal({ className }: SceneProps) {
  return (
    <ServiceFrame
      turns={false}
      className={className}
      x={396}
      y={172}
      r={34}
      clouds="M30 46h44M46 58h66M250 40h40M264 52h30"
    >
      <path d="M0 150c40-20 90-30 140-14s100 22 160 34h180v20H0z" fill={ink.far} opacity=".6" />
      <path d="M408 176c20-22 44-34 72-36v40z" fill={ink.far} />
      <path d="M0 172h480v90H0z" fill={ink.far} />
      <path d="M0 178h480v90H0z" fill={ink.mid} opacity=".7" />
      <Glints d="M352 184h86M366 192h60M358 200h50M376 208h44M382 216h24" />
      <Ripples d="M280 190h34M292 206h30M440 200h30M428 214h22" />
      <Bridge />
      <path d="M0 226c160-10 320-6 480 2v80H0z" fill={ink.near} />
      <path d="M0 240h480v60H0z" fill={ink.stone} />
      <path d="M0 240h480" stroke={ink.lit} strokeWidth="3" />
      <path
        d="M20 286h30M300 262h26M420 284h36M390 262h14M216 290h22"
        stroke={ink.near}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".3"
      />
      <Shadow d="M40 266l122 6 118-12-38 26H20z" />
      <Booklet />
      <Stamper />
    </ServiceFrame>
  );
}

function Bridge() {
  return (
    <>
      <path
        d="M230 166c34-8 62-34 78-74M320 92c24 84 118 84 140 0M468 92c4 16 8 26 12 34"
        fill="none"
        stroke={ink.brick}
        strokeWidth="3"
      />
      <path
        d="M250 160v14M262 153v21M274 144v30M286 131v43M298 113v61M332 122v52M344 136v38M356 146v28M368 152v22M380 154v20M392 154v20M404 152v22M416 147v27M428 138v36M440 124v50"
        stroke={ink.brick}
      />
      <path d="M180 172h300v7H180z" fill={ink.brick} />
      <path
        d="M306 216V84h6v20h4V84h6v132zM312 112v12h4v-12zM312 140v14h4v-14zM458 216V84h5v20h3V84h5v132z"
        fill={ink.brick}
        fillRule="evenodd"
      />
      <path d="M320 84h2v132h-2zM458 84h2v132h-2z" fill={ink.glow} />
      <path d="M300 220h28v-6h-28zM452 220h26v-6h-26z" fill={ink.ground} />
    </>
  );
}

function Booklet() {
  return (
    <>
      <path d="M46 104q-1-6 5-5l109 15 111-19q6-1 6 5v146q0 5-5 6l-112 18-108-13q-6-1-6-6z" fill={ink.ground} />
      <path d="M56 106l104 15v142L56 251z" fill={ink.lit} />
      <path d="M160 121l107-18v142l-107 18z" fill={ink.lit} />
      <path d="M160 121l22-4v143l-22 3zM140 118l20 3v142l-20-2z" fill={ink.stone} opacity=".6" />
      <path d="M160 121v142" stroke={ink.far} strokeWidth="2" />
      <path d="m267 103 4-1v144l-4-1z" fill={ink.glow} />
      <g fill="none" stroke={ink.far} strokeWidth="3">
        <circle cx="94" cy="160" r="23" />
        <circle cx="94" cy="160" r="16" strokeWidth="1.5" strokeDasharray="2.5 3" />
        <path d="M82 162h24M87 162a7 7 0 0 1 14 0" />
        <path d="m104 200 40 4v28l-40-4zM112 210l24 3M112 218l16 2" />
      </g>
      <path
        d="m66 204 24 2M66 216l24 2M66 228l18 2"
        stroke={ink.far}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
      />
      <path
        d="m198 220 54-9M198 233l36-6M184 136l44-7"
        stroke={ink.far}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
      />
      <Stamp x={222} y={174} r={33} tilt={-16} />
      <DottedRoute d="M104 134c24-62 84-62 108 0" width={3} />
      <path
        d="m204 128 9 8 4-12"
        fill="none"
        stroke={ink.accent}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

function Stamper() {
  return (
    <g transform="translate(-14 0)">
      <Shadow d="M330 268h72l-26 20h-80z" />
      <path d="M328 250h76v12h-76z" fill={ink.ground} />
      <path d="M332 262h68v7h-68z" fill={ink.accent} />
      <path
        d="M340 250c0-14 13-13 16-26 2-9-4-20-4-32a14 14 0 0 1 28 0c0 12-6 23-4 32 3 13 16 12 16 26z"
        fill={ink.brick}
      />
      <path
        d="M374 180c8 5 7 13 4 21-3 9-6 14-4 23 3 13 16 12 16 26h-9c0-12-13-14-15-25-2-14 7-24 8-45z"
        fill={ink.glow}
      />
    </g>
  );
}
