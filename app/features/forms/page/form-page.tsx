/** A page of an application form (spec 2 "Application form screen", 5, 9): one column, sections, errors with links. */
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { useOthersUnsent } from '#app/features/forms/autosave/use-others-unsent.ts';
import { useOwnTab } from '#app/features/forms/autosave/use-own-tab.ts';
import { useUnkeptQuestion } from '#app/features/forms/autosave/use-unkept-question.tsx';
import { authorOf } from '#app/features/forms/clash/author.ts';
import { Compare } from '#app/features/forms/clash/compare.tsx';
import { JoinedNote } from '#app/features/forms/clash/joined-note.tsx';
import { PageGone } from '#app/features/forms/clash/page-gone.tsx';
import { useConverter } from '#app/features/forms/converter/use-converter.tsx';
import { fieldId } from '#app/features/forms/fields/control-props.ts';
import { LockNote } from '#app/features/forms/lock/note.tsx';
import { formAfter, minutesFor, placeOf } from '#app/features/forms/overview.ts';
import { useOriginWords } from '#app/features/forms/prefill/origin-mark.tsx';
import { SameAsRow } from '#app/features/forms/same-as/row.tsx';
import { useCheck } from '#app/features/forms/use-check.ts';
import type { FormPageView } from '#app/features/forms/view.server.ts';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { focusTarget } from '#app/ui/focus-heading.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { handOver, useAhead } from './ahead.ts';
import { PageBar } from './bar.tsx';
import { KeptNote, SaveFoot, SaveLine, UnsentNote } from './save-line.tsx';
import { Section, sectionsOf } from './section-view.tsx';
import type { PageTools } from './tools.ts';
import { useKeptPage } from './use-kept-page.ts';
import { useLeave, useWays } from './use-leave.ts';
import { usePageState, useSheet } from './use-sheet.ts';
import { useFaultWords } from './words.ts';

/** As long as the specification wants it (spec 8). */
export const SECONDS_SHOWN = 3;

export function FormPage({ view }: { view: FormPageView }) {
  const t = useTranslations('forms');
  const { tell } = usePortalTools();
  const { person, form_name, page, text, lists, titles } = view;
  const { hrefOf, goToPage, goToForm, goHome } = useWays(view);
  const { sheet, keeper, isAtRisk, stand, isRestored, joined, settleWith, fillWith } = useSheet(
    view,
    hrefOf(page.number),
  );
  const question = useUnkeptQuestion(keeper, isAtRisk);
  useOwnTab(person.viewer);
  const unsent = useOthersUnsent(person.viewer);
  const check = useCheck(view);
  const { open } = view;
  const words = useFaultWords(text, view.elsewhere);
  const [summary, setSummary] = useState(0);
  const { leave, isLeaving, isHeld } = useLeave(keeper);
  const pageState = usePageState(keeper);
  const isClashing = pageState === 'clash';
  const isFormGone = pageState === 'gone';
  const { pages } = stand;
  const { ordinal, next, previous } = placeOf(pages, page.number);
  const minutes = minutesFor(pages.filter(({ page_number }) => page_number === page.number));
  /** Where this page is the last one that is open: what the button leads to. */
  const nextForm = formAfter(
    pages.filter(({ page_number }) => page_number !== page.number),
    view.nextForm,
  );
  const ahead = next && !person.isPreparer ? hrefOf(next) : null;
  useKeptPage(ahead);
  const nextReady = useAhead({ path: ahead, stand, keeper, sheet });
  useEffect(() => void focusTarget(location.hash), []);
  const formTitle = t(`names.${form_name}`);
  const write = (path: string, figure: string) => {
    sheet.write(path, figure);
    sheet.leave(path);
  };
  const { converter, dialog } = useConverter({ currency: view.currency, write });
  const tools: PageTools = {
    sheet,
    words,
    labelOf: ({ options }, code) => (options && lists[options]?.find((one) => one.code === code)?.label) || code,
    originText: useOriginWords(person),
    converter,
    askText: (label) => t('field.askText', { label, page: ordinal, form: formTitle }),
    flagOf: (path) => view.flags[path],
    isLocked: (path) => open !== null && !open.includes(path.split('.')[0] ?? path),
  };
  const textOf = (name: string) => text.fields[name] ?? { label: name };

  const told = () => tell(t('page.saved'), SECONDS_SHOWN);
  /** `isRead`: what was read ahead may be shown, if it is still the page. */
  const wayTo = (to: number, isRead = false) => {
    const show = (ready: FormPageView | null) => {
      if (ready) handOver(hrefOf(to), ready);
      goToPage(to);
    };
    const old = isRead ? nextReady(to, null) : null;
    return {
      go: () => show(isRead ? nextReady(to, stand.pages) : null),
      offline: { path: hrefOf(to), goInMemory: old && (() => show(old)) },
    };
  };
  const wayOn = () => {
    const to = check.isBack ? null : placeOf(stand.pages, page.number).next;
    const form = check.isBack ? null : formAfter(stand.pages, view.nextForm);
    return to ? wayTo(to, true) : { go: () => (form ? goToForm(form) : check.goToCheck()) };
  };
  const leaveForPage = (to: number) => leave(() => wayTo(to));
  const leaveForNext = () => leave(wayOn, { isNext: true, onSaved: told });
  async function goOn() {
    // Nothing here can be written: there is nothing to save.
    if (open?.length === 0) return wayOn().go();
    if (sheet.faults().length === 0) return leaveForNext();
    sheet.showFaults();
    setSummary((turn) => turn + 1);
    await keeper.flush();
  }

  const theirs = keeper.theirs();
  const writer = ({ saved_by }: Pick<FormPageView['stored'], 'saved_by'>) =>
    authorOf(saved_by, { viewer: person.viewer, family: view.family, stored: view.stored });
  if (isFormGone || ((isClashing || view.isGone) && ordinal === 0)) {
    return (
      <>
        <PageGone
          user_id={person.user_id}
          isFormGone={isFormGone}
          isKept={!isAtRisk()}
          fields={page.fields}
          text={text}
          mine={sheet.draft().answers}
          labelOf={tools.labelOf}
        />
        {question}
      </>
    );
  }
  if (isClashing && theirs)
    return (
      <>
        <Compare
          fields={page.fields}
          text={text}
          base={keeper.base().form_data}
          mine={sheet.draft().answers}
          theirs={theirs}
          author={writer(theirs)}
          labelOf={tools.labelOf}
          onSettle={settleWith}
        />
        {question}
      </>
    );

  const faults = summary > 0 ? sheet.faults() : [];
  /** Without a fault: what the field is called. */
  const lineOf = (path: string, fault?: (typeof faults)[number]['fault']) => {
    const [group = '', row, member] = path.split('.');
    const field = page.fields.find(({ name }) => name === group);
    const inner = member ? field?.fields?.find(({ name }) => name === member) : field;
    const label = textOf(member ? `${group}.${member}` : group);
    const place = member ? `${(textOf(group).row ?? '').replace('{n}', String(Number(row) + 1))}: ` : '';
    return inner ? `${place}${fault ? words(inner, label, fault, sheet.rawOf(path)) : label.label}` : '';
  };
  const putOff = faults.length > 0 ? sheet.putOff().map((path) => lineOf(path)) : [];

  return (
    <div className="mx-auto grid max-w-[1000px] gap-5">
      <div className="grid gap-1">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
          <p className="font-semibold text-quiet text-sm">
            <bdi>{t('page.of', { name: person.first_name, form: formTitle })}</bdi>
          </p>
          <SaveLine keeper={keeper} />
        </div>
        {person.isPreparer && (
          <p className="rounded-card bg-glow px-3 py-2 leading-snug">
            {t.rich('page.preparer', { name: person.name, b: (name) => <bdi className="font-semibold">{name}</bdi> })}
          </p>
        )}
        {!person.isPreparer && !person.isSelf && (
          <p className="rounded-card bg-glow px-3 py-2 leading-snug">
            {t.rich('page.forOther', {
              name: person.first_name,
              b: (name) => <bdi className="font-semibold">{name}</bdi>,
              n: (name) => <bdi>{name}</bdi>,
            })}
          </p>
        )}
        <noscript>
          <p className="rounded-card bg-glow px-3 py-2 leading-snug">
            {t('page.noScript')}{' '}
            <TextLink href={whatsappHref(t('page.noScriptAsk', { page: ordinal, form: formTitle }))}>
              {t('field.ask')}
            </TextLink>
          </p>
        </noscript>
        <PageBar
          pages={pages}
          titles={titles}
          later={{ ...view.later, [page.number]: sheet.draft().confirm_later.length }}
          here={page.number}
          hrefOf={hrefOf}
          onGo={leaveForPage}
          checkHref={check.href}
          onCheck={() => leave(() => ({ go: check.goToCheck }))}
        />
      </div>
      <header className="grid gap-1">
        <h1 className="text-2xl">{text.title}</h1>
        <p className="text-quiet">
          {t('page.place', { ordinal, all: pages.length })}
          {minutes > 0 && ` · ${t('page.minutes', { minutes })}`}
        </p>
        {text.help && <p className="max-w-[65ch]">{text.help}</p>}
        <p role="status" className={isRestored ? 'rounded-card bg-sky p-3' : 'sr-only'}>
          {isRestored && t('page.restored')}
        </p>
        <JoinedNote
          labels={(joined?.taken ?? []).filter((name) => sheet.stateOf(name).isShown).map((name) => textOf(name).label)}
          author={joined ? writer(joined.theirs) : 'you'}
        />
        <UnsentNote left={unsent} />
      </header>
      <LockNote open={open} />
      {open === null && (
        <SameAsRow
          people={view.sameAs}
          viewer={person.viewer}
          place={{ user_id: person.user_id, form_name, page_number: page.number }}
          onFill={fillWith}
        />
      )}
      {faults.length > 0 && (
        <div className="grid gap-3">
          <ErrorSummary
            key={summary}
            title={t('faults.summary', { count: faults.length })}
            links={faults.map(({ path, fault }) => ({ href: `#${fieldId(path)}`, text: lineOf(path, fault) }))}
          >
            {putOff.length > 0 && <p>{t('faults.toConfirm', { fields: putOff.join(' · ') })}</p>}
          </ErrorSummary>
          <div>
            <Button kind="quiet" onClick={leaveForNext}>
              {t('page.anyway')}
            </Button>
          </div>
        </div>
      )}
      <form
        noValidate
        method="post"
        className="grid gap-8 lg:me-80"
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        {sectionsOf(page.fields).map(({ key, fields }) => (
          <Section key={key ?? 'first'} title={key && text.sections?.[key]} fields={fields} text={text} tools={tools} />
        ))}
        <div className="grid gap-2.5 noscript:hidden">
          {isHeld && <KeptNote keeper={keeper} />}
          <Button kind="main" type="submit" wide busy={isLeaving ? t('save.saving') : undefined}>
            {check.isBack
              ? t(open?.length === 0 ? 'page.backPlain' : 'page.back')
              : next
                ? t('page.next', { title: titles[next] ?? '' })
                : nextForm && open === null
                  ? t('page.doneNext', { form: t(`names.${nextForm.form_name}`) })
                  : t(open?.length === 0 ? 'page.check' : 'page.done')}
          </Button>
          <div className="-mx-4 flex flex-wrap justify-between gap-2.5">
            {previous && (
              <Button kind="plain" icon="chevron-start" onClick={() => leaveForPage(previous)}>
                {t('page.previous')}
              </Button>
            )}
            <Button kind="plain" onClick={() => leave(() => ({ go: goHome }), { onSaved: told })}>
              {t('page.exit')}
            </Button>
          </div>
        </div>
      </form>
      {view.guide && (
        <p className="text-quiet">
          {t('page.guide')}{' '}
          <TextLink href={view.guide.href} newTab={t('converter.newTab')}>
            {view.guide.title}
          </TextLink>
        </p>
      )}
      {dialog}
      {question}
      <SaveFoot keeper={keeper} />
    </div>
  );
}
