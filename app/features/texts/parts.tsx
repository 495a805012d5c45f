/** What public pages are put together from: where one is, the head, the bar of jumps, questions, sources, the last call. */
import { Fragment, type ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { ShownFact } from '#app/features/catalogue/facts.server.ts';
import { screenPath } from '#app/features/chrome/navigation.ts';
import type { StartOptions } from '#app/features/chrome/rules.ts';
import { StartHere } from '#app/features/chrome/start-here.tsx';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { equivalentPath } from '#app/path-match.ts';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { buttonLook } from '#app/ui/button-look.ts';
import { FoldCard } from '#app/ui/fold-card.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Closing } from '#app/ui/scenes/closing.tsx';
import { brand } from '#content/brand.ts';
import { changes } from '#content/changes.ts';
import { longDate } from '#content/legal/wording.ts';
import type { Question } from '#content/page-text.ts';
import { Coded, InlineText } from './inline.tsx';
import { OldMark } from './old-mark.tsx';
import type { Crumb, Tongue } from './place.server.ts';
import { SourceLink } from './source-link.tsx';
import { breadcrumbs, wayTo } from './structured-data/rules.ts';
import { StructuredData } from './structured-data/script.tsx';

/** For people, and for search engines with whole addresses. */
export function Breadcrumbs({ content, crumbs, here }: Tongue & { crumbs: readonly Crumb[]; here: string }) {
  const { origin } = useRouteLoaderData<{ origin: string }>('document') ?? { origin: '' };
  const { pathname } = useLocation();
  return (
    <nav aria-label={translator(content, 'pages')('breadcrumb')} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2 text-quiet">
        {crumbs.map(({ name, href }) => (
          <li key={href} className="flex items-center gap-2">
            <a href={href} className="inline-flex min-h-8 items-center underline underline-offset-4 hover:text-deep">
              {name}
            </a>
            <Icon name="chevron-end" className="size-3.5" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
      <StructuredData items={[breadcrumbs(wayTo(origin, crumbs, here, equivalentPath(pathname, content)))]} />
    </nav>
  );
}

export function Section({
  id,
  title,
  intro,
  children,
}: {
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-3 md:gap-5">
      <div className="grid gap-1">
        <h2 id={id} className="max-w-[28ch] scroll-mt-24 font-bold text-2xl md:text-3xl">
          {title}
        </h2>
        {intro && <p className="max-w-[65ch] text-quiet">{intro}</p>}
      </div>
      {children}
    </section>
  );
}

/** WhatsApp with the page's own first words. */
export function AskLink({ content, about, place }: { content: Locale; about: string; place: string }) {
  const t = translator(content, 'pages');
  return (
    <a
      href={whatsappHref(t('hero.prefilled', { name: brand.name, service: about }))}
      data-event="send_whatsapp"
      data-place={place}
      className={buttonLook('quiet', true)}
    >
      <span className="inline-flex items-center gap-2">
        <Icon name="chat" />
        {t('hero.ask')}
      </span>
    </a>
  );
}

type CallToAction = Tongue & { about: string; place: string; options?: StartOptions | undefined };

const Start = ({ locale, content, place, options }: Omit<CallToAction, 'about'>) => (
  <div className="print:hidden">
    <StartHere
      locale={locale}
      place={place}
      pathOf={screenPath}
      options={options}
      size="page"
      label={translator(content, 'pages')('hero.start')}
    />
  </div>
);

export function Actions(acting: CallToAction) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden max-sm:*:w-full">
      <Start {...acting} />
      <AskLink {...acting} />
    </div>
  );
}

export function QuickJump({
  content,
  entries,
}: {
  content: Locale;
  entries: readonly { id: string; title: string }[];
}) {
  return (
    <nav
      aria-label={translator(content, 'pages')('jump.label')}
      className="-mx-4 print:hidden overflow-x-auto px-4 [scrollbar-width:none]"
    >
      <ul className="flex w-max gap-2 py-1">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-full border-[1.5px] border-line bg-card px-4 font-semibold text-deep text-sm transition-colors hover:border-deep hover:bg-sky"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type QuestionsProps = Tongue & {
  id: string;
  questions: readonly Question[] /** How many show at once. */;
  first: number;
};

/** The first few, and the rest behind one line; all of them are on the page, for readers and for find-in-page. */
export function Questions({ locale, content, id, questions, first }: QuestionsProps) {
  const t = translator(content, 'pages');
  const items = questions.map(({ question, answer }) => ({
    key: question,
    title: <Coded text={question} locale={content} />,
    body: <InlineText text={answer} locale={locale} />,
  }));
  const rest = items.slice(first);
  return (
    <div className="grid gap-2">
      <Accordion name={id} items={items.slice(0, first)} />
      {rest.length > 0 && (
        <details className="group/more grid gap-2">
          <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-lg font-semibold text-deep underline underline-offset-4">
            <span className="group-open/more:hidden">{t('faq.all', { n: questions.length })}</span>
            <span className="hidden group-open/more:inline">{t('faq.less')}</span>
            <Icon name="chevron-down" className="size-4.5 transition-transform group-open/more:rotate-180" />
          </summary>
          <Accordion name={id} items={rest} />
        </details>
      )}
    </div>
  );
}

type SourcesProps = {
  content: Locale;
  facts: readonly ShownFact[];
  /** Whose changes are told. */
  place?: string;
  /** Of all countries: news of a figure stand on the page of its own, and here in the list. */
  isOverview?: boolean;
};

/** What changed here, and when its facts were last looked at: from the lists, never from memory. */
function WhatChanged({ content, facts, place = '', isOverview = false }: SourcesProps) {
  const t = translator(content, 'pages');
  const checked = facts
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
  const own = changes[place] ?? [];
  const newest = own[0]?.on;
  const what = own.filter(({ on }) => on === newest).map((change) => t(`changed.what.${change.what}`));
  return (
    <p className="text-quiet">
      {newest &&
        t('changed.line', { date: longDate(newest, content), what: new Intl.ListFormat(content).format(what) })}{' '}
      {facts.flatMap(({ name, changed }) =>
        changed && !isOverview ? <Fragment key={name}>{changed.text} </Fragment> : [],
      )}
      {checked && t('changed.checked', { date: longDate(checked, content) })}
    </p>
  );
}

/** Every official figure of the page with its source and day (D2), in one line that opens, and once for all that one has grown old; and what changed. */
export function Sources({ content, facts, place, isOverview = false }: SourcesProps) {
  const t = translator(content, 'facts');
  if (facts.length === 0) return null;
  return (
    <div className="grid gap-2">
      <WhatChanged {...{ content, facts, isOverview }} {...(place && { place })} />
      <FoldCard id="sources" title={`${t('title')} (${facts.length})`}>
        <p className="text-quiet">
          {t('intro')} {facts.some(({ isOld }) => isOld) && <OldMark text={t('old')} />}
        </p>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 md:grid-cols-2">
          {facts.map(({ name, label, value, href, checked, since }) => (
            <li key={name} className="grid grid-cols-[minmax(0,1fr)] gap-0.5 border-line border-s-2 ps-3">
              <span>
                {label}: <strong className="inline-block font-semibold">{value}</strong>
              </span>
              <span className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
                <SourceLink content={content} href={href} />
                {checked}
              </span>
              {since && <span className="text-quiet text-sm">{since}</span>}
            </li>
          ))}
        </ul>
      </FoldCard>
    </div>
  );
}

/** The marks on <html> show one of the two: whoever has a session is not asked to begin (D38). */
const BeginOrGoOn = ({ begin, goOn }: { begin: string; goOn: string }) => (
  <>
    <span className="[html[data-session]_&]:hidden">{begin}</span>
    <span className="hidden [html[data-session]_&]:inline">{goOn}</span>
  </>
);

export function FinalCall({
  title,
  text,
  place,
  ...acting
}: Omit<CallToAction, 'about'> & { title: string; text: string }) {
  const t = translator(acting.content, 'pages');
  return (
    <section
      aria-labelledby="final"
      className="grid grid-cols-[minmax(0,1fr)] print:hidden overflow-hidden rounded-card bg-sky md:grid-cols-[1fr_24rem]"
    >
      <div className="grid gap-3 p-4 md:gap-4 md:p-10">
        <h2 id="final" className="max-w-[24ch] font-bold text-2xl md:text-3xl">
          <BeginOrGoOn begin={title} goOn={t('sections.goOn')} />
        </h2>
        <p className="max-w-[55ch] text-quiet">
          <BeginOrGoOn begin={text} goOn={t('sections.goOnText')} />
        </p>
        <Start {...acting} place={`${place}-final`} />
      </div>
      <Closing className="h-24 w-full md:h-full" />
    </section>
  );
}
