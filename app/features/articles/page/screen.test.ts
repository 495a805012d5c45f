/** Articles as pages: what stands on them and in which order, their addresses, lists, search and feed (spec 2, 9; D53). */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { translator } from '#app/i18n/messages.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';

const ES = '/recursos-de-inmigracion/muestra-de-bloques';
const EN = '/en/immigration-resources/sample-of-every-block';
const AR = '/ar/immigration-resources/sample-of-every-block';

const read = async (api: TestApp, path: string) => {
  const answer = await api.raw('GET', path);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const inOrder = (html: string, parts: readonly string[]) => {
  const places = parts.map((part) => [part, html.indexOf(part)] as const);
  expect(places.filter(([, at]) => at < 0)).toEqual([]);
  expect(places.map(([, at]) => at)).toEqual(places.map(([, at]) => at).toSorted((a, b) => a - b));
};

test('title, author, day, two tags, description, picture, contents, text, sources, sharing, comments, in this order', async ({
  api,
}) => {
  const { status, html } = await read(api, ES);
  expect(status).toBe(200);
  const shown = main(html);
  inOrder(shown, [
    '>Muestra de cada bloque del <',
    'Equipo de Mirador',
    '<time dateTime="2026-11-12">12 de noviembre de 2026</time>',
    '>ds-160<',
    '>formulario<',
    'La tarifa del gobierno es de 185',
    'width="400" height="266" alt="Un camino que lleva a una ciudad al amanecer"',
    'Dibujo propio',
    'En esta guía',
    'href="#s-antes-de-empezar"',
    '<h2 id="s-antes-de-empezar"',
    'Se agregó la tabla.',
    'id="sources"',
    'Compártelo con quien lo necesita',
    'id="comments"',
    'Todas las guías',
  ]);
  expect(shown, 'the third tag stays').not.toContain('>muestra<');
  expect(shown).not.toContain('{us-mrv}');
  expect(shown.match(/href="#s-[^"]*"/g)).toHaveLength(3);
  expect(shown, 'omit is neither shown nor listed').not.toMatch(/>omit</);
  expect(shown).toContain('1 min de lectura');
});

test('every block is the element it is', async ({ api }) => {
  const shown = main((await read(api, ES)).html);
  for (const part of [
    '<strong class="font-semibold">negrita</strong>',
    '<em>cursiva</em>',
    '>código</code>',
    'href="/usa"',
    'href="/blog/noticia-de-muestra"',
    'href="https://travel.state.gov/content/travel.html" data-event="outbound_verification_click" target="_blank" rel="noopener"',
    '<h3 id="s-un-detalle-más"',
    'No compartas tu número',
    '>Nota<',
    '<caption',
    'Asesoría | nuestra',
    'Reúne tus documentos.',
    '<input type="checkbox"',
    'Lee también',
    '<blockquote',
    'La lista de documentos</figcaption>',
    'alt="Un sobre"',
    '<pre dir="ltr"',
    '<hr',
    '<details name="faq',
    'data-film="https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1"',
  ])
    expect(shown, part).toContain(part);
  const english = main((await read(api, EN)).html);
  expect(english, 'an article that is not there has no link').toContain('one about the petition for parents');
  expect(english).not.toMatch(/>one about the petition for parents<\/a>/);
  expect(shown, 'no film is loaded before it is asked for').not.toContain('<iframe');
});

test('only pages of articles may hold players, and only those two', async ({ api }) => {
  const policy = async (path: string) => (await read(api, path)).headers.get('content-security-policy') ?? '';
  expect(await policy(ES)).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com');
  expect(await policy('/blog')).not.toContain('frame-src');
});

test('search engines read the article, its questions and the way to it', async ({ api }) => {
  const { html } = await read(api, ES);
  const things = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  const of = (type: string) => things.find((one) => one['@type'] === type);
  expect(of('Article')).toMatchObject({ dateModified: '2026-11-12T09:30Z', inLanguage: 'es' });
  expect(of('FAQPage').mainEntity).toHaveLength(2);
  expect(of('BreadcrumbList').itemListElement.at(-1).item).toMatch(/muestra-de-bloques$/);
  expect(html).toContain('<meta property="article:modified_time" content="2026-11-12T09:30Z"/>');
  expect(html).toContain('<title>Muestra de cada bloque</title>');
});

test('the next step names quiz and service; what is related is there, what is not is left out', async ({ api }) => {
  const shown = main((await read(api, ES)).html);
  expect(shown).toContain('href="/prueba-de-elegibilidad/');
  expect(shown).toContain('href="/usa/visa-de-turista-b-1-b-2"');
  expect(shown.split('id="related"')[1]).toContain('Guía de muestra que');
});

test('a page is found in its languages, by old slugs and by slugs of others; the rest leads to the list', async ({
  api,
}) => {
  const { html } = await read(api, ES);
  for (const path of [EN, AR]) {
    expect(html).toContain(`href="${api.services.env.PUBLIC_URL}${path}"`);
    expect((await read(api, path)).status).toBe(200);
  }
  for (const [from, to] of [
    ['/recursos-de-inmigracion/muestra-de-antes', ES],
    ['/recursos-de-inmigracion/sample-of-every-block', ES],
    ['/immigration-resources/sample-of-every-block', ES],
    ['/en/immigration-resources/muestra-de-bloques', EN],
    ['/immigration-resources', '/recursos-de-inmigracion'],
    ['/search', '/buscar'],
  ] as const) {
    const moved = await api.raw('GET', from);
    expect([moved.status, moved.headers.get('location')], from).toEqual([301, to]);
  }
  const spanish = (await read(api, '/recursos-de-inmigracion/solo-en-espanol')).html;
  expect(spanish, 'no English: the switch leads to the list').toMatch(
    /href="\/en\/immigration-resources"[^>]*hrefLang="en"/,
  );
  expect(spanish).not.toContain('rel="alternate" hrefLang');
});

test('without Arabic the English article stands in, with its own language and direction', async ({ api }) => {
  const { html } = await read(api, '/ar/blog/sample-letter');
  expect(html).toMatch(/<html lang="ar" dir="rtl"/);
  expect(html).toContain('lang="en" dir="ltr"');
  expect(html).toContain(`<link rel="canonical" href="${api.services.env.PUBLIC_URL}/en/blog/sample-letter"/>`);
  expect(main((await read(api, AR)).html)).toContain('<bdi dir="ltr" class="whitespace-nowrap">DS-160</bdi>');
});

test('in an Arabic article a line of Latin letters reads from left to right, and no other line does', async ({
  api,
}) => {
  const shown = main((await read(api, AR)).html);
  expect(shown).toMatch(/<p dir="ltr">This letter confirms that/);
  expect(shown).toMatch(/<p>رسوم الحكومة/);
});

test('an article that is not there says so, with 404, in the language of its address', async ({ api }) => {
  for (const [path, locale] of [
    ['/recursos-de-inmigracion/nada', 'es'],
    ['/blog/nada', 'es'],
    ['/en/blog/nothing', 'en'],
    ['/ar/immigration-resources/nothing', 'ar'],
  ] as const) {
    const { status, html } = await read(api, path);
    expect(status, path).toBe(404);
    expect(html, path).toContain(translator(locale, 'articles')('page.notFoundTitle'));
    expect(html).toContain('content="noindex"');
  }
  const elsewhere = await read(api, '/prueba-de-elegibilidad/nada');
  expect(elsewhere.html).not.toContain(translator('es', 'articles')('page.notFoundTitle'));
});

test('the guides are listed by category, news apart, and every list has its languages', async ({ api }) => {
  const shown = main((await read(api, '/recursos-de-inmigracion')).html);
  inOrder(shown, [
    '<h2 id="travel-guides"',
    'solo existe en español',
    '<h2 id="form-guides"',
    'Muestra de cada bloque',
  ]);
  expect(shown).not.toContain('Noticia de muestra');
  const english = main((await read(api, '/en/immigration-resources')).html);
  expect(english).not.toContain('solo existe');
  expect(english, 'no English article is in it').not.toContain('id="marriage-and-family"');
  expect(shown).toContain('id="marriage-and-family"');
  const blog = main((await read(api, '/blog')).html);
  expect(blog).toContain('width="400" height="266"');
  inOrder(blog, ['Noticia de muestra', 'solo existe en español']);
  const news = main((await read(api, '/news/home')).html);
  expect(news).toContain('Noticia de muestra');
  expect(news).not.toContain('Muestra de cada bloque');
  for (const path of ['/ar/blog', '/ar/immigration-resources', '/ar/news/home']) {
    const arabic = main((await read(api, path)).html);
    const [own = '', others = ''] = arabic.split('<h2 id="in-english"');
    expect(own, path).not.toContain('lang="en"');
    expect(others, path).toContain('<h3 lang="en" dir="ltr"');
    expect(others, 'the heading says it once').not.toContain(' · بالإنجليزية');
  }
});

test('a page of a list that is not there is missing, and a wrong number is the first page', async ({ api }) => {
  for (const path of ['/blog?page=99', '/news/home?page=2', '/recursos-de-inmigracion?page=50'])
    expect((await read(api, path)).status, path).toBe(404);
  for (const path of ['/blog?page=0', '/blog?page=x', '/blog?page=1']) expect((await read(api, path)).status).toBe(200);
});

test('search works without scripts, forgives slips, and keeps nothing of what was typed', async ({ api }) => {
  const found = await read(api, '/buscar?q=renobaci%C3%B3n');
  expect(found.headers.get('cache-control')).toBe('no-store');
  expect(main(found.html)).toContain('solo existe en español');
  expect(main(found.html)).toContain(`action="/buscar" method="get"`);
  const none = main((await read(api, '/buscar?q=zzzzzz')).html);
  expect(none).toContain(translator('es', 'articles')('indexes.search.none'));
  const evil = main((await read(api, `/buscar?q=${encodeURIComponent('"><script>alert(1)</script>')}`)).html);
  expect(evil).not.toContain('<script>alert');
  expect(evil).toContain('value="&quot;&gt;&lt;script&gt;');
  expect(main((await read(api, '/en/search?q=renovacion')).html), 'in the language of the reader').not.toContain(
    'solo existe',
  );
  expect(main((await read(api, '/ar/search?q=%D8%A7%D9%84%D9%86%D9%85%D9%88%D8%B0%D8%AC')).html)).toContain(
    'نموذج لكل قسم',
  );
});

test('each language has a feed of its own articles', async ({ api }) => {
  const es = await read(api, '/rss.xml');
  expect(es.headers.get('content-type')).toContain('application/rss+xml');
  expect(es.html).toContain(`<link>${api.services.env.PUBLIC_URL}${ES}</link>`);
  expect(es.html.indexOf('Noticia de muestra')).toBeLessThan(es.html.indexOf('Muestra de cada bloque'));
  expect((await read(api, '/en/rss.xml')).html).not.toContain('solo existe');
  expect((await read(api, '/blog')).html).toContain('href="/rss.xml"');
});

test('a page is light, and its first bytes hold the title and the first paragraph', async ({ api }) => {
  for (const path of [ES, EN, AR]) {
    const { html } = await read(api, path);
    const packed = brotliCompressSync(html);
    expect(packed.length, path).toBeLessThanOrEqual(25_000);
    const first = String(
      brotliDecompressSync(packed.subarray(0, 10_000), { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
    );
    const paragraph = first.split('<article')[1] ?? '';
    expect(first, path).toContain('</h1>');
    expect(paragraph, path).toContain('</p>');
  }
});

test('bar and footer lead to the lists', async ({ api }) => {
  const { html } = await read(api, '/en');
  expect(html).toContain('href="/en/blog"');
  expect(html).toContain('href="/en/immigration-resources"');
});
