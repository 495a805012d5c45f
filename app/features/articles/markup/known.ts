/** What an article may name: screens without a parameter, facts and prices, drawings, quizzes and service pages. */

import { catalogue } from '../../../../content/catalogue.ts';
import { everyFee, everyList, everyRule } from '../../../../content/facts/every.ts';
import { QUIZ_NAMES } from '../../../../content/quizzes/definition.ts';
import { servicePages } from '../../../../content/services/pages.ts';
import { screenRows } from '../../../paths.ts';
import type { KnownNames } from './markup-error.ts';
import { isScene } from './scenes.ts';

const screens = new Set<string>(
  screenRows()
    .filter(({ es, roles, kind }) => !es.includes(':') && !roles && (!kind || kind === 'notice'))
    .map(({ name }) => name),
);
const figures = new Set([
  ...[everyFee, everyRule, everyList].flatMap((facts) => Object.keys(facts)),
  ...catalogue.flatMap(({ sid, price }) => (price === null ? [] : [`price:${sid}`])),
]);
const quizzes = new Set<string>(QUIZ_NAMES);

export const known: KnownNames = {
  isScreen: (name) => screens.has(name),
  isFigure: (reference) => figures.has(reference),
  isScene,
  isQuiz: (name) => quizzes.has(name),
  isService: (name) => Object.hasOwn(servicePages, name),
};
