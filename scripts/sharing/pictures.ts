/** Which pages have a picture for shared links, and what it shows; loaded through Vite, because drawings are TSX. */
import type { ComponentType } from 'react';
import { known } from '#app/features/articles/markup/known.ts';
import { compileAll, sourcesIn } from '#app/features/articles/markup/library.ts';
import { pictureOf } from '#app/features/articles/markup/scenes.ts';
import { LOCALES, type Locale, localeInfo } from '#app/i18n/locales.ts';
import { guideScenes } from '#app/ui/scenes/guide-scenes.tsx';
import { Hero } from '#app/ui/scenes/hero.tsx';
import { serviceScenes } from '#app/ui/scenes/service-scenes.tsx';
import { skylines } from '#app/ui/scenes/skylines.tsx';
import { spots } from '#app/ui/scenes/spots.tsx';
import type { PageText } from '#content/page-text.ts';
import { servicePages } from '#content/services/pages.ts';
import { CITIES } from '#content/waits.ts';
import { drawPicture } from './picture.ts';

const texts = import.meta.glob<PageText>('../../content/{services,cities,pages}/*/*.ts', {
  eager: true,
  import: 'text',
});
const site = import.meta.glob<{ hero: string }>('../../content/text/*/site.json', { eager: true, import: 'default' });

/** By the name of the screen (app/paths.ts); an article by its screen and its postId, as `ogImage` asks for it. */
type Subject = {
  screen: string;
  drawing: ComponentType;
  wall?: string | undefined;
  titleIn: (locale: Locale) => string | undefined;
};

const written = (place: string) => (locale: Locale) => texts[`../../content/${place}/${locale}.ts`]?.title;
const page = (screen: string, drawing: ComponentType): Subject => ({
  screen,
  drawing,
  titleIn: written(`pages/${screen}`),
});

/** A room goes on above in the colour of its wall. */
const walls: Partial<Record<string, string>> = { 'us-interview': 'scene-stone' };

const subjects: Subject[] = [
  { screen: 'home', drawing: Hero, titleIn: (locale) => site[`../../content/text/${locale}/site.json`]?.hero },
  ...(Object.keys(servicePages) as (keyof typeof servicePages)[]).map(
    (name): Subject => ({
      screen: name,
      drawing: serviceScenes[name],
      titleIn: written(`services/${name}`),
      wall: walls[name],
    }),
  ),
  ...CITIES.map(
    (city): Subject => ({
      screen: `appointments-${city}`,
      drawing: skylines[city],
      titleIn: written(`cities/${city}`),
    }),
  ),
  page('appointments', serviceScenes.appointments),
  page('wait-times', serviceScenes.appointments),
  page('reschedule', serviceScenes.reschedule),
  page('renewal-landing', serviceScenes['us-renewal']),
  page('locations', skylines['mexico-city']),
  page('usa', skylines.us),
  page('canada', skylines.canada),
];

const drawings: Record<string, ComponentType> = { ...serviceScenes, ...skylines, ...spots, ...guideScenes };
const FIGURE = '{';

/** Each article in each of its languages, with the drawing it names; a title with a figure of an authority waits for the page. */
const articles = compileAll(sourcesIn('content/articles'), LOCALES, known).flatMap(({ head }): Subject[] => {
  const name = pictureOf(head.ogImage.replace('scene:', ''));
  const drawing = drawings[name];
  if (!drawing || head.title.includes(FIGURE)) return [];
  const screen = `${head.kind === 'guide' ? 'resource' : 'post'}/${head.postId}`;
  return [
    { screen, drawing, wall: walls[name], titleIn: (locale) => (locale === head.locale ? head.title : undefined) },
  ];
});

/** Every picture as SVG: a page that a language lacks has none there. */
export const sharingPictures = (): { screen: string; locale: Locale; svg: string }[] =>
  [...subjects, ...articles].flatMap(({ screen, drawing, wall, titleIn }) =>
    LOCALES.flatMap((locale) => {
      const title = titleIn(locale);
      return title ? [{ screen, locale, svg: drawPicture({ title, dir: localeInfo[locale].dir, drawing, wall }) }] : [];
    }),
  );
