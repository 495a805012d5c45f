/** Load in turns: in each round every target gets its seconds and is compared with the bare server of that round. */
import { load, type Sent } from './load.ts';
import { cpuMs, type Subject } from './subjects.ts';

export type Target = {
  name: string;
  what: string;
  subject: Subject;
  seconds: number;
  connections: number;
  request: Sent;
  /** Each request another. */
  vary?: () => Sent;
};

export type Load = { perSecond: number; cpuMs: number; answered: number; failed: number };
export type Comparison = { name: string; what: string; ratio: number; cpuRatio: number; load: Load };

function apply({ subject, connections, request, vary }: Target, seconds: number): Promise<Load> {
  return subject.alone(async () => {
    const before = cpuMs(subject.pid);
    const answers = await load({ url: subject.url, connections, seconds, request: vary ?? (() => request) });
    return {
      perSecond: answers.good / answers.seconds,
      cpuMs: (cpuMs(subject.pid) - before) / Math.max(1, answers.good),
      answered: answers.good,
      failed: answers.failed,
    };
  });
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const middle = (loads: Load[]): Load => ({
  perSecond: median(loads.map((one) => one.perSecond)),
  cpuMs: median(loads.map((one) => one.cpuMs)),
  answered: sum(loads.map((one) => one.answered)),
  failed: sum(loads.map((one) => one.failed)),
});

/** V8 needs some thousand requests before it runs at its own speed. */
const WARM_SECONDS = 8;

export async function compare(bare: Target, targets: readonly Target[], rounds: number): Promise<Comparison[]> {
  const runs = [bare, ...targets].map((target) => ({ target, loads: [] as Load[] }));
  for (const { target } of runs) await apply(target, WARM_SECONDS);
  for (let round = 0; round < rounds; round++)
    for (const { target, loads } of runs) loads.push(await apply(target, target.seconds));
  const [own, ...others] = runs;
  return others.map(({ target: { name, what }, loads }) => {
    const ratio = (read: (load: Load) => number) =>
      median(loads.map((load, round) => read(load) / read(own?.loads[round] ?? load)));
    return {
      name,
      what,
      ratio: ratio((load) => load.perSecond),
      cpuRatio: ratio((load) => load.cpuMs),
      load: middle(loads),
    };
  });
}
