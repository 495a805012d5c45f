/** /portal/applicants/{user_id}/form/{form_name}/sheet: what one said in the form, on one page to read before the interview. */
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { useOwnTab } from '#app/features/forms/autosave/use-own-tab.ts';
import { dateInWords } from '#app/features/forms/fields/date-text.ts';
import { Button } from '#app/ui/button.tsx';
import { WayBack } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import type { SheetFact } from './facts.server.ts';
import { type SheetView, sheetView } from './view.server.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => sheetView(context.get(ctxContext), params.form_name);

/** A name in Latin letters beside Arabic words: each keeps its own direction, and they keep their order. */
function Parts({ parts }: { parts: readonly string[] }) {
  const t = useTranslations('rehearsal');
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are read in this order
    <Fragment key={place}>
      {place > 0 && `${t('comma')} `}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}

/** What is missing is written by hand, on a line. */
function Fact({ fact: { fact, lines, more } }: { fact: SheetFact }) {
  const t = useTranslations('rehearsal');
  return (
    <div className="grid break-inside-avoid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 py-1 print:gap-x-2 print:py-px">
      <dt className="text-quiet leading-snug print:leading-tight">{t(`facts.${fact}`)}</dt>
      <dd className="grid min-w-0 gap-0.5 leading-snug [overflow-wrap:anywhere] print:gap-0 print:leading-tight">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
          <span key={place} className="font-semibold">
            <Parts parts={line} />
          </span>
        ))}
        {more > 0 && <span>{t('more', { count: more })}</span>}
        {lines.length === 0 && (
          <span className="min-h-6 border-edge border-b border-dashed print:min-h-6">
            <span className="sr-only">{t('blank')}</span>
          </span>
        )}
      </dd>
    </div>
  );
}

function Sections({ sections }: Pick<SheetView, 'sections'>) {
  const t = useTranslations('rehearsal');
  return (
    <div className="gap-8 md:columns-2 print:columns-2 print:gap-6">
      {sections.map(
        ({ section, facts }) =>
          facts.length > 0 && (
            <section key={section} className="mb-5 break-inside-avoid print:mb-2">
              <h2 className="mb-1 border-line border-b pb-1 font-semibold text-lg print:mb-0.5 print:pb-0 print:text-[11.5pt]">
                {t(`sections.${section}`)}
              </h2>
              <dl>
                {facts.map((fact, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a fact may stand there twice, and none moves
                  <Fact key={place} fact={fact} />
                ))}
              </dl>
            </section>
          ),
      )}
    </div>
  );
}

export default function SheetScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('rehearsal');
  const nameOf = useTranslations('forms.names');
  const { locale } = useAppData();
  const { person, form_name, sections, printed_on } = view;
  useOwnTab(person.viewer);
  const form = nameOf(form_name);
  const title = person.isSelf ? t('title') : t('titleOf', { name: person.first_name });
  return (
    <div className="mx-auto grid max-w-4xl gap-5 print:max-w-none print:gap-2 print:text-[10pt]">
      <title>{`${title}: ${form}`}</title>
      <header className="grid gap-1">
        <p className="font-semibold text-quiet text-sm print:text-[10pt]">
          <bdi>{t('of', { name: person.name, form })}</bdi>
          <span className="hidden print:inline">{` · ${dateInWords(printed_on, locale)}`}</span>
        </p>
        <h1 className="text-2xl print:text-[14pt]">{title}</h1>
        <p className="max-w-[65ch] print:max-w-none">{t('lead')}</p>
        <p className="max-w-[65ch] text-quiet print:hidden">{t('blankText')}</p>
      </header>
      <div className="print:hidden">
        <Button kind="main" onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
      <Sections sections={sections} />
      <WayBack to="portal-form-check" params={{ user_id: person.user_id, form_name }}>
        {t('back')}
      </WayBack>
    </div>
  );
}
