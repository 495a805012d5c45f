/** A visit to the United States: the long road between the red buttes, and a suitcase at its side. */
import { DottedRoute, ink, type SceneProps, Station } from '#app/ui/scenes/pieces.tsx';
import { Agave, Bushes } from '#app/ui/scenes/plants.tsx';
import { ServiceFrame } from '#app/ui/scenes/services/frame.tsx';
import { Shadow } from '#app/ui/scenes/services/light.tsx';
import { Suitcase } from '#app/ui/scenes/services/travel.tsx';

export function UsVisitor({ className }: SceneProps) {
  return (
    <ServiceFrame className={className} x={330} y={176} r={38} clouds="M36 40h46M54 52h70M404 50h40M418 62h36">
      <Buttes />
      <Plain />
      <Road />
      <Poles />
      <Suitcase x={104} y={282} size={1.2} />
      <Shadow d="M24 290h20l-30 10H0z" />
      <Agave x={34} y={292} size={40} />
    </ServiceFrame>
  );
}

function Buttes() {
  return (
    <>
      <path d="M0 170l44-8h56l30 6 80-10 40 6 30 16H0zM374 180l40-14 66-6v20z" fill={ink.far} opacity=".6" />
      <path d="M226 180l12-20 4-30 3-4h22l3 5 3 29 14 20zM388 180l10-16 3-22h12l2 8h5l3 12 13 18z" fill={ink.far} />
      <path
        d="m264 126 3 0 3 5 3 29 14 20h-14l-9-22zM410 142h3l2 8h5l3 12 13 18h-11l-11-16z"
        fill={ink.lit}
        opacity=".6"
      />
      <path
        d="m14 184 36-36 4-8 2-46 3-10 40-2 6 3 3 11 1 22 5-2 2-38 4-4h7l4 5 5 61 6 8 30 36zM444 184l16-20 4-44 4-5 12-2v71z"
        fill={ink.brick}
      />
      <path
        d="m99 82 6 3 3 11 1 22 5-2 2-38 4-4h7l4 5 5 61 6 8 30 36h-26l-20-34-3-52-5 2-3 44-8 6-4-48z"
        fill={ink.glow}
      />
      <path
        d="M56 106h40M55 122h36M54 138h42M40 158h78M28 170h104M66 88v14M78 86v18M90 88v14M64 124v12M82 124v12M466 128h14M464 142h16"
        stroke={ink.near}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".3"
      />
    </>
  );
}

function Plain() {
  return (
    <>
      <path d="M0 178h480v122H0z" fill={ink.stone} />
      <path d="M0 182c90-6 200 2 290 0s130-6 190-2v12c-120-4-340-6-480 4z" fill={ink.lit} />
      <path d="M0 202c100-12 200-2 300-4 80-2 130-2 180 2v26c-120-10-340-10-480 0z" fill={ink.brick} opacity=".3" />
      <path d="M0 246c120-20 360-18 480 2v52H0z" fill={ink.brick} opacity=".45" />
      <path
        d="M20 236c70-8 120-6 170-4M380 224c30-2 50-2 74 2M386 262c40-6 60-4 84-2M190 266c20-2 30-2 44 0M396 284c24-2 40-2 66 2M190 208c20-2 40-2 60 0"
        fill="none"
        stroke={ink.near}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".3"
      />
      <Bushes d="M206 222h0M232 204h0M420 216h0M194 252h0" size={9} color={ink.near} />
      <Bushes d="M199 224h0M213 224h0M412 217h0M187 254h0M202 254h0M238 205h0" size={6} color={ink.near} />
    </>
  );
}

function Road() {
  return (
    <>
      <path d="m329 178 2 0 47 122H218z" fill={ink.near} />
      <path d="m331 178 47 122h-7L330.5 178zM329 178 218 300h8L330 178z" fill={ink.lit} />
      <DottedRoute d="M298 300l20-76" color={ink.window} width={4} />
      <DottedRoute d="M320 216l8-28" color={ink.window} width={2} />
      <Station x={306} y={270} r={8} />
      <Station x={319} y={222} r={4.5} />
    </>
  );
}

function Poles() {
  return (
    <>
      <path
        d="M466 132c-22 24-36 32-54 38M446 132c-18 22-28 30-44 37M411 172c-12 8-20 10-32 12M402 172c-12 8-18 10-26 12M380 184c-8 4-16 5-22 6"
        fill="none"
        stroke={ink.ground}
        opacity=".6"
      />
      <path d="M456 288V122M438 133h36" stroke={ink.ground} strokeWidth="5" strokeLinecap="round" />
      <path d="M407 240v-74M399 172h16" stroke={ink.ground} strokeWidth="3" strokeLinecap="round" />
      <path d="M378 216v-34M374 185h8" stroke={ink.ground} strokeWidth="2" strokeLinecap="round" />
      <path d="M358 202v-14M356 190h5" stroke={ink.ground} strokeWidth="1.5" strokeLinecap="round" />
      <path d="M453 288V124M405 240v-72" stroke={ink.glow} strokeWidth="1.5" />
      <Shadow d="m454 288 5-1 21 11v2h-6z" />
      <Bushes d="M450 288h0M464 289h0" size={9} />
    </>
  );
}
