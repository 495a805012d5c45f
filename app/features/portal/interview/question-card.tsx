/** One question, folded: as an officer might put it, what a true answer has in it, and room for own notes. */
import { useTranslations } from 'use-intl';
import { Icon } from '#app/ui/icon.tsx';
import { StatusPill } from '#app/ui/notices/status-pill.tsx';
import { NO_ENTRY } from './keeper.ts';
import { NoteFields } from './note-fields.tsx';
import type { Notes } from './use-notes.ts';
import type { QuestionsView, WrittenQuestion } from './view.server.ts';

type MarkProps = { isLikely: boolean; isPractised: boolean; isSelf: boolean };

export function Marks({ isLikely, isPractised, isSelf }: MarkProps) {
  const t = useTranslations('interview');
  if (!isLikely && !isPractised) return null;
  return (
    <span className="col-start-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden">
      {isLikely && (
        <span className="border-maize border-s-4 ps-2 font-semibold text-quiet text-sm leading-snug">
          {t(isSelf ? 'card.likely' : 'card.likelyOf')}
        </span>
      )}
      {isPractised && <StatusPill status="done">{t('card.practised')}</StatusPill>}
    </span>
  );
}

type Props = Notes & { question: WrittenQuestion; person: QuestionsView['person'] };

export function QuestionCard({ question: { name, ask, contains, isLikely }, person, ...notes }: Props) {
  const t = useTranslations('interview');
  const { isSelf, first_name } = person;
  const isPractised = (notes.notes[name] ?? NO_ENTRY).is_practised;
  return (
    <details className="group/card break-inside-avoid rounded-card border border-line bg-card">
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 rounded-card px-4 py-2.5 hover:bg-sky">
        <h3 className="font-semibold text-base leading-snug [overflow-wrap:anywhere]">{ask}</h3>
        <Marks isLikely={isLikely} isPractised={isPractised} isSelf={isSelf} />
        <Icon
          name="chevron-down"
          className="col-start-2 row-start-1 size-4.5 text-deep transition-transform duration-200 group-open/card:rotate-180 print:hidden"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-3">
        <div className="grid gap-1">
          <p className="font-semibold text-sm">{t('card.contains')}</p>
          <p>{contains}</p>
        </div>
        <NoteFields {...notes} place="list" question={name} name={first_name} isSelf={isSelf} />
      </div>
    </details>
  );
}
