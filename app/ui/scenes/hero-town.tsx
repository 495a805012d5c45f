/** The town at the foot of the lookout: the way starts at home. */
import { Houses } from './buildings.tsx';
import { Ground, ink } from './pieces.tsx';
import { Agave, Bushes } from './plants.tsx';

export function HeroTown() {
  return (
    <>
      <Church />
      <Bushes d="M474 352h0M546 358h0" size={16} />
      <Houses base={374} at="456 24 14 0, 484 28 12 2, 516 26 16 0, 544 30 13 1" />
      <Bushes d="M448 392h0M512 388h0" size={14} />
      <Houses base={397} at="460 26 15 1, 488 22 13 0, 520 24 14 3, 546 30 15 0" />
      <Houses base={421} at="438 26 14 0, 470 30 16 2, 504 28 15 0, 536 34 17 1" />
      <Ground d="M346 464c40-34 130-48 214-40v40z" />
      <Agave x={548} y={434} size={34} />
      <Agave x={414} y={446} size={26} />
    </>
  );
}

function Church() {
  return (
    <>
      <path d="M528 356v-18h34v18z" fill={ink.stone} />
      <path d="M525 338l6-9h32v9z" fill={ink.brick} />
      <path d="M482 356v-44h12v11l11-8 11 8v-11h12v44z" fill={ink.lit} />
      <path d="M526 356v-44h2v44zM492 356v-44h2v44z" fill={ink.glow} />
      <path d="M481 312c0-11 14-11 14 0zM515 312c0-11 14-11 14 0z" fill={ink.brick} />
      <path d="M488 305v-6M522 305v-6M505 315v-8" stroke={ink.brick} strokeWidth="1.5" />
      <path
        d="M501 356v-9a4 4 0 0 1 8 0v9zM486 324v-5a2 2 0 0 1 4 0v5zM520 324v-5a2 2 0 0 1 4 0v5zM502 332a3 3 0 0 1 6 0 3 3 0 0 1-6 0z"
        fill={ink.pane}
      />
    </>
  );
}
