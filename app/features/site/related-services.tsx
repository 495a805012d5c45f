/** Services as rows, each with its scene and price of today: name, price, arrow; the whole row leads there. */
import type { Rates } from '#app/features/catalogue/country-rules.ts';
import { InReadersMoney } from '#app/features/catalogue/readers-money.tsx';
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

/** Whose fees stand on the pages of these rows. */
export const shownServices = (pages: readonly ServicePageName[]) => pages.flatMap((name) => pageOf(name).services[0]);

type LinksProps = Tongue & {
  pages: readonly ServicePageName[];
  rates: Rates;
  /** Where one chooses among them: what each is for, too. */
  isDetailed?: boolean;
};

export function ServiceLinks({ pages, ...shared }: LinksProps) {
  return (
    <ul className="grid gap-x-6 divide-y divide-line border-line border-y sm:grid-cols-2 lg:grid-cols-3 sm:divide-y-0 sm:border-y-0">
      {pages.map((name) => (
        <li key={name} className="sm:border-line sm:border-b">
          <ServiceLink name={name} {...shared} />
        </li>
      ))}
    </ul>
  );
}

type LinkProps = Tongue & { name: ServicePageName; rates: Rates };

function ServiceLink({ locale, content, name, rates, isDetailed }: LinkProps & Pick<LinksProps, 'isDetailed'>) {
  const t = translator(content, 'pages');
  const { services } = pageOf(name);
  const { infoText } = serviceCard(content, services[0], { rates });
  return (
    <a href={pathTo(name, locale)} className="group flex min-h-16 items-center gap-3 py-1.5">
      <Picture name={name} className="h-11 w-[min(3.5rem,16vw)] shrink-0 rounded-lg object-cover" />
      <span className="grid min-w-0 grow leading-snug">
        <span className="font-semibold [overflow-wrap:anywhere] group-hover:text-deep">
          <Coded text={t(`services.${name}`)} locale={content} />
        </span>
        {isDetailed && (
          <span className="text-quiet">
            <Coded text={infoText} locale={content} />
          </span>
        )}
        <span className="text-quiet tabular-nums">
          <InReadersMoney>
            {(currency) => {
              const { discountedPrice, priceText } = serviceCard(content, lowestPriced(services), { rates, currency });
              if (!discountedPrice) return priceText;
              return services.length > 1 ? t('directory.from', { price: discountedPrice }) : discountedPrice;
            }}
          </InReadersMoney>
        </span>
      </span>
      <Icon name="arrow-end" className="size-4.5 text-deep" />
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
