/** Every page of congratulations, by destination: who lands on the wrong one finds their own (D10). */
import { useLocation } from 'react-router';
import { productOf } from '#app/features/catalogue/rules.ts';
import { Coded } from '#app/features/texts/inline.tsx';
import { metaOf, placeAt, type Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathToEntry } from '#app/path-match.ts';
import { Icon } from '#app/ui/icon.tsx';
import { DESTINATIONS, type Destination, type ServiceType } from '#content/catalogue.ts';
import { congratulations } from '#content/congratulations.ts';
import type { Route } from './+types/congratulations-index-screen.ts';

export const meta = (asked: Route.MetaArgs) => {
  const t = translator(placeAt(asked.location.pathname).content, 'pages');
  const head = { metaTitle: t('congratulations.title'), description: t('congratulations.lead') };
  return [...metaOf(asked, head), { name: 'robots', content: 'noindex' }];
};

const pages: readonly (readonly [string, ServiceType])[] = Object.entries(congratulations);

function Services({ locale, content, destination }: Tongue & { destination: Destination }) {
  const t = translator(content, 'catalogue');
  return (
    <section aria-labelledby={destination} className="grid gap-3">
      <h2 id={destination} className="font-semibold text-xl">
        {t(`destinations.${destination}`)}
      </h2>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-card">
        {pages
          .filter(([, sid]) => productOf(sid).country === destination)
          .map(([name, sid]) => (
            <li key={name}>
              <a
                href={pathToEntry('congratulations', name, locale)}
                className="flex min-h-14 items-center justify-between gap-3 px-5 py-3 font-medium hover:text-deep hover:underline"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <Coded text={t(`services.${sid}.title`)} locale={content} />
                </span>
                <Icon name="arrow-end" className="size-4.5 text-deep" />
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}

export default function CongratulationsIndex() {
  const { locale, content } = placeAt(useLocation().pathname);
  const t = translator(content, 'pages');
  return (
    <div className="mx-auto grid max-w-3xl gap-8 px-4 py-10 md:py-14">
      <div className="grid gap-3">
        <h1 className="font-bold text-4xl">{t('congratulations.title')}</h1>
        <p className="text-lg text-quiet">{t('congratulations.lead')}</p>
      </div>
      {DESTINATIONS.map((destination) => (
        <Services key={destination} locale={locale} content={content} destination={destination} />
      ))}
    </div>
  );
}
