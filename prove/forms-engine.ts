/** The form engine agrees with itself on 10,000 forms and answers made by chance: the 500 of npm test, and many more (T32). */
import { agreements } from '#tests/form-agreement.ts';
import { type Figure, say } from '../scripts/figures.ts';

/** FORMS=300 for a quick look. */
const FORMS = Number(process.env.FORMS ?? 10_000);

export async function* proveFormsEngine(): AsyncGenerator<Figure> {
  for (const [name, disagreements] of Object.entries(agreements)) {
    let wrong = 0;
    for (let seed = 0; seed < FORMS; seed++)
      for (const one of disagreements(seed)) {
        if (wrong++ < 3) say(JSON.stringify(one));
      }
    yield {
      what: `application forms made by chance, ${name}: disagreements`,
      bar: '0',
      measured: `${wrong} in ${FORMS} forms`,
      ok: wrong === 0,
      isLoss: true,
    };
  }
}
