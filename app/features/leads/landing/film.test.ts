/** The film of the landing page says what the texts say, and is light (scripts/landing-film.ts). */
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

test('its captions are those of the texts, one after another, to the end of the film', () => {
  for (const locale of ['es', 'en', 'ar']) {
    const { film } = JSON.parse(readFileSync(`content/text/${locale}/lead-landing.json`, 'utf8'));
    const cues = readFileSync(`public/film/road.${locale}.vtt`, 'utf8').trim().split('\n\n').slice(1);
    expect(cues.map((cue) => cue.split('\n')[1])).toEqual(Object.values(film.says));
    expect(cues.at(-1)).toContain('00:08.000');
  }
});

test('film and picture are light, in both directions', () => {
  for (const side of ['ltr', 'rtl']) {
    expect(statSync(`public/film/road-${side}.mp4`).size).toBeLessThan(400_000);
    expect(statSync(`public/film/road-${side}.webp`).size).toBeLessThan(40_000);
  }
});
