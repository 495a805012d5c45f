/** Who goes first where the event loop is shared (T47). */
import { type Fault, faultsOf } from './fault.ts';

const own = {
  file: 'app/platform/limits/precedence.ts',
  tests: ['app/platform/limits/precedence.test.ts'],
} as const;

export const faults: readonly Fault[] = faultsOf(own, [
  {
    id: 'first-uncounted',
    find: '      running++;\n',
    replace: '',
    why: 'a page is made between two requests of somebody who fills in a form',
  },
  {
    id: 'first-counted-out-twice',
    find: 'if (counts) running--;',
    replace: 'running--;',
    why: 'after one slow upload nobody goes first any more',
  },
  {
    id: 'first-for-long',
    find: 'setTimeout(stop, firstMs)',
    replace: 'setTimeout(stop, 2 * firstMs)',
    why: 'one upload holds every page back twice as long as we say',
  },
  {
    id: 'first-failed-stays',
    find: `      try {
        return await work();
      } finally {
        stop();
      }`,
    replace: `      const done = await work();
      stop();
      return done;`,
    why: 'a call that fails holds pages back as if it were still running',
  },
  {
    id: 'last-sleeps-on',
    find: 'if (running === 0) wake();',
    replace: '',
    why: 'a page waits although nobody goes before it any more',
  },
  {
    id: 'last-rests-alone',
    find: 'running > 0 && ms > 0',
    replace: 'ms > 0',
    why: 'on a quiet server pages wait for nobody',
  },
  {
    id: 'last-all-at-once',
    find: '      restUntil = started + mostMs;\n',
    replace: '',
    why: 'pages that waited begin together, and a call waits for all of them',
  },
  {
    id: 'last-rests-unbounded',
    find: 'Math.min(share * (ended - started), mostMs)',
    replace: 'share * (ended - started)',
    why: 'after one slow page the next ones wait for seconds',
  },
  {
    id: 'last-looks-once',
    find: `mostMs);
        wake();`,
    replace: 'mostMs);',
    why: 'after a quick page the next one rests as if it had been slow',
  },
  {
    id: 'last-without-turn',
    find: '      await nextTurn();\n',
    replace: '',
    why: 'a page is made before the request that has just come is even read',
  },
]);
