/**
 * The first answer of a destination: what the reader's passport needs, with its source and day; other passports folded.
 * It stands in the head of its page, so that its fact has grown old is said below, with the sources.
 */
import { shownFact } from '#app/features/catalogue/facts.server.ts';
import { COUNTRY_SCRIPT, DEFAULT_CITY } from '#app/features/catalogue/places.ts';
import { Coded } from '#app/features/texts/inline.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { SourceLink } from '#app/features/texts/source-link.tsx';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { Fold } from '#app/ui/fold.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Destination } from '#content/catalogue.ts';
import { CHECKOUT_COUNTRIES, type CheckoutCountry } from '#content/countries.ts';
import { type PassportNeed, passportPages, passports } from '#content/passports.ts';
import { cities } from '#content/waits.ts';

const needOf = (destination: Destination, country: CheckoutCountry): PassportNeed =>
  passports[destination].needs[country] ?? passports[destination].otherwise;

function answerText(content: Locale, destination: Destination, country: CheckoutCountry): string {
  const t = translator(content, 'pages');
  return t('passport.answer', {
    of: t(`passport.of.${country}`),
    need: t(`passport.needs.${needOf(destination, country)}`),
  });
}

export function PassportAnswer({
  locale,
  content,
  destination,
  now,
}: Tongue & { destination: Destination; now: Date }) {
  const t = translator(content, 'pages');
  const fact = shownFact(content, passports[destination].source, now);
  return (
    <section aria-labelledby="passport" className="grid rounded-card border border-line bg-card px-4 pt-3">
      <h2 id="passport" className="pb-1.5 font-sans font-semibold text-base text-quiet">
        {t('passport.title')}
      </h2>
      <div>
        {CHECKOUT_COUNTRIES.map((country) => {
          const page = passportPages[needOf(destination, country)];
          return (
            <p key={country} data-of={country} hidden={country !== cities[DEFAULT_CITY].country}>
              <strong className="font-semibold">
                <Coded text={answerText(content, destination, country)} locale={content} />
              </strong>{' '}
              {page && (
                <TextLink href={pathTo(page, locale)}>
                  <Coded text={t(`services.${page}`)} locale={content} />
                </TextLink>
              )}
            </p>
          );
        })}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text of ours */}
        <script dangerouslySetInnerHTML={{ __html: COUNTRY_SCRIPT }} />
      </div>
      <p className="flex flex-wrap items-center gap-x-2 py-1.5 text-quiet text-sm">
        <SourceLink content={content} href={fact.href} />
        {fact.checked}
      </p>
      <Fold title={t('passport.others')}>
        <ul className="grid gap-2 md:grid-cols-2 md:gap-x-8">
          {CHECKOUT_COUNTRIES.map((country) => (
            <li key={country}>
              <Coded text={answerText(content, destination, country)} locale={content} />
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
