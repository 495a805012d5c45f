/** What search engines read of a page, in the words of schema.org. */
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { brand } from '#content/brand.ts';

export type Thing = { readonly '@context': 'https://schema.org'; readonly '@type': string } & Readonly<
  Record<string, unknown>
>;
type NamedPage = { readonly name: string; readonly url: string };

const thing = (type: string, rest: Record<string, unknown>): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...rest,
});

const organizationId = (origin: string) => `${origin}/#organization`;

export const organization = (origin: string, locale: Locale): Thing =>
  thing('Organization', {
    '@id': organizationId(origin),
    name: brand.name,
    alternateName: brand.line,
    legalName: brand.legalEntity,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icons/icon-512.png`, width: 512, height: 512 },
    email: brand.supportEmail,
    address: brand.postalAddress,
    sameAs: [brand.instagram, brand.facebook],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: brand.whatsapp,
      email: brand.supportEmail,
      availableLanguage: [locale, ...LOCALES.filter((one) => one !== locale)],
    },
  });

type ServiceFacts = NamedPage & {
  origin: string;
  description: string;
  /** What one person pays us today; a service that is quoted has none. In the units of its currency: 97.5. */
  price?: { amount: number; currency: string } | undefined;
  /** Countries whose people we help, by name. */
  areaServed: readonly string[];
};

export const service = ({ origin, name, description, url, price, areaServed }: ServiceFacts): Thing =>
  thing('Service', {
    name,
    description,
    url,
    provider: { '@id': organizationId(origin), '@type': 'Organization', name: brand.name },
    areaServed: areaServed.map((country) => ({ '@type': 'Country', name: country })),
    ...(price && {
      offers: {
        '@type': 'Offer',
        url,
        price: String(price.amount),
        priceCurrency: price.currency,
        availability: 'https://schema.org/InStock',
      },
    }),
  });

type ArticleFacts = NamedPage & {
  origin: string;
  description: string;
  author: string;
  language: string;
  createdTime: string;
  modifiedTime: string;
  /** The path of its picture. */
  image?: string | undefined;
};

export const article = ({ origin, name, url, author, image, ...facts }: ArticleFacts): Thing =>
  thing('Article', {
    headline: name,
    description: facts.description,
    inLanguage: facts.language,
    datePublished: facts.createdTime,
    dateModified: facts.modifiedTime,
    mainEntityOfPage: url,
    ...(image && { image: `${origin}${image}` }),
    author: { '@type': 'Organization', name: author, url: `${origin}/` },
    publisher: { '@id': organizationId(origin), '@type': 'Organization', name: brand.name },
  });

/** [words](address) of content files: a search engine reads the words. */
const words = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

export const faqPage = (questions: readonly { readonly question: string; readonly answer: string }[]): Thing =>
  thing('FAQPage', {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: words(question),
      acceptedAnswer: { '@type': 'Answer', text: words(answer) },
    })),
  });

/** The way to a page, itself last; addresses are whole. */
export const breadcrumbs = (way: readonly NamedPage[]): Thing =>
  thing('BreadcrumbList', {
    itemListElement: way.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  });

/** The crumbs of a page and the page itself, with whole addresses. */
export const wayTo = (
  origin: string,
  crumbs: readonly { readonly name: string; readonly href: string }[],
  name: string,
  path: string,
): NamedPage[] => [
  ...crumbs.map((crumb) => ({ name: crumb.name, url: `${origin}${crumb.href}` })),
  { name, url: `${origin}${path}` },
];

/** As the content of a script: nothing in it can end the script or begin another. */
export const scriptText = (item: Thing) => JSON.stringify(item).replace(/</g, '\\u003c');
