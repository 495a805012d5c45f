/** CPU time of a request to the product beside that of a bare server, in turns (decision 020). */
import type { Engine } from '../prove/place.ts';
import { type Figure, say } from '../scripts/figures.ts';
import { type LoadRequest, load } from './load.ts';
import { inTurns, median } from './rounds.ts';
import { cpuMs, type Prepare, type Subject, startBare, startProduct } from './subjects.ts';

export type Load = { perSecond: number; cpuMs: number; answered: number; failed: number };
/** What the product is measured beside. */
export type Base = { run(seconds: number): Promise<Load>; stop(): Promise<unknown> };

export type Target = {
  what: string;
  /** The share of the bare server's speed that must be left (quality H); without it the figure is for information. */
  least?: number;
  engine?: Engine;
  seconds: number;
  connections: number;
  prepare?: Prepare;
  /** Of the environment of the product. */
  settings?: Record<string, string>;
  /** What is asked, each time. */
  ask(product: Subject): Promise<() => LoadRequest>;
  base?(product: Subject): Promise<Base>;
};

/** Many short turns: a machine's speed changes within seconds, and both of a pair should meet the same. */
const ROUNDS = 9;
/** V8 needs some thousand requests before it runs at its own speed; the bare server has them sooner. */
const WARM_SECONDS = { base: 3, own: 8 };

/** One load of one subject. */
export function apply(
  subject: Subject,
  connections: number,
  request: () => LoadRequest,
  seconds: number,
): Promise<Load> {
  return subject.alone(async () => {
    const before = cpuMs(subject.pid);
    const answers = await load({ url: subject.url, connections, seconds, request });
    return {
      perSecond: answers.good / answers.seconds,
      cpuMs: (cpuMs(subject.pid) - before) / Math.max(1, answers.good),
      answered: answers.good,
      failed: answers.failed,
    };
  });
}

/** A bare server that sends the bytes, or 'ok'. */
export async function openBare(bytes?: Buffer): Promise<Base> {
  const bare = await startBare(bytes);
  const request: LoadRequest = { path: '/' };
  return { run: (seconds) => apply(bare, 8, () => request, seconds), stop: bare.stop };
}

const times = (ratio: number) => `${Number(ratio.toPrecision(4))} x`;
const ms = (value: number) => `${value.toFixed(value < 10 ? 3 : 1)} ms`;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** A share r of the bare server's requests is 1 / r of its CPU time: the bar is on this, throughput is told beside it. */
async function compareLoads({ what, least, seconds }: Target, base: Base, run: Base['run']): Promise<Figure> {
  say('warming up');
  await base.run(WARM_SECONDS.base);
  await run(WARM_SECONDS.own);
  const turns = await inTurns(
    ROUNDS,
    () => base.run(seconds),
    () => run(seconds),
    (one) => `${ms(one.cpuMs)} CPU, ${Math.round(one.perSecond)}/s`,
  );
  const ratio = turns.ratio((one) => one.cpuMs);
  const share = turns.ratio((one) => one.perSecond);
  const middle = (loads: Load[], read: (one: Load) => number) => median(loads.map(read));
  const cpu = `${ms(middle(turns.own, (one) => one.cpuMs))} beside ${ms(middle(turns.base, (one) => one.cpuMs))}`;
  const perSecond = Math.round(middle(turns.own, (one) => one.perSecond));
  const failed = sum(turns.own.map((one) => one.failed));
  return {
    what,
    bar: least ? `CPU <= ${times(1 / least)}` : '-',
    measured: `${times(ratio)}: ${cpu}; throughput ${share.toFixed(3)}, ${perSecond}/s${failed ? `, ${failed} FAILED` : ''}`,
    ok: failed === 0 && turns.own.every((one) => one.answered > 0) && (!least || ratio <= 1 / least),
  };
}

export async function* measureTarget(target: Target): AsyncGenerator<Figure> {
  const product = await startProduct(target.engine, target.prepare, target.settings);
  try {
    const request = await product.alone(() => target.ask(product));
    const base = await (target.base?.(product) ?? openBare());
    try {
      yield await compareLoads(target, base, (time) => apply(product, target.connections, request, time));
    } finally {
      await base.stop();
    }
  } finally {
    await product.stop();
  }
}
