/** Passports of thirteen countries through the whole reader, as people photograph them and ruined on purpose (issue of documents). */
import { passportReader } from '#app/integrations/passport/index.server.ts';
import { drawPage } from '#tests/passports/draw.ts';
import { FIELDS, outcomeOf } from '#tests/passports/outcome.ts';
import { holders } from '#tests/passports/people.ts';
import { ruins, type Variant, variants } from '#tests/passports/variants.ts';
import { type Figure, say } from '../scripts/figures.ts';

/** VARIANTS=clean,dark for a quick look. */
const chosen = process.env.VARIANTS?.split(',');
/** All of these must be read to the last field. */
const WHOLE = ['clean', 'rotated', 'skewed', 'dark', 'JPEG 60'];

/** Patient, so that a busy machine changes times and no reading. */
const reader = passportReader({ most: 1, seconds: 120, idleSeconds: 5, patience: 100_000 });

async function measure(variant: Variant) {
  let [found, right, certain, names] = [0, 0, 0, 0];
  const wrong: string[] = [];
  const times: number[] = [];
  for (const [at, holder] of holders.entries()) {
    const picture = await variant(await drawPage(holder), at);
    const began = performance.now();
    const reading = await reader.readPassport(picture);
    times.push(performance.now() - began);
    const outcome = outcomeOf(reading, holder);
    if (reading.found) found += 1;
    right += outcome.right.length;
    certain += outcome.certain.length;
    if (outcome.certain.includes('name')) names += 1;
    for (const field of outcome.wrongButCertain) wrong.push(`${holder.country} ${field}`);
  }
  times.sort((one, other) => one - other);
  return { found, right, certain, names, wrong, median: times[Math.floor(times.length / 2)] ?? 0 };
}

export async function* provePassport(): AsyncGenerator<Figure> {
  const of = holders.length * FIELDS.length;
  let pictures = 0;
  const wrong: string[] = [];
  for (const [name, variant] of Object.entries<Variant>({ ...variants, ...ruins })) {
    if (chosen && !chosen.includes(name)) continue;
    const one = await measure(variant);
    pictures += holders.length;
    wrong.push(...one.wrong.map((what) => `${name}: ${what}`));
    const isWhole = WHOLE.includes(name);
    yield {
      what: `passports, ${name}: fields read right`,
      bar: isWhole ? `${of}` : 'printed',
      measured: `${one.right} of ${of}, ${one.certain} certain (${one.names} names; ${one.wrong.length} wrong), ${one.found} of ${holders.length} found, median ${Math.round(one.median)} ms`,
      ok: !isWhole || one.right === of,
    };
  }
  for (const what of wrong) say(what);
  yield {
    what: 'passports, all pictures: fields that are wrong and called certain',
    bar: '0',
    measured: `${wrong.length} in ${pictures} pictures`,
    ok: wrong.length === 0,
    isLoss: true,
  };
}
