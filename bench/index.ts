/** npm run bench [-- name ...]: the product beside a bare server of the same Node, and pages as a phone sees them. */
import { type Measure, runEntries } from '../scripts/figures.ts';
import { measurePagesInFlood } from './accounts.ts';
import { measureArticles } from './articles.ts';
import { measureExport } from './export.ts';
import { measureFormScreen } from './form-screen.ts';
import { measureFormsFlat } from './forms.ts';
import { lighthousePages, measureLighthouse } from './lighthouse.ts';
import { measureTarget } from './measure.ts';
import { measureOffice } from './office.ts';
import { measurePageSizes } from './page-size.ts';
import { measurePaymentPage } from './payments.ts';
import { measureQuiz } from './quiz.ts';
import { measureStarts } from './starts.ts';
import { targets } from './targets.ts';
import { measureUpload } from './upload.ts';
import { measureVisits } from './visit.ts';

const entries: [name: string, measure: Measure][] = [
  ...Object.entries(targets).map(([name, target]): [string, Measure] => [name, () => measureTarget(target)]),
  ['pages-in-flood', measurePagesInFlood],
  ['start-pglite', () => measureStarts('pglite')],
  ['start-postgres', () => measureStarts('postgres')],
  ['visit', measureVisits],
  ['quiz', measureQuiz],
  ['form-screen', measureFormScreen],
  ['payment-screen', measurePaymentPage],
  ['export', measureExport],
  ['upload', measureUpload],
  ['office', measureOffice],
  ['forms-flat-pglite', () => measureFormsFlat('pglite')],
  ['forms-flat-postgres', () => measureFormsFlat('postgres')],
  ['articles', measureArticles],
  ['length', measurePageSizes],
  ...lighthousePages.map((path): [string, Measure] => [`lighthouse ${path}`, () => measureLighthouse(path)]),
];

await runEntries('bench', Object.fromEntries(entries));
