/** One answer in words, a line that opens: as it was written, and its English beside it; on a phone below it. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { FROM_ROW } from '#app/features/forms/check-link.ts';
import { fieldId } from '#app/features/forms/fields/control-props.ts';
import { dateInWords } from '#app/features/forms/fields/date-text.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Status, StatusPill } from '#app/ui/notices/status-pill.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { Editor } from './editor.tsx';
import { type EnglishState, isOpen } from './rules.ts';
import type { EnglishView, ShownText } from './view.server.ts';

const looks: Record<EnglishState, Status> = { english: 'done', accepted: 'done', changed: 'going', missing: 'waiting' };

type Props = {
  view: EnglishView;
  text: ShownText;
  place: number;
  /** The first that is to be done stands open; the others are a line each. */
  opensFirst: boolean;
  onStale(): void;
  /** Read again, said, and the focus is on the card. */
  onAccepted(heading: string): Promise<void>;
};

function Stands({ text, onChange }: { text: ShownText; onChange: (() => void) | null }) {
  const t = useTranslations('english.card');
  const { locale } = useAppData();
  const { author, accepted_on } = text;
  return (
    <div className="grid content-start gap-2">
      <p className="font-semibold">{t('english')}</p>
      <p lang="en" dir="ltr" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text.english}
      </p>
      {author && accepted_on && (
        <p className="text-quiet text-sm">
          {t(`by.${author.who}`, { name: author.name, date: dateInWords(accepted_on, locale) })}
        </p>
      )}
      {onChange && (
        <div>
          <Button kind="plain" onClick={onChange}>
            {t('change')}
          </Button>
        </div>
      )}
    </div>
  );
}

export function TextCard({ view, text, place, opensFirst, onStale, onAccepted }: Props) {
  const t = useTranslations('english');
  const [isEditing, setEditing] = useState(false);
  const { person, form_name, isClosed } = view;
  const { state, path, page } = text;
  const id = `english-${place}`;
  const heading = `${id}-title`;
  const isWritten = !isClosed && (isEditing || isOpen(state));
  const accepted = async () => {
    setEditing(false);
    await onAccepted(heading);
  };
  return (
    <section aria-labelledby={`${heading}-label`}>
      <details open={opensFirst} className="group/card rounded-card border border-line bg-card">
        <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2.5">
          <h2 id={heading} tabIndex={-1} className="grid min-w-0 flex-1 gap-0.5 outline-none">
            <span className="font-normal font-sans text-quiet text-sm">{text.page_title}</span>
            <span
              id={`${heading}-label`}
              className="text-base leading-snug [overflow-wrap:anywhere] group-open/card:text-lg"
            >
              {text.label}
            </span>
          </h2>
          <StatusPill status={looks[state]}>{t(`states.${state}`)}</StatusPill>
          <Icon name="chevron-down" className="size-4.5 transition-transform duration-200 group-open/card:rotate-180" />
        </summary>
        <div className="grid gap-3 px-4 pb-4">
          {state === 'changed' && <p>{t('card.changed')}</p>}
          <div className="grid gap-4 md:grid-cols-2">
            <div className="grid content-start gap-2">
              <p className="font-semibold">{t('card.original')}</p>
              <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {text.original}
              </p>
              {!isClosed && (
                <ScreenLink
                  to="portal-form-page"
                  params={{ user_id: person.user_id, form_name, page: String(page) }}
                  query={{ [FROM_ROW]: path }}
                  hash={fieldId(path)}
                  aria-label={t('card.toAnswerOf', { label: text.label })}
                >
                  {t('card.toAnswer')}
                </ScreenLink>
              )}
            </div>
            {isWritten ? (
              <Editor view={view} text={text} id={id} onStale={onStale} onAccepted={accepted} />
            ) : isOpen(state) ? (
              <p className="text-quiet">{t('card.left')}</p>
            ) : (
              <Stands text={text} onChange={isClosed ? null : () => setEditing(true)} />
            )}
          </div>
        </div>
      </details>
    </section>
  );
}
