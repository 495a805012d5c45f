/** Papers and visa photos drawn by chance, many more than the tests look at: how often the verdict is right (issue of documents). */
import { doubtsIn } from '#app/features/documents/legibility/rules.ts';
import { photoVerdict } from '#app/features/documents/photo/rules.ts';
import { samples } from '#tests/legibility/shots.ts';
import { drawPhoto, pixelsOf } from '#tests/photos/draw.ts';
import { fixtures, variantOf } from '#tests/photos/fixtures.ts';
import { type Figure, say } from '../scripts/figures.ts';

const ROUNDS = 4;
const VARIANTS = 20;
const LEAST_RIGHT = 0.95;

type Tally = { right: number; all: number };
const shareOf = ({ right, all }: Tally) => right / (all || 1);

function figureOf(what: string, tallies: ReadonlyMap<string, Tally>, ms: number): Figure {
  const whole = [...tallies.values()].reduce((sum, one) => ({ right: sum.right + one.right, all: sum.all + one.all }), {
    right: 0,
    all: 0,
  });
  for (const [kind, { right, all }] of tallies) say(`${what}, ${kind}: ${right} of ${all}`);
  return {
    what: `${what}: right verdicts`,
    bar: `>= ${LEAST_RIGHT * 100} %`,
    measured: `${whole.right} of ${whole.all} (${(100 * shareOf(whole)).toFixed(1)} %), ${Math.round(ms / whole.all)} ms of a processor each`,
    ok: shareOf(whole) >= LEAST_RIGHT,
  };
}

function tally(tallies: Map<string, Tally>, kind: string, isRight: boolean) {
  const { right, all } = tallies.get(kind) ?? { right: 0, all: 0 };
  tallies.set(kind, { right: right + (isRight ? 1 : 0), all: all + 1 });
}

/** Of the processor, so that a busy machine changes nothing. */
function timed<Answer>(work: () => Answer): { answer: Answer; ms: number } {
  const before = process.cpuUsage();
  const answer = work();
  return { answer, ms: process.cpuUsage(before).user / 1000 };
}

export async function* provePhotos(): AsyncGenerator<Figure> {
  const papers = new Map<string, Tally>();
  let spent = 0;
  for await (const { kind, wrong, picture } of samples(ROUNDS)) {
    const { answer, ms } = timed(() => doubtsIn(picture));
    spent += ms;
    tally(papers, kind, wrong ? answer.length === 1 && answer[0] === wrong : answer.length === 0);
  }
  yield figureOf('legibility of papers', papers, spent);

  const photos = new Map<string, Tally>();
  spent = 0;
  for (const [at, fixture] of fixtures.entries())
    for (let seed = 1; seed <= VARIANTS; seed++) {
      const jpeg = await drawPhoto(variantOf(fixture, at * 1000 + seed));
      const picture = await pixelsOf(jpeg);
      const { answer, ms } = timed(() => photoVerdict(picture, jpeg.length));
      spent += ms;
      const wrongs = answer.flatMap(({ advice }) => advice ?? []);
      tally(photos, fixture.name, fixture.wrong ? wrongs.includes(fixture.wrong) : wrongs.length === 0);
    }
  yield figureOf('visa photos', photos, spent);
}
