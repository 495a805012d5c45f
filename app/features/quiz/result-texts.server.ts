/** The sentences around a result, finished on the server: the island carries no message machinery. A # stands for a figure or words. */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { COUNTED } from '#content/quizzes/definition.ts';

export function resultTexts(locale: Locale) {
  const t = translator(locale, 'quiz');
  return {
    heading: t('result.heading'),
    processing: t('result.processing'),
    focus: t('result.focus'),
    bands: Object.fromEntries(COUNTED.$band.map((band) => [band, t(`result.bands.${band}`)])),
    score: t('result.score', { score: '#' }),
    editOne: t('result.editOne', { question: '#' }),
    helps: t('result.helps'),
    hurts: t('result.hurts'),
    noHelps: t('result.noHelps'),
    noHurts: t('result.noHurts'),
    effects: t('result.effects'),
    answers: t('result.answers'),
    begin: t('result.begin'),
    total: t('result.total'),
    capped: t('result.capped', { sum: '#' }),
    stop: t('result.stop'),
    stopTitle: t('result.stopTitle'),
    stopAsk: t('result.stopAsk'),
    change: t('result.change'),
    edit: t('result.edit'),
    next: t('result.next'),
    startOver: t('result.startOver'),
    own: t('result.own'),
    assumed: t('result.assumed'),
    portal: t('result.portal'),
    congratulations: t('result.congratulations'),
  };
}

export type ResultTexts = ReturnType<typeof resultTexts>;
