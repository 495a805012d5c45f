/** How text of our papers looks: sizes, colours, the line it stands on; set in the direction of its language. */
import { inArabic, withoutMarks } from './bidi.ts';
import type { Box, Ink } from './layout.ts';
import { type FaceName, type Lettering, linesOf } from './text.ts';

export const NIGHT = '#0b1f3a';
const QUIET = '#3d4f69';
export const DEEP = '#12408a';

/** A name may be written in the letters of its own language. */
const TEXT: readonly FaceName[] = ['Sans', 'SansExt', 'Arabic', 'Greek', 'Cyrillic'];
const STRONG: readonly FaceName[] = ['SansBold', 'SansExtBold', 'ArabicBold', 'GreekBold', 'CyrillicBold'];
const DISPLAY: readonly FaceName[] = ['Display', ...STRONG];

/** From the top of a line to where its letters stand, for one point of size: as the faces say of themselves. */
const RISE = 1.069;
const DISPLAY_RISE = { ltr: 0.93, rtl: 1.0254 };

const size = (points: number, lineHeight = 1.4) => ({ points, lineHeight, color: NIGHT, faces: TEXT });
const LOOKS = {
  body: size(10),
  quiet: { ...size(9), color: QUIET },
  strong: { ...size(10), faces: STRONG },
  small: { ...size(7.5, 1.3), color: QUIET },
  told: size(9.5, 1.3),
  title: { ...size(21, 1.2), faces: DISPLAY },
  heading: { ...size(13, 1.3), faces: DISPLAY },
  number: { ...size(19, 1.2), faces: DISPLAY },
  link: { ...size(10), color: DEEP },
  foot: { ...size(8, 1.362), color: QUIET },
} as const;
export type Look = keyof typeof LOOKS;

/** From the left of the page. */
export type Column = { x: number; width: number };

/** Fewer lines than these are not left alone before or after the end of a page. */
const ALONE = 2;

export type Pen = ReturnType<typeof penOf>;

/** An answer in another language is read from its own side, commas and all, even where it stands at the right. */
const isForeign = (text: string) =>
  /\p{Script=Latin}/u.test(text) && !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

export function penOf(lettering: Lettering, isRtl: boolean) {
  const set = (text: string, look: Look, width: number) => {
    const { faces, points } = LOOKS[look];
    const turned = isRtl && !isForeign(text);
    const words = turned ? inArabic(text) : withoutMarks(text);
    return linesOf(words, { faces, size: points, width, isRtl: turned }, lettering);
  };

  /** `isEnd`: against the end of its column instead of its start. */
  function write(text: string, look: Look, column: Column, { isEnd = false, href = '' } = {}): Box {
    const { points, lineHeight, color, faces } = LOOKS[look];
    const lines = set(text, look, column.width);
    const high = points * lineHeight;
    const rise = points * (faces === DISPLAY ? DISPLAY_RISE[isRtl ? 'rtl' : 'ltr'] : RISE);
    const ink = lines.flatMap(({ runs, width }, at): Ink[] => {
      const x = column.x + (isEnd === isRtl ? 0 : column.width - width);
      const line: Ink = { kind: 'line', x, y: at * high + rise, size: points, color: href ? DEEP : color, runs };
      return href ? [line, { kind: 'link', x, y: at * high, width, height: high, href }] : [line];
    });
    const breaks = lines.flatMap((_, at) => (at >= ALONE && lines.length - at >= ALONE ? [at * high] : []));
    return { height: lines.length * high, ink, breaks, after: 0 };
  }

  /** How wide it is on one line. */
  const widthOf = (text: string, look: Look) =>
    Math.max(...set(text, look, Number.POSITIVE_INFINITY).map(({ width }) => width));

  return { isRtl, write, widthOf };
}
