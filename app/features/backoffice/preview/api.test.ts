/** Any text gives a page that runs nothing, or an error with its line; nothing of it is stored (D35, T30, Q37). */
import { readdirSync, readFileSync } from 'node:fs';
import { audit } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { HEAD } from '#tests/markup-known.ts';
import { PAYLOADS } from '#tests/payloads.ts';

const path = '/api-mv/admin/articles/preview';
const file = (text: string, head: readonly string[] = HEAD) => `---\n${head.join('\n')}\n---\n\n${text}`;

async function asStaff(api: TestApp) {
  const { cookie: headers } = await api.signIn('csr');
  return async (text: string, rest: object = {}) =>
    (await api.send('POST', path, { json: { locale: 'es', name: 'x', text, ...rest }, headers })).json;
}

test('an article that is written gives its page, with nothing to say against it', async ({ api }) => {
  const preview = await asStaff(api);
  for (const locale of ['es', 'en', 'ar']) {
    const folder = `content/articles/${locale}`;
    const [name = ''] = readdirSync(folder).filter((one) => one.endsWith('.md'));
    const found = await preview(readFileSync(`${folder}/${name}`, 'utf8'), { locale, name: name.slice(0, -3) });
    expect(found, name).toMatchObject({ wrong: null, findings: [], about: { replaces: true } });
    expect(found.html).toContain('<h1');
    expect(found.html.length).toBeGreaterThan(4000);
  }
  expect((await api.db.select().from(audit)).filter(({ action }) => action.startsWith('article'))).toEqual([]);
});

test('what is wrong is named by its line and its kind', async ({ api }) => {
  const preview = await asStaff(api);
  const line = 13;
  for (const [text, kind] of [
    [file('Cuesta {nothing}.'), 'figure'],
    [file('[a](screen:nowhere)'), 'link'],
    [file('[a](javascript:alert(1))'), 'link'],
    [file('**a'), 'sign'],
    [file(':::note\na'), 'block'],
    [file('| a |'), 'table'],
    [file('# a'), 'heading'],
    [file('![a](scene:moon)'), 'picture'],
    [file(':::embed https://youtube.com.evil.example/watch?v=aaaaaaaaaaa'), 'film'],
  ] as const)
    expect(await preview(text), text).toMatchObject({ wrong: { line, kind }, about: null, html: '' });
  expect(await preview('Texto')).toMatchObject({ wrong: { line: 1, kind: 'head' } });
  expect(await preview(file('a'), { name: 'Ñ' })).toMatchObject({ wrong: { line: 1, kind: 'name' } });
});

test('what the tests of content would say is said: length, sources, dead links, figures, voice', async ({ api }) => {
  const preview = await asStaff(api);
  const { findings } = await preview(file('Usted paga 185 USD. Mira [esto](article:nowhere). Ya está!'));
  expect(findings.map(({ kind }: { kind: string }) => kind).sort()).toEqual(
    ['dead-link', 'flat', 'formal', 'length', 'literal', 'loud', 'sources'].sort(),
  );
  expect(findings).toContainEqual({ kind: 'length', words: expect.any(Number), least: 700, most: 1400 });
});

test('hostile text runs nothing', async ({ api }) => {
  const preview = await asStaff(api);
  for (const payload of PAYLOADS) {
    const whole = file(`${payload}\n\n## a ${payload}\n\n\`\`\`\n${payload}\n\`\`\``, [
      ...HEAD.filter((one) => !one.startsWith('title')),
      `title: ${payload.replaceAll('\n', ' ')}`,
    ]);
    const { html, wrong } = await preview(whole);
    if (wrong) continue;
    expect(html, payload).not.toMatch(/<(script|iframe|object|embed|style|form|base|meta)\b/i);
    expect(html, payload).not.toMatch(/<[^>]*\s(on\w+|srcdoc)=/i);
    expect(html, payload).not.toMatch(/href="\s*(javascript|data|vbscript):/i);
  }
});

test('the largest text is answered at once; a larger one is refused by the reader, a far larger one before', async ({
  api,
}) => {
  const preview = await asStaff(api);
  const started = performance.now();
  expect((await preview('['.repeat(100_000))).wrong).toMatchObject({ line: 1 });
  expect((await preview('a'.repeat(100_001))).wrong).toMatchObject({ kind: 'size' });
  expect((await preview(file('*a [**b '.repeat(1400)))).wrong).toMatchObject({ kind: 'sign' });
  expect((await preview(file('a\n\n'.repeat(30_000)))).wrong).toMatchObject({ kind: 'size' });
  expect(performance.now() - started).toBeLessThan(8000);
  const { cookie } = await api.signIn('csr');
  const send = (text: string) => api.send('POST', path, { json: { locale: 'es', name: 'x', text }, headers: cookie });
  expect((await send('a'.repeat(100_002))).status).toBe(422);
  expect((await send('a'.repeat(700_000))).status).toBe(413);
});

test('it is for staff', async ({ api }) => {
  const json = { locale: 'es', name: 'x', text: 'a' };
  expect((await api.send('POST', path, { json })).status).toBe(401);
  const { cookie } = await api.signIn('applicant');
  expect((await api.send('POST', path, { json, headers: cookie })).status).toBe(404);
});
