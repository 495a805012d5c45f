/** Other services of the same destination, each with its scene and price of today. */
import type { Rates } from '#app/features/catalogue/country-rules.ts';
import { lowestPriced } from '#app/features/catalogue/rules.ts';
import { serviceCard } from '#app/features/catalogue/service-cards.server.ts';
import { Coded } from '#app/features/texts/inline.tsx';
import { Section } from '#app/features/texts/parts.tsx';
import { Picture } from '#app/features/texts/pictures.server.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type ServicePage, type ServicePageName, servicePages } from '#content/services/pages.ts';

const names = Object.keys(servicePages) as ServicePageName[];
const pageOf = (name: ServicePageName): ServicePage => servicePages[name];

export const servicesOf = (country: ServicePage['country']) => names.filter((name) => pageOf(name).country === country);

/** Whose fees stand on the cards of these pages. */
export const shownServices = (pages: readonly ServicePageName[]) => pages.flatMap((name) => pageOf(name).services[0]);

const columns = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' };

type LinksProps = Tongue & { pages: readonly ServicePageName[]; rates: Rates; across?: keyof typeof columns };

export function ServiceLinks({ locale, content, pages, rates, across = 3 }: LinksProps) {
  return (
    <ul className={`grid gap-4 ${columns[across]}`}>
      {pages.map((name) => (
        <li key={name}>
          <ServiceLink locale={locale} content={content} name={name} rates={rates} />
        </li>
      ))}
    </ul>
  );
}

type LinkProps = Tongue & { name: ServicePageName; rates: Rates };

function ServiceLink({ locale, content, name, rates }: LinkProps) {
  const t = translator(content, 'pages');
  const { services } = pageOf(name);
  const card = serviceCard(content, services[0], { rates });
  const lowest = serviceCard(content, lowestPriced(services), { rates }).discountedPrice;
  return (
    <a
      href={pathTo(name, locale)}
      className="group grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-soft"
    >
      <Picture name={name} />
      <span className="grid content-start gap-2 p-5">
        <span className="flex items-start justify-between gap-3 font-semibold text-lg leading-snug group-hover:text-deep">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <Coded text={t(`services.${name}`)} locale={content} />
          </span>
          <Icon name="arrow-end" className="mt-1 size-4.5 text-deep" />
        </span>
        <span className="text-quiet text-sm">
          <Coded text={card.infoText} locale={content} />
        </span>
        <span className="font-semibold text-sm">
          {services.length > 1 && lowest ? t('directory.from', { price: lowest }) : card.priceText}
        </span>
        <span className="text-quiet text-sm">{card.feeText}</span>
      </span>
    </a>
  );
}

const MOST = 3;

/** Those of the same destination first, then the others, in the order of the catalogue. */
export function relatedTo(name: ServicePageName): ServicePageName[] {
  const { country } = pageOf(name);
  const others = names.filter((one) => one !== name);
  const near = [...others.filter((one) => pageOf(one).country === country), ...others];
  return [...new Set(near)].slice(0, MOST);
}

export const RelatedServices = ({ locale, content, name, rates }: LinkProps) => (
  <Section id="related" title={translator(content, 'pages')('sections.related')}>
    <ServiceLinks locale={locale} content={content} pages={relatedTo(name)} rates={rates} />
  </Section>
);
