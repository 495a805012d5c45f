/** A page of an application form (spec 2 "Application form screen", 5, 9): one column, sections, errors with links. */
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';
import type { FormPageView } from '#app/features/forms/view.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { useGoTo } from '#app/ui/wayfinding/screen-link.tsx';
import type { Field } from '#content/forms/definition.ts';
import { Compare } from './compare.tsx';
import { FieldView, idOf } from './field-view.tsx';
import { GroupView } from './group-view.tsx';
import { PageBar } from './page-bar.tsx';
import type { PageTools } from './page-tools.ts';
import { SaveLine } from './save-line.tsx';
import { useIsClashing, useSheet } from './use-sheet.ts';
import { useFaultWords } from './words.ts';

/** Fields from one section's beginning to the next. */
function sectionsOf(fields: readonly Field[]): { key: string | undefined; fields: Field[] }[] {
  const sections: { key: string | undefined; fields: Field[] }[] = [];
  for (const field of fields) {
    const last = sections.at(-1);
    if (field.section || !last) sections.push({ key: field.section, fields: [field] });
    else last.fields.push(field);
  }
  return sections;
}

function useWays({ person, form_name }: FormPageView) {
  const locale = useLocale() as Locale;
  const goTo = useGoTo();
  const hrefOf = (page: number) =>
    pathTo('portal-form-page', locale, { user_id: person.user_id, form_name, page: String(page) });
  return { hrefOf, goToPage: (page: number) => goTo(hrefOf(page)), goHome: () => goTo(pathTo('portal', locale)) };
}

export function FormPage({ view }: { view: FormPageView }) {
  const t = useTranslations('forms');
  const { tell } = usePortalTools();
  const { person, form_name, page, text, lists, pages, ordinal, next, previous, minutes, minutesInAll } = view;
  const { sheet, keeper, isRestored, settleWith } = useSheet(view);
  const { hrefOf, goToPage, goHome } = useWays(view);
  const words = useFaultWords(text);
  const [summary, setSummary] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const isClashing = useIsClashing(keeper);
  const formTitle = t(`names.${form_name as 'ds160'}`);
  const tools: PageTools = {
    sheet,
    words,
    labelOf: ({ options }, code) => (options && lists[options]?.find((one) => one.code === code)?.label) || code,
    askText: (label) => t('field.askText', { label, page: ordinal, form: formTitle }),
  };
  const textOf = (name: string) => text.fields[name] ?? { label: name };

  /** Saved, then on: what cannot be saved keeps one here (spec 8), and what is written is safe meanwhile. */
  async function leave(go: () => void, { isNext = false, tells = false } = {}) {
    if (isLeaving) return;
    setLeaving(true);
    const isSaved = await keeper.flush({ isNext });
    setLeaving(false);
    if (!isSaved) return;
    if (tells) tell(t('page.saved'));
    go();
  }
  async function goOn() {
    if (sheet.faults().length === 0)
      return leave(() => (next ? goToPage(next) : goHome()), { isNext: true, tells: true });
    sheet.showFaults();
    setSummary((turn) => turn + 1);
    await keeper.flush();
  }

  const theirs = keeper.theirs();
  if (isClashing && theirs) {
    const { author } = view.stored;
    return (
      <Compare
        fields={page.fields}
        text={text}
        base={keeper.base().form_data}
        mine={sheet.draft().answers}
        theirs={theirs}
        author={theirs.saved_by === person.viewer ? 'you' : theirs.saved_by === view.stored.saved_by ? author : 'team'}
        labelOf={tools.labelOf}
        onSettle={(answers: Answers) => settleWith(answers)}
      />
    );
  }

  const faults = summary > 0 ? sheet.faults() : [];
  const faultLine = (path: string, fault: (typeof faults)[number]['fault']) => {
    const [group = '', row, member] = path.split('.');
    const field = page.fields.find(({ name }) => name === group);
    const inner = member ? field?.fields?.find(({ name }) => name === member) : field;
    const label = textOf(member ? `${group}.${member}` : group);
    const place = member ? `${(textOf(group).row ?? '').replace('{n}', String(Number(row) + 1))}: ` : '';
    return inner ? `${place}${words(inner, label, fault)}` : '';
  };

  return (
    <div className="mx-auto grid max-w-[1000px] gap-5">
      <div className="grid gap-1">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
          <p className="font-semibold text-quiet text-sm">
            <bdi>{t('page.of', { name: person.first_name, form: formTitle })}</bdi>
          </p>
          <SaveLine keeper={keeper} />
        </div>
        <PageBar
          pages={pages}
          minutesInAll={minutesInAll}
          here={page.number}
          hrefOf={hrefOf}
          onGo={(to) => leave(() => goToPage(to))}
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
      </header>
      {faults.length > 0 && (
        <div className="grid gap-3">
          <ErrorSummary
            key={summary}
            title={t('faults.summary', { count: faults.length })}
            links={faults.map(({ path, fault }) => ({ href: `#${idOf(path)}`, text: faultLine(path, fault) }))}
          />
          <div>
            <Button
              kind="quiet"
              onClick={() => leave(() => (next ? goToPage(next) : goHome()), { isNext: true, tells: true })}
            >
              {t('page.anyway')}
            </Button>
          </div>
        </div>
      )}
      <form
        noValidate
        method="post"
        className="grid gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        {sectionsOf(page.fields).map(({ key, fields }) => (
          <section key={key ?? 'first'} className="grid gap-4">
            {key && text.sections?.[key] && <h2 className="text-xl">{text.sections[key]}</h2>}
            <div className="grid gap-4 sm:grid-cols-2">
              {fields.map((field, place) =>
                field.type === 'addRemove' ? (
                  <GroupView
                    key={field.name}
                    field={field}
                    text={textOf(field.name)}
                    words={text.fields}
                    tools={tools}
                  />
                ) : (
                  <FieldView
                    key={field.name}
                    field={field}
                    text={textOf(field.name)}
                    path={field.name}
                    tools={tools}
                    isHalf={field.rightCol || fields[place + 1]?.rightCol}
                  />
                ),
              )}
            </div>
          </section>
        ))}
        <div className="grid gap-2.5">
          <Button kind="main" type="submit" wide busy={isLeaving ? t('save.saving') : undefined}>
            {next
              ? t('page.next', { title: pages.find(({ number }) => number === next)?.title ?? '' })
              : t('page.done')}
          </Button>
          <div className="flex flex-wrap justify-between gap-2.5">
            {previous && (
              <Button kind="plain" icon="chevron-start" onClick={() => leave(() => goToPage(previous))}>
                {t('page.previous')}
              </Button>
            )}
            <Button kind="plain" onClick={() => leave(goHome, { tells: true })}>
              {t('page.exit')}
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
}
