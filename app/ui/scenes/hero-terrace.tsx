/** The terrace of the hero: a low wall with a way through it, the family, and a branch that frames the view. */
import { DottedRoute, ink } from './pieces.tsx';
import { Leaves } from './plants.tsx';

export function HeroTerrace() {
  return (
    <>
      <path d="M0 396c120-8 240 4 318 64l8 6" fill="none" stroke={ink.ground} strokeWidth="10" />
      <Wall />
      <path d="M0 396c120-8 240 4 318 64l8 6H0z" fill={ink.stone} />
      <DottedRoute d="M206 432c36-4 76 4 104 26" />
      <Telescope />
      <path
        d="M42 460 104 432h14l-40 28zM82 460l54-24h10l-38 24zM112 460l50-26h10l-32 26zM30 460l38-26h14l-34 26zM206 460l44-24h14l-34 24z"
        fill={ink.near}
        opacity=".35"
      />
      <Suitcase />
      <Man />
      <Woman />
      <Child />
      <Branch />
    </>
  );
}

function Wall() {
  return (
    <>
      <path d="M0 364c84-6 150-4 196 8v40H0z" fill={ink.stone} />
      <path d="M0 364c84-6 150-4 196 8v40H0z" fill={ink.brick} opacity=".35" />
      <path
        d="M14 384h24M60 376h20M94 388h26M168 384h20M40 392h12M136 376h12"
        stroke={ink.near}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".3"
      />
      <path d="M0 358c84-6 150-4 196 8v9c-46-12-112-14-196-8z" fill={ink.stone} />
      <path d="M0 358c84-6 150-4 196 8" stroke={ink.lit} strokeWidth="2.5" fill="none" />
      <path d="M194 362h24v50h-24z" fill={ink.stone} />
      <path d="M194 362h17v50h-17z" fill={ink.brick} opacity=".35" />
      <path d="M190 354h32v9h-32z" fill={ink.stone} />
      <path d="M190 354h32" stroke={ink.lit} strokeWidth="2.5" />
    </>
  );
}

function Telescope() {
  return (
    <>
      <path d="M246 432h20v4h-20zM253 386h6v46h-6zM249 378h14l-3 12h-8z" fill={ink.ground} />
      <path d="M238 374l32-9 5 13-32 9c-6-2-8-8-5-13z" fill={ink.ground} />
      <path d="m270 365 5 13" stroke={ink.glow} strokeWidth="3" />
    </>
  );
}

function Suitcase() {
  return (
    <g transform="translate(78 434)">
      <path d="M-6-32v-16h11v16" fill="none" stroke={ink.ground} strokeWidth="2" />
      <rect x="-12" y="-34" width="22" height="32" rx="4" fill={ink.brick} />
      <path d="M-6-30v24M4-30v24" stroke={ink.ground} strokeWidth="1.5" opacity=".5" />
    </g>
  );
}

function Man() {
  return (
    <g transform="translate(112 434)">
      <path d="M-10-64h20L9-2H2L0-46-2-2h-7z" fill={ink.ground} />
      <path d="M-29-52h0M29-60h0M0-110v8" stroke={ink.brick} strokeWidth="6" strokeLinecap="round" />
      <path d="M-16-98c4-6 28-6 32 0l-3 40h-26z" fill={ink.lit} />
      <path
        d="M-14-96c-4 18-8 30-14 40M14-96c6 14 8 24 13 32"
        stroke={ink.lit}
        strokeWidth="6.5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="m16-97-3 38M17-96c6 14 7 22 12 29" stroke={ink.glow} strokeWidth="2" fill="none" />
      <ellipse cy="-117" rx="8" ry="8.5" fill={ink.ground} />
    </g>
  );
}

function Woman() {
  return (
    <g transform="translate(168 436)">
      <path d="M-7-44H7L6-2H1V-40h-2V-2h-5z" fill={ink.ground} />
      <path d="M-24-58h0M16-48h0" stroke={ink.brick} strokeWidth="5" strokeLinecap="round" />
      <path d="M-12-90c4-5 20-5 24 0l-3 22 8 30h-34l8-30z" fill={ink.accent} />
      <path
        d="M-11-88c-3 14-8 22-13 30M11-88c4 12 6 24 5 36"
        stroke={ink.accent}
        strokeWidth="5.5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M14-86c4 12 5 22 4 32" stroke={ink.glow} strokeWidth="2" fill="none" />
      <path d="M-8-104a8 9 0 0 1 16 0c0 9 1 16 2 24h-20c1-8 2-15 2-24z" fill={ink.ground} />
    </g>
  );
}

function Child() {
  return (
    <g transform="translate(141 438)">
      <path d="M-5-24H5v22H1v-16h-2v16h-4z" fill={ink.ground} />
      <path d="M-8-50c3-4 13-4 16 0l4 26h-24z" fill={ink.sun} />
      <path d="M-8-49-11-59M8-49 9-58" stroke={ink.sun} strokeWidth="4.5" strokeLinecap="round" />
      <circle cy="-60" r="7" fill={ink.ground} />
    </g>
  );
}

function Branch() {
  return (
    <>
      <Leaves
        at="10 52 -70 36, 30 46 -30 38, 60 40 -60 34, 80 30 -20 38, 112 20 -50 30, 0 90 30 34, 40 82 40 32"
        color={ink.near}
      />
      <path d="M-4 70c50 6 110-10 170-56M40 70c30 6 60 20 84 18" stroke={ink.ground} strokeWidth="3.5" fill="none" />
      <Leaves at="20 70 60 34, 44 68 100 30, 104 48 40 34, 124 38 70 30, 140 28 20 34, 166 14 30 30" />
      <Leaves at="20 66 -60 34, 44 64 -80 34, 70 56 -50 36, 94 48 -80 34, 112 40 -40 34, 136 26 -70 28, 160 14 -20 32" />
      <Leaves at="0 60 -40 40, 0 72 40 34, 70 76 70 28, 90 84 50 28, 108 88 90 24, 124 88 10 28, 96 80 -20 26" />
    </>
  );
}
