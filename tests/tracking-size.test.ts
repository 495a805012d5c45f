/** The tracking client stays small: everything of it that a document loads before an island wakes. */
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

const ENTRY = `
export { capture, choose, trackingInputs } from '#app/features/tracking/capture.ts';
export { noteChoice, sendChoice } from '#app/features/tracking/consent/client.ts';
export { loadTagManager, measureVisit, recordLongVisit, tellRecorded, updateConsent } from '#app/features/tracking/layer.ts';
`;

test('the tracking client is at most 4 kB as it travels', async () => {
  const bundle = await rolldown({
    input: 'entry',
    cwd: root,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${root}entry.ts` : null),
        load: (id) => (id === `${root}entry.ts` ? ENTRY : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  const [{ code }] = output;
  expect(code).toContain('sixty_second_visit');
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(4000);
});
