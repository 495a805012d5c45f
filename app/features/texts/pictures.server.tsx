/**
 * Drawings below the first screen are files of their own, loaded when they come near: the page stays light. The first
 * one of a page stands in it, so that nothing waits for it.
 */
import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { guideScenes } from '#app/ui/scenes/guide-scenes.tsx';
import paletteCss from '#app/ui/scenes/palette.css?raw';
import { serviceScenes } from '#app/ui/scenes/service-scenes.tsx';
import { skylines } from '#app/ui/scenes/skylines.tsx';
import { spots } from '#app/ui/scenes/spots.tsx';

const drawings = { ...serviceScenes, ...skylines, ...spots, ...guideScenes };
type PictureName = keyof typeof drawings;

/** A picture knows no page: it brings both schemes and follows the system. */
function paletteOf(scheme: 'light' | 'dark') {
  const colours = [...paletteCss.matchAll(/(--scene-[\w-]+):\s*light-dark\(([^,]+),\s*([^)]+)\)/g)];
  return `:root{${colours.map(([, name, light, dark]) => `${name}:${scheme === 'light' ? light : dark}`).join(';')}}`;
}
const style = `<style>${paletteOf('light')}@media(prefers-color-scheme:dark){${paletteOf('dark')}}</style>`;

type PictureFile = { path: `/scenes/${string}.svg`; svg: string; width: number; height: number; turns: boolean };

/** The mark of a scene that is mirrored in Arabic; a file knows no page, so its frame does it. */
const TURNS = 'rtl:-scale-x-100';

function draw(name: PictureName): PictureFile {
  const Drawing = drawings[name];
  const markup = renderToStaticMarkup(<Drawing className="" />);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(markup) ?? [];
  const svg = markup
    .replace(/ (class|aria-hidden)="[^"]*"/g, '')
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace('>', `>${style}`);
  const version = createHash('sha256').update(svg).digest('base64url').slice(0, 10);
  return {
    path: `/scenes/${name}-${version}.svg`,
    svg,
    width: Number(width),
    height: Number(height),
    turns: markup.includes(TURNS),
  };
}

const names = Object.keys(drawings) as PictureName[];
const files = Object.fromEntries(names.map((name) => [name, draw(name)])) as Record<PictureName, PictureFile>;
export const pictureFiles: readonly PictureFile[] = Object.values(files);

export const isPicture = (name: string): name is PictureName => Object.hasOwn(files, name);

type PictureProps = {
  name: PictureName;
  className?: string;
  /** What it shows, where nothing beside it says so. */
  alt?: string;
  /** Of its frame, where that is of another shape than the drawing. */
  size?: { width: number; height: number };
  /** It stands on the first screen. */
  isFirst?: boolean;
};

/** Decoration, unless `alt` says what it shows. */
export function Picture({ name, className = 'h-auto w-full', alt = '', size, isFirst }: PictureProps) {
  const { path, width, height, turns } = files[name];
  return (
    <img
      src={path}
      width={size?.width ?? width}
      height={size?.height ?? height}
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
      className={turns ? `${TURNS} ${className}` : className}
    />
  );
}
