/** Pictures of shared links: one for each page and language that has its text, readable without any font of the machine. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { known } from '#app/features/articles/markup/known.ts';
import { compileAll, sourcesIn } from '#app/features/articles/markup/library.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { languagesAt } from '#app/path-match.ts';
import { isScreen } from '#app/paths.ts';
import { servicePages } from '#content/services/pages.ts';
import { CITIES } from '#content/waits.ts';
import { outlines, setTitle, word } from '../scripts/sharing/lettering.ts';
import { sharingPictures } from '../scripts/sharing/pictures.ts';
import { renderPicture } from '../scripts/sharing-pictures.ts';

const pictures = sharingPictures();
const languages = (screen: string) => pictures.filter((one) => one.screen === screen).map(({ locale }) => locale);
const ROOM = [{ width: 400, lines: 3, sizes: [60, 40] }];
const linesOf = (title: string, dir: 'ltr' | 'rtl') =>
  setTitle(title, dir, ROOM).lines.map(({ runs }) => runs.map(({ text }) => text).join(''));

test('home, appointments, each city and each service page have a picture in every language they are written in', () => {
  for (const screen of ['home', 'appointments', ...CITIES.map((city) => `appointments-${city}`)])
    expect(languages(screen), screen).toEqual([...LOCALES]);
  for (const [screen, page] of Object.entries(servicePages))
    expect(languages(screen), screen).toEqual(LOCALES.filter((locale) => locale in page));
  for (const screen of new Set(pictures.map((one) => one.screen)))
    if (isScreen(screen)) expect(languages(screen), screen).toEqual(languagesAt({ screen: screen }));
});

test('each article has a picture in each language it is written in', () => {
  const own = compileAll(sourcesIn('content/articles'), LOCALES, known).map(({ head }) => head);
  expect(own.length).toBeGreaterThan(0);
  for (const { kind, postId, locale } of own)
    expect(languages(`${kind === 'guide' ? 'resource' : 'post'}/${postId}`), postId).toContain(locale);
  expect(languages('resource/fill-ds160').sort()).toEqual([...LOCALES].sort());
});

test('a picture holds outlines and literal colours: no text, class, variable or unfilled figure', () => {
  for (const { screen, locale, svg } of pictures) {
    expect(svg, `${screen} ${locale}`).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630"/,
    );
    expect(svg, `${screen} ${locale}`).not.toMatch(/<text|class=|var\(|currentColor|NaN|undefined/);
  }
});

test('only Arabic pictures are mirrored, and their titles are not', () => {
  for (const { screen, locale, svg } of pictures) {
    expect(svg.includes('<g transform="translate(1200 0) scale(-1 1)">'), `${screen} ${locale}`).toBe(locale === 'ar');
    expect(svg.split('</g>').at(-1), 'what stands after the mirrored part').not.toContain('scale(');
  }
});

test('lines are even, names stay whole, short words go with the next', () => {
  expect(linesOf('Tu cita para la visa de Estados Unidos', 'ltr')).toEqual([
    'Tu cita para la visa',
    'de Estados Unidos',
  ]);
  expect(linesOf('تأشيرة الطالب F-1', 'rtl')).toEqual(['تأشيرة', 'الطالب F-1']);
  expect(() => linesOf('Otorrinolaringológicamente desproporcionadamente', 'ltr')).toThrow(/does not fit/);
});

test('a Latin code in an Arabic line keeps its direction, to the left of what comes before it', () => {
  const [line] = setTitle('طالب F-1', 'rtl', ROOM).lines;
  if (!line) throw new Error('no line');
  expect(line.runs.map(({ text }) => text)).toEqual(['طالب ', 'F-1']);
  const xs = (d: string) => [...d.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
  const alone = word('F-1', 55.2);
  const code = outlines(alone, 'ltr', 400 - line.width, 100);
  const whole = outlines(line, 'rtl', 400, 100);
  expect(whole.startsWith(code.slice(0, 40))).toBe(true);
  expect(Math.max(...xs(whole))).toBeLessThanOrEqual(400);
});

test('a letter that no face has stops the build', () => {
  expect(() => word('漢', 40)).toThrow(/has no “漢”/);
});

test('pictures are PNGs of 1200 x 630 under 80 kB', async () => {
  const heaviest = pictures.toSorted((a, b) => b.svg.length - a.svg.length).slice(0, 4);
  for (const { screen, locale, svg } of heaviest) {
    const png = await renderPicture(svg);
    expect(await sharp(png).metadata(), `${screen} ${locale}`).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(png.length, `${screen} ${locale}`).toBeLessThan(80_000);
  }
});
