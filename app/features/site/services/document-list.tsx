/** The documents of a service: what is always asked for, what depends on the case, what helps (spec 2 "Service pages"). */
import { type ChecklistGroup, checklistOf } from '#app/features/catalogue/checklist.server.ts';
import { Coded } from '#app/features/texts/inline.tsx';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Icon } from '#app/ui/icon.tsx';
import { StatusShape } from '#app/ui/notices/status-pill.tsx';
import type { ServiceType } from '#content/catalogue.ts';

/** A tick, a full sun, an empty ring: the groups differ in shape, too. */
const marks = {
  required: <Icon name="tick" className="mt-0.5 size-5 text-good" />,
  conditional: <StatusShape status="current" className="mt-0.5 size-5 text-deep" />,
  optional: <StatusShape status="waiting" className="mt-0.5 size-5 text-quiet" />,
};

function Items({ locale, group: { need, items } }: { locale: Locale; group: ChecklistGroup }) {
  return (
    <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      {items.map(({ type, title, who, why }) => (
        <li key={type} className="flex gap-2.5">
          {marks[need]}
          <div className="grid min-w-0 content-start gap-0.5">
            <p className="font-semibold leading-snug">
              <Coded text={title} locale={locale} />
            </p>
            <p className="text-quiet leading-snug">
              {who}. <Coded text={why} locale={locale} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What is always asked for stands open; the rest opens by the browser's own means, and in find-in-page. */
export function DocumentList({ locale, sid }: { locale: Locale; sid: ServiceType }) {
  const t = translator(locale, 'pages');
  return (
    <div className="border-line border-y">
      {checklistOf(locale, sid).map((group) => (
        <details
          key={group.need}
          open={group.need === 'required'}
          className="accordion group border-line not-last:border-b"
        >
          <summary className="-mx-2 flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg px-2 py-3.5 transition-colors hover:text-deep">
            <h3 className="min-w-0 text-lg">{t(`documents.${group.need}`)}</h3>
            <span className="rounded-full bg-sky px-2.5 font-semibold text-night text-sm tabular-nums leading-7">
              {group.items.length}
            </span>
            <span className="ms-auto grid size-8 shrink-0 place-items-center rounded-full bg-sky text-deep transition-transform duration-200 group-open:rotate-180">
              <Icon name="chevron-down" className="size-4.5" />
            </span>
          </summary>
          <div className="pb-6">
            <Items locale={locale} group={group} />
          </div>
        </details>
      ))}
    </div>
  );
}
