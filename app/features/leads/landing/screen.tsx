/** /visa-americana (spec 2 "Lead landing page", D10): hero with film, form, guarantee with countdown, people, last call. */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { feeText } from '#app/features/catalogue/fee-text.server.ts';
import { readRates } from '#app/features/catalogue/rates/store.server.ts';
import { InReadersMoney } from '#app/features/catalogue/readers-money.tsx';
import { productOf } from '#app/features/catalogue/rules.ts';
import { serviceCard } from '#app/features/catalogue/service-cards.server.ts';
import { withFees } from '#app/features/texts/fill.server.ts';
import { pageMeta } from '#app/features/texts/meta.ts';
import { Sources } from '#app/features/texts/parts.tsx';
import { placeAt } from '#app/features/texts/place.server.ts';
import { ReaderScript } from '#app/first-script.tsx';
import { translator } from '#app/i18n/messages.server.ts';
import { contentLocale } from '#app/path-match.ts';
import { Island } from '#app/ui/island.server.tsx';
import { brand } from '#content/brand.ts';
import { exampleTestimonials } from '#content/examples/testimonials.ts';
import { testimonials } from '#content/testimonials.ts';
import type { Route } from './+types/screen.ts';
import VisaForm from './form.tsx';
import { Film, FinalCall, FORM_ID, Guarantee, Testimonials, ToForm } from './sections.tsx';
import { visaForm } from './texts.server.ts';

export const meta = (asked: Route.MetaArgs) => {
  const t = translator(contentLocale(asked.location.pathname), 'lead-landing');
  return pageMeta(asked, { title: t('title'), description: t('description') });
};

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { rates } = await readRates(ctx);
  return {
    now: ctx.now,
    rates,
    people: ctx.env.APP_MODE === 'demo' ? [...testimonials, ...exampleTestimonials] : testimonials,
  };
}

export default function LeadLanding({ loaderData: { now, rates, people } }: Route.ComponentProps) {
  const { locale, content } = placeAt(useLocation().pathname);
  const t = translator(content, 'lead-landing');
  const form = visaForm(content);
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 pb-8 md:gap-16 md:pb-14">
      <ReaderScript />
      <div className="grid items-start gap-x-10 gap-y-6 pt-5 md:grid-cols-[1fr_25rem] md:pt-10 lg:grid-cols-[1fr_29rem]">
        <section className="grid gap-3 md:sticky md:top-20 md:gap-4">
          <h1 className="font-bold text-3xl lg:text-5xl">{t('hero')}</h1>
          <p className="text-quiet md:text-xl">{t('under')}</p>
          <p className="border-maize border-s-4 ps-3 tabular-nums">
            <InReadersMoney>
              {(currency) => serviceCard(content, 'FirstTime', { rates, currency }).priceText}
            </InReadersMoney>{' '}
            {feeText(content, productOf('FirstTime'))}
          </p>
          <div className="grid md:hidden">
            <ToForm content={content} />
          </div>
          <Film content={content} />
        </section>
        <section
          id={FORM_ID}
          aria-labelledby="lead-form-title"
          className="grid scroll-mt-24 content-start gap-4 rounded-card border border-line bg-card p-4 shadow-soft sm:p-6"
        >
          <div className="grid gap-1">
            <h2 id="lead-form-title" className="font-bold text-xl">
              {t('form.title')}
            </h2>
            <p className="text-quiet">{t('form.intro')}</p>
          </div>
          <noscript>
            <p className="rounded-card bg-sky p-4">{t('form.noScript', { email: brand.supportEmail })}</p>
          </noscript>
          <Island of={VisaForm} name="visa-form" when="visible" props={form} />
        </section>
      </div>
      <Guarantee locale={locale} content={content} />
      <Testimonials content={content} all={people} />
      <FinalCall content={content} />
      <Sources content={content} facts={withFees([], content, ['FirstTime'], now)} />
    </div>
  );
}
