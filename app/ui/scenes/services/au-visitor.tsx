/** A visit to Australia: the harbour below a eucalyptus, its bridge and its sails, and a ferry on the way. */
import { Towers } from '../buildings.tsx';
import { DottedRoute, ink, type SceneProps, Station } from '../pieces.tsx';
import { Bushes, Leaves } from '../plants.tsx';
import { ServiceFrame } from './frame.tsx';
import { Glints, Ripples, Shadow } from './light.tsx';

const sun = { x: 404, y: 178, r: 36 };

export function AuVisitor({ className }: SceneProps) {
  return (
    <ServiceFrame turns={false} className={className} {...sun} clouds="M200 46h44M216 58h66M352 62h40">
      <path
        d="M0 172c60-12 120-10 200-4 70 6 110 8 160 12H0zM444 180c16-8 26-10 40-10v12z"
        fill={ink.far}
        opacity=".7"
      />
      <Towers base={182} fill={ink.far} at="82 12 34, 100 14 56, 120 12 44, 262 12 40, 280 12 56" />
      <Towers base={182} at="92 12 28, 110 12 40, 270 13 34, 288 12 46" sun={sun.x} />
      <HarbourBridge />
      <Harbour />
      <Opera />
      <Ferry />
      <Headland />
      <Tree />
      <Backpack />
    </ServiceFrame>
  );
}

function HarbourBridge() {
  return (
    <>
      <path d="M124 154Q192 88 260 154M124 178Q192 84 260 178" fill="none" stroke={ink.near} strokeWidth="3.5" />
      <path
        d="M138 142v20M152 132v17M166 126v14M180 122v13M192 121v12M204 122v13M218 126v14M232 132v17M246 142v20M124 178l14-36M138 162l14-30M152 149l14-23M166 140l14-18M180 135l12-14M192 121l12 14M204 122l14 18M218 126l14 23M232 132l14 30M246 142l14 36"
        stroke={ink.near}
      />
      <path
        d="M138 162v8M152 149v21M166 140v30M180 135v35M192 133v37M204 135v35M218 140v30M232 149v21M246 162v8"
        stroke={ink.near}
        strokeWidth=".8"
      />
      <path d="M70 168h230v5H70z" fill={ink.near} />
      <path d="M112 186v-40h14v40zM258 186v-40h14v40z" fill={ink.stone} />
      <path d="M123 146h3v40h-3zM269 146h3v40h-3z" fill={ink.glow} />
      <path d="M110 146h18v-4h-18zM256 146h18v-4h-18z" fill={ink.lit} />
    </>
  );
}

function Harbour() {
  return (
    <>
      <path d="M0 180h480v120H0z" fill={ink.far} />
      <path d="M0 188h480v112H0z" fill={ink.mid} opacity=".8" />
      <path d="M0 226c140-10 330 6 480-6v80H0z" fill={ink.near} />
      <Glints d="M362 194h86M376 206h62M366 216h56M386 226h44M380 238h30" />
      <Ripples d="M150 196h50M220 204h40M180 216h34M440 206h30M290 236h60M330 252h44M420 248h40" />
    </>
  );
}

function Opera() {
  return (
    <>
      <path d="m290 202 6-12h112l12 12z" fill={ink.stone} />
      <path d="M290 202h130v5H290z" fill={ink.brick} />
      <path
        d="M298 190c-1-11 2-22 11-32 7 9 11 20 11 32zM312 190c-1-25 10-46 35-62 8 21 8 42 0 62zM341 190c0-21 11-38 34-51 7 18 6 35-3 51zM366 190c1-15 10-26 25-35 4 13 3 24-4 35zM386 190c1-10 7-17 18-22 1 8 0 15-6 22z"
        fill={ink.lit}
      />
      <path
        d="M347 128c8 21 8 42 0 62h-10c10-20 13-40 10-62zM375 139c7 18 6 35-3 51h-8c8-16 12-33 11-51zM391 155c4 13 3 24-4 35h-5c6-11 9-22 9-35zM404 168c1 8 0 15-6 22h-4c6-7 9-14 10-22z"
        fill={ink.glow}
      />
      <path
        d="M318 190c1-20 10-38 25-55M326 190c3-18 9-35 19-50M347 190c1-17 10-31 24-44"
        fill="none"
        stroke={ink.stone}
        strokeWidth="1.5"
      />
      <path d="M300 196h104" stroke={ink.pane} strokeWidth="3.5" strokeDasharray="4 3.5" />
    </>
  );
}

function Ferry() {
  return (
    <>
      <DottedRoute d="M120 256c40-10 70-14 112-16M306 232c20-4 40-10 58-22" width={2.5} color={ink.window} />
      <Station x={368} y={207} r={4.5} />
      <path d="M246 232v-14h40l6 14zM254 218v-9h22l4 9z" fill={ink.lit} />
      <path d="M250 225h36M258 214h16" stroke={ink.pane} strokeWidth="4.5" strokeDasharray="5 3" />
      <path d="M286 218l6 14h-3l-6-14zM276 209l4 9h-3l-3-9z" fill={ink.glow} />
      <path d="M258 209v-9h8v9z" fill={ink.accent} />
      <path d="M236 232h66l-8 12h-50z" fill={ink.accent} />
      <path d="M236 232h66l-2 4h-61z" fill={ink.sun} />
      <path d="M224 248c24-6 56-4 80-2" stroke={ink.lit} strokeWidth="2.5" fill="none" strokeLinecap="round" />
    </>
  );
}

function Headland() {
  return (
    <>
      <path d="M0 240c60-4 84 4 118 16 40 14 90 22 150 28l60 16H0z" fill={ink.ground} />
      <path d="M0 240c40-2 80 10 108 22 30 12 70 20 120 24l30 14H0z" fill={ink.stone} />
      <path d="M0 262c40 0 70 8 100 18l40 20H0z" fill={ink.brick} opacity=".35" />
      <path d="M0 240c40-2 80 10 108 22 30 12 70 20 120 24" fill="none" stroke={ink.lit} strokeWidth="2.5" />
      <Bushes d="M250 282h0M268 286h0M4 240h0" size={16} />
      <Bushes d="M238 284h0M284 290h0M100 254h0" size={11} />
    </>
  );
}

function Tree() {
  return (
    <>
      <path d="M56 158c6-40 26-66 66-90" fill="none" stroke={ink.lit} strokeWidth="9" />
      <path d="M59 160c7-38 26-64 65-88" fill="none" stroke={ink.glow} strokeWidth="3" />
      <path d="M22 286c16-40 18-90 12-140-6-46-14-90-8-150h20c-6 54 4 100 10 148 6 54 6 100 24 138z" fill={ink.lit} />
      <path
        d="M46-4c-6 54 4 100 10 148 6 54 6 100 24 138l-12 2c-16-40-16-90-20-140-4-46-14-92-8-148z"
        fill={ink.glow}
      />
      <path
        d="M32 40c1 12 4 20 3 34M36 90c4 10 2 20 5 30M40 150c3 12 0 24 3 40M40 210c-1 12-3 20-4 34"
        fill="none"
        stroke={ink.brick}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".5"
      />
      <Leaves
        at="108 64 80 40, 116 60 50 42, 104 66 110 36, 124 52 20 40, 98 60 140 30, 30 10 150 40, 12 24 100 44, 0 14 70 40, 150 20 60 40, 130 24 90 36"
        color={ink.near}
      />
      <path
        d="M40 30c40-14 80-16 124-8M104 62c10-4 20-8 34-6M60 22c14 12 26 16 40 18"
        fill="none"
        stroke={ink.ground}
        strokeWidth="3"
      />
      <Leaves at="60 24 70 38, 76 20 110 34, 92 18 60 42, 112 16 100 38, 134 18 70 42, 150 20 110 32, 164 22 60 40, 164 22 20 38, 84 34 100 34, 100 40 70 36, 138 56 60 34, 138 56 10 34, 122 58 100 34, 120 16 -30 30, 86 16 -60 26, 0 4 40 46, 12 -4 60 50" />
    </>
  );
}

function Backpack() {
  return (
    <g transform="translate(140 280)">
      <Shadow d="M-20 2h42l-24 14h-44z" />
      <path d="M-10-46c0-10 20-10 20 0" fill="none" stroke={ink.ground} strokeWidth="3.5" />
      <path d="M-22-24c0-16 8-24 22-24s22 8 22 24V0q0 4-4 4h-36q-4 0-4-4z" fill={ink.accent} />
      <path d="M14-44c6 4 8 10 8 20V0q0 4-4 4h-4q3 0 3-4v-24c0-10 0-16-3-20z" fill={ink.glow} />
      <rect x="-14" y="-20" width="26" height="18" rx="4" fill={ink.brick} />
      <path d="M-16-28h30" stroke={ink.ground} strokeWidth="2.5" strokeLinecap="round" opacity=".6" />
      <path d="M-60-2c8-3 10-13 22-13s12 9 22 13c-12 7-32 7-44 0z" fill={ink.sun} />
      <path d="M-50-8c8 3 16 3 24 0" fill="none" stroke={ink.near} strokeWidth="3.5" />
    </g>
  );
}
