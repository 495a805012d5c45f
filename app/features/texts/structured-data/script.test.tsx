/** Structured data as search engines ask for it: types, required properties, whole addresses, nothing that ends a script. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { breadcrumbs, faqPage, organization, service, type Thing } from './rules.ts';
import { StructuredData } from './script.tsx';

const ORIGIN = 'https://mirador.example';
const here = `${ORIGIN}/usa/esta`;
const context = { '@context': z.literal('https://schema.org') };
const words = z.string().min(1);

/** The properties that the guides of search engines ask for, by type. */
const shapes = {
  Organization: z.object({
    ...context,
    '@type': z.literal('Organization'),
    '@id': z.url(),
    name: words,
    url: z.url(),
    logo: z.object({ '@type': z.literal('ImageObject'), url: z.url(), width: z.int(), height: z.int() }),
    sameAs: z.array(z.url()).min(1),
    contactPoint: z.object({
      '@type': z.literal('ContactPoint'),
      contactType: words,
      telephone: z.string().regex(/^\+\d+$/),
      email: z.email(),
      availableLanguage: z.array(z.string().length(2)).length(3),
    }),
  }),
  Service: z.object({
    ...context,
    '@type': z.literal('Service'),
    name: words,
    description: words,
    url: z.url(),
    provider: z.object({ '@type': z.literal('Organization'), '@id': z.url(), name: words }),
    areaServed: z.array(z.object({ '@type': z.literal('Country'), name: z.string().length(2) })),
    offers: z
      .object({
        '@type': z.literal('Offer'),
        price: z.string().regex(/^\d+(\.\d+)?$/),
        priceCurrency: z.string().length(3),
        url: z.url(),
        availability: z.url(),
      })
      .optional(),
  }),
  FAQPage: z.object({
    ...context,
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: words,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .min(1),
  }),
  BreadcrumbList: z.object({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.int().positive(), name: words, item: z.url() }))
      .min(1),
  }),
};

const sold = {
  origin: ORIGIN,
  name: 'ESTA',
  description: 'Para viajar a Estados Unidos',
  url: here,
  price: { amount: 97.5, currency: 'USD' },
  areaServed: ['CO', 'MX'],
};
const asked = [{ question: '¿Cuánto dura?', answer: 'Lo dice [la página oficial](https://www.cbp.gov/esta).' }];
const way = [
  { name: 'Inicio', url: `${ORIGIN}/` },
  { name: 'ESTA', url: here },
];
const things: Thing[] = [organization(ORIGIN, 'es'), service(sold), faqPage(asked), breadcrumbs(way)];

test.each(things.map((item) => [item['@type'], item] as const))('%s has what its type asks for', (type, item) => {
  const shape = shapes[type as keyof typeof shapes];
  expect(shape.safeParse(item).error).toBeUndefined();
  expect(JSON.parse(JSON.stringify(item)), 'nothing is lost as JSON').toEqual(item);
});

test('the organization is the brand, and speaks the language of the page first', () => {
  expect(organization(ORIGIN, 'ar')).toMatchObject({
    name: brand.name,
    legalName: brand.legalEntity,
    contactPoint: { availableLanguage: ['ar', 'es', 'en'] },
  });
});

test('a service points at the organization of the page; one that is quoted has no offer', () => {
  expect(service(sold).provider).toMatchObject({ '@id': organization(ORIGIN, 'es')['@id'] });
  expect(service(sold).offers).toMatchObject({ price: '97.5', priceCurrency: 'USD' });
  expect(service({ ...sold, price: undefined })).not.toHaveProperty('offers');
});

test('an answer says the words of a link, not its address', () => {
  expect(faqPage(asked).mainEntity).toMatchObject([{ acceptedAnswer: { text: 'Lo dice la página oficial.' } }]);
});

test('breadcrumbs count from one', () => {
  expect(breadcrumbs(way).itemListElement).toMatchObject([{ position: 1 }, { position: 2, item: here }]);
});

test('no text can end the script or begin a comment in it', () => {
  const evil = '</script><script>alert(1)</script><!-- <SCRIPT>';
  const html = renderToStaticMarkup(<StructuredData items={[faqPage([{ question: evil, answer: evil }])]} />);
  const inside = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1];
  expect(JSON.parse(inside ?? '').mainEntity[0]).toMatchObject({ name: evil, acceptedAnswer: { text: evil } });
});

test('every item is a script of its own', () => {
  const html = renderToStaticMarkup(<StructuredData items={things} />);
  const read = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  expect(read.map(([, text = '']) => JSON.parse(text))).toEqual(things);
});
