/** From the plane: the Andes above a sea of cloud, framed by the cabin window, the stamped page on the tray. */
import { DottedRoute, ink, Scene, type SceneProps, Sky, Stamp, Stars, Sun } from './pieces.tsx';

const sun = { x: 392, y: 214, r: 36 };

export function HeroWindow({ className }: SceneProps) {
  return (
    <Scene width={560} height={460} className={className}>
      <Sky width={560} height={460} {...sun} />
      <Stars at="M182 60h0M228 44h0M276 80h0M336 58h0M160 122h0" />
      <Sun {...sun} />
      <path d="M90 250l40-40 30 18 50-62 44 50 26-20 50 44 40-22 60 36 60-10v80H90z" fill={ink.far} opacity=".6" />
      <path d="M90 280l56-58 30 20 60-84 52 70 24-18 50 46 50-26 70 40v60H90z" fill={ink.far} />
      <path d="m236 158 52 70-12 12-14-22-10 26-16-32-14 16-12-8z" fill={ink.lit} />
      <path d="M236 158c4 30 20 60 14 92h112l-50-40-24 18z" fill={ink.lit} opacity=".3" />
      <path d="M90 310l50-34 60 30 70-40 70 44 70-30 80 36v80H90z" fill={ink.mid} />
      <path
        d="M90 330c20-20 50-16 60-2 14-18 50-18 62 0 16-16 54-14 64 4 14-18 50-20 64 0 16-16 48-14 58 2 20-14 50-10 60 6v90H90z"
        fill={ink.lit}
      />
      <path
        d="M90 356c30-18 60-10 70 0 20-14 56-12 68 2 20-14 50-12 64 2 20-14 60-10 70 2 24-12 60-8 90 4v90H90z"
        fill={ink.sky}
      />
      <path d="M470 392 300 330l-8-22 14-2 16 22 148 26z" fill={ink.near} />
      <path d="M292 308l14-2 16 22-18 3z" fill={ink.accent} />
      <DottedRoute d="M150 320C200 220 300 180 384 204" />
      <path
        d="M0 0h560v460H0zM180 24c-40 0-64 26-64 66v270c0 40 24 66 64 66h200c40 0 64-26 64-66V90c0-40-24-66-64-66z"
        fill={ink.stone}
        fillRule="evenodd"
      />
      <path
        d="M180 24c-40 0-64 26-64 66v270c0 40 24 66 64 66h200c40 0 64-26 64-66V90c0-40-24-66-64-66z"
        fill="none"
        stroke={ink.lit}
        strokeWidth="14"
      />
      <path
        d="M-60 24h60c40 0 64 26 64 66v270c0 40-24 66-64 66h-60z"
        fill={ink.sky}
        stroke={ink.lit}
        strokeWidth="14"
      />
      <path
        d="M620 24h-60c-40 0-64 26-64 66v270c0 40 24 66 64 66h60z"
        fill={ink.skyLow}
        stroke={ink.lit}
        strokeWidth="14"
      />
      <path d="M0 418h560v42H0z" fill={ink.ground} />
      <path d="m300 430 20-70 92 24-20 60z" fill={ink.near} />
      <path d="m312 424 16-58 88 22-16 56z" fill={ink.lit} />
      <Stamp x={366} y={406} r={20} />
    </Scene>
  );
}
