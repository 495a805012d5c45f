/** Sixty texts that try to become script, in every block and field of an article, in a browser that would run them (Q37, T30). */
import { articleFrom, HEAD, wrongIn } from '#tests/markup-known.ts';
import { PAYLOAD_PLACES, PAYLOADS } from '#tests/payloads.ts';
import { expect, test } from './journey.ts';
import { call, DEMO, logInAs } from './people.ts';

const FIELDS = ['title', 'description', 'author', 'ogImageAlt', 'ogImageCaption', 'tags', 'metaTitle'] as const;
const isTaken = (head: readonly string[]) => {
  try {
    return Boolean(articleFrom(head, 'Texto.'));
  } catch {
    return false;
  }
};
const headWith = (line: string) => [...HEAD.filter((one) => one.split(':')[0] !== line.split(':')[0]), line];
const fieldLine = (field: string, value: string) =>
  `${field}: ${field === 'tags' ? `${value.replaceAll(',', ' ')}, dos` : value}`;

/** A head in which each field holds all texts that it takes. */
const hostileHead = FIELDS.reduce((head, field) => {
  const taken = PAYLOADS.filter((payload) => isTaken(headWith(fieldLine(field, payload))));
  return [...head.filter((one) => one.split(':')[0] !== field), fieldLine(field, taken.join(' '))];
}, HEAD);

/** What the parser takes as text, in pieces that are no longer than an article may be. */
const pieces = Object.values(PAYLOAD_PLACES)
  .map((write) =>
    PAYLOADS.map(write)
      .filter((source) => !wrongIn(source))
      .join('\n\n'),
  )
  .filter(Boolean);

test('sixty texts that try to become script run nothing in any block or field', async ({ page, context }) => {
  await logInAs(page, DEMO.staff, DEMO.password);
  const pages: string[] = [];
  for (let at = 0; at < pieces.length; at += 5) {
    const text = `---\n${hostileHead.join('\n')}\n---\n\n${['Texto.', ...pieces.slice(at, at + 5)].join('\n\n')}`;
    const { html, wrong } = await (
      await call(page, 'post', '/admin/articles/preview', { locale: 'es', name: 'x', text })
    ).json();
    expect(wrong, text.split('\n')[(wrong?.line ?? 1) - 1]).toBeNull();
    pages.push(html);
  }
  // A page of nobody's: without a policy that would stop what runs.
  const bare = await context.newPage();
  const ran: string[] = [];
  bare.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  bare.on('request', (request) => ran.push(request.url()));
  await bare.setContent('<body><img src=x onerror=alert(1)></body>');
  await expect.poll(() => ran, 'the page itself would run them').toContain('1');
  ran.length = 0;
  for (const html of pages) {
    await bare.setContent(`<!doctype html><html lang="es"><body>${html}</body></html>`);
    const found = await bare.evaluate(() => {
      for (const one of document.querySelectorAll('*'))
        for (const name of ['mouseover', 'focus', 'error', 'toggle', 'load']) one.dispatchEvent(new Event(name));
      const addresses = [...document.querySelectorAll('[href], [src], [action]')].flatMap((one) =>
        ['href', 'src', 'action'].flatMap((name) => one.getAttribute(name) ?? []),
      );
      return {
        wrong: addresses.filter((address) => !/^(#|\/(?!\/)|https?:\/\/|mailto:)/.test(address)),
        frames: document.querySelectorAll('iframe, script, object, embed, base, meta, style').length,
      };
    });
    expect(found).toEqual({ wrong: [], frames: 0 });
  }
  await bare.waitForTimeout(200);
  expect(ran).toEqual([]);
});
