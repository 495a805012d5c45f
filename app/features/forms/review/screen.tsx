/** /portal/applicants/{user_id}/form/{form_name}/check: every answer as the consulate will read it, then to an adviser (D49). */
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { useOwnTab } from '#app/features/forms/autosave/use-own-tab.ts';
import { rowId } from '#app/features/forms/check-link.ts';
import { dateInWords } from '#app/features/forms/fields/date-text.ts';
import { Findings } from '#app/features/forms/findings/list.tsx';
import { Button } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { Banner } from '#app/ui/notices/banner.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink, WayBack } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { ReviewState, SendForReview } from './box.tsx';
import { CheckPages } from './check-pages.tsx';
import { FormsList } from './forms-list.tsx';
import { readers } from './rules.ts';
import { useRow } from './use-row.ts';
import { type CheckView, checkView } from './view.server.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => checkView(context.get(ctxContext), params.form_name);

/** How many answers are missing, to be confirmed, or no longer true. */
function Summary({ view: { counts, firstGap } }: { view: CheckView }) {
  const t = useTranslations('review.check.summary');
  const { missing, wrong, passed, later } = counts;
  const line = (key: 'gaps' | 'wrong' | 'later' | 'passed', count: number) => count > 0 && <p>{t(key, { count })}</p>;
  if (missing + wrong === 0)
    return (
      <Banner kind={passed > 0 ? 'warning' : later > 0 ? 'info' : 'good'} title={t('whole')}>
        {line('passed', passed)}
        {line('later', later)}
      </Banner>
    );
  return (
    <Banner kind="warning" title={missing > 0 ? t('gaps', { count: missing }) : t('wrong', { count: wrong })}>
      {missing > 0 && line('wrong', wrong)}
      {line('passed', passed)}
      {line('later', later)}
      {firstGap && (
        <p className="print:hidden">
          <TextLink href={`#${firstGap}`} alone>
            {t('first')}
          </TextLink>
        </p>
      )}
    </Banner>
  );
}

/** To what becomes of the answers on their way; what does not fit is decided before one sends. */
function OfficialLink({ view: { person, form_name, doubts, review } }: { view: CheckView }) {
  const t = useTranslations('export.link');
  const link = (
    <ScreenLink to="portal-form-official" params={{ user_id: person.user_id, form_name }}>
      {t('text')}
    </ScreenLink>
  );
  if (doubts === 0) return <p className="print:hidden">{link}</p>;
  return (
    <div className="print:hidden">
      <Banner kind="warning" title={t('doubts', { count: doubts })}>
        {(!review || review.state === 'returned') && <p>{t('before')}</p>}
        <p>{link}</p>
      </Banner>
    </div>
  );
}

/** What the official form wants in English: one line, and the way to it. It blocks nothing. */
function EnglishLine({ view: { english, person, form_name } }: { view: CheckView }) {
  const t = useTranslations('review.check.english');
  if (english.all === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-line border-y py-2">
      <span>{english.open > 0 ? t('open', { count: english.open }) : t('whole')}</span>
      <span className="print:hidden">
        <ScreenLink to="portal-form-english" params={{ user_id: person.user_id, form_name }}>
          {t('link')}
        </ScreenLink>
      </span>
    </p>
  );
}

/** With or without an interview: what a finished renewal leads to, for the applicant and for staff. */
function RenewalLine({ renewal }: Pick<CheckView, 'renewal'>) {
  const t = useTranslations('review.check.renewal');
  if (!renewal) return null;
  const { against } = renewal;
  if (against.length === 0)
    return (
      <Banner kind="good" title={t('waiver')}>
        <p>{t('officer')}</p>
      </Banner>
    );
  return (
    <Banner kind="info" title={t('interview')}>
      <p>{t('because')}</p>
      <ul className="list-disc ps-5">
        {against.map(({ path, label }) => (
          <li key={path}>
            <TextLink href={`#${rowId(path)}`} alone>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** All pages at once, for whoever reads from the first to the last. */
function useFolds() {
  const box = useRef<HTMLDivElement>(null);
  const [isAllOpen, setAllOpen] = useState(false);
  const toggle = () => {
    for (const page of box.current?.querySelectorAll('details') ?? []) page.open = !isAllOpen;
    setAllOpen(!isAllOpen);
  };
  return { box, isAllOpen, toggle };
}

/** What had the focus may be gone with the move: one reads on at the top. */
function useMoves() {
  const { revalidate } = useRevalidator();
  const { tell } = usePortalTools();
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves > 0) focusHeading();
  }, [moves]);
  return {
    onStale: () => revalidate(),
    async onMoved(text: string) {
      await revalidate();
      tell(text);
      setMoves((before) => before + 1);
      scrollTo({ top: 0 });
    },
    async onSaved(text: string) {
      await revalidate();
      tell(text);
      document.getElementById('findings')?.focus();
    },
  };
}

export default function CheckScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('review.check');
  const nameOf = useTranslations('forms.names');
  const { locale } = useAppData();
  const { box, isAllOpen, toggle } = useFolds();
  const { onMoved, onStale, onSaved } = useMoves();
  useRow();
  const { person, form_name, pages } = view;
  useOwnTab(person.viewer);
  const form = nameOf(form_name);
  const title = person.isSelf ? t('title') : t('titleOf', { name: person.first_name });
  const printed = dateInWords(view.printed_at.toISOString().slice(0, 10), locale);
  return (
    // On paper a table: its head stands on every page.
    <div className="mx-auto grid max-w-3xl gap-5 print:table print:w-full print:max-w-none">
      <title>{`${title}: ${form}`}</title>
      <div className="hidden break-inside-avoid print:table-header-group" aria-hidden="true">
        <p className="mb-4 flex justify-between gap-4 border-line border-b pb-2 text-sm">
          <bdi className="font-semibold">{person.name}</bdi>
          <span>{t('printed', { form, date: printed })}</span>
        </p>
      </div>
      <div className="grid gap-5 print:table-row-group">
        <header className="grid gap-1 print:hidden">
          <p className="font-semibold text-quiet text-sm">
            <bdi>{t('of', { name: person.name, form })}</bdi>
          </p>
          <h1 className="text-2xl">{title}</h1>
          <p className="max-w-[65ch]">{t('lead', { reader: readers[form_name] })}</p>
        </header>
        <FormsList user_id={person.user_id} form_name={form_name} forms={view.forms} />
        <ReviewState view={view} onMoved={onMoved} onStale={onStale} />
        {(!view.review || view.review.state === 'returned') && <Summary view={view} />}
        <RenewalLine renewal={view.renewal} />
        <EnglishLine view={view} />
        <Findings person={person} form_name={form_name} findings={view.findings} onSaved={onSaved} />
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2.5 print:hidden">
            <Button kind="quiet" onClick={toggle}>
              {t(isAllOpen ? 'closeAll' : 'openAll')}
            </Button>
            <div className="max-sm:-ms-4 flex flex-wrap">
              <Button kind="plain" onClick={() => print()}>
                {t('print')}
              </Button>
              {view.hasSheet && (
                <ScreenLink to="portal-form-sheet" params={{ user_id: person.user_id, form_name }} look="plain">
                  {t('sheet')}
                </ScreenLink>
              )}
            </div>
          </div>
          <CheckPages view={view} box={box} />
        </div>
        <OfficialLink view={view} />
        <SendForReview view={view} onMoved={onMoved} onStale={onStale} />
        <WayBack
          to="portal-form-page"
          params={{ user_id: person.user_id, form_name, page: String(pages[0]?.number ?? 1) }}
        >
          {t('toForm')}
        </WayBack>
      </div>
    </div>
  );
}
