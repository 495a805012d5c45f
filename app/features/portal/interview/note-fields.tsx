/** Own notes on one question, whether they are saved, and the mark that it was practised. */
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useWrittenEarly } from '#app/ui/fields/use-written-early.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type Entry, type Keeper, NO_ENTRY } from './keeper.ts';
import { NOTE_MAX } from './rules.ts';
import type { Notes } from './use-notes.ts';

type Props = Notes & {
  /** Makes the ids of this place: a question stands in the list and in the practice. */
  place: string;
  question: string;
  name: string;
  isSelf: boolean;
};

/** Saving itself is not read aloud: it happens at every pause. */
function SaveNote({ state }: Pick<Entry, 'state'>) {
  const t = useTranslations('interview');
  const isOver = state === 'saved' || state === 'retrying' || state === 'refused';
  return (
    <p className="min-h-6 text-quiet text-sm">
      <span role="status" className={state === 'refused' || state === 'retrying' ? 'font-semibold text-alert' : ''}>
        {state === 'saved' && <Icon name="tick" className="me-1 inline size-4 text-good" />}
        {isOver && t(`save.${state}`)}
      </span>
      {(state === 'waiting' || state === 'saving') && <span aria-hidden="true">{t('save.saving')}</span>}
    </p>
  );
}

/** Other words were stored meanwhile, in another tab or on another phone: nothing is lost until somebody chooses. */
function Clash({ question, entry, keeper }: { question: string; entry: Entry; keeper: Keeper }) {
  const t = useTranslations('interview');
  if (!entry.theirs) return null;
  return (
    <div role="alert" className="my-2 grid gap-3 rounded-card bg-glow p-4">
      <p className="font-semibold">{t('save.clash')}</p>
      <div className="grid gap-1">
        <p className="font-semibold text-sm">{t('save.theirs')}</p>
        <p className="whitespace-pre-wrap rounded-lg bg-card p-3 [overflow-wrap:anywhere]">
          {entry.theirs.note.trim() || t('save.empty')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="quiet" onClick={() => keeper.choose(question, 'mine')}>
          {t('save.keepMine')}
        </Button>
        <Button kind="quiet" onClick={() => keeper.choose(question, 'theirs')}>
          {t('save.keepTheirs')}
        </Button>
      </div>
    </div>
  );
}

export function NoteFields({ keeper, notes, place, question, name, isSelf }: Props) {
  const t = useTranslations('interview');
  const entry = notes[question] ?? NO_ENTRY;
  const id = `${place}-${question}`;
  // After the keeper has looked for what an earlier visit left: that is not written over, but added to.
  useWrittenEarly(id, entry.note, (early) =>
    queueMicrotask(() => {
      const { note } = keeper.read()[question] ?? NO_ENTRY;
      keeper.type(question, note === entry.note ? early : `${note}\n${early}`);
    }),
  );
  useWrittenEarly(`${id}-practised`, entry.is_practised, (early) => queueMicrotask(() => keeper.mark(question, early)));
  return (
    <div className="grid gap-1.5">
      <div className="print:hidden">
        <TextareaField
          id={id}
          label={isSelf ? t('card.notes') : t('card.notesOf', { name })}
          help={t('card.notesHelp')}
          rows={3}
          maxLength={NOTE_MAX}
          dir="auto"
          value={entry.note}
          onChange={(event) => keeper.type(question, event.target.value)}
          onBlur={() => keeper.leave(question)}
        />
      </div>
      {entry.note.trim() && (
        <p className="hidden whitespace-pre-wrap border-line border-s-2 ps-3 print:block">{entry.note}</p>
      )}
      <div className="print:hidden">
        <Clash question={question} entry={entry} keeper={keeper} />
        <Checkbox
          id={`${id}-practised`}
          label={t(isSelf ? 'card.mark' : 'card.markOf')}
          checked={entry.is_practised}
          onChange={(event) => keeper.mark(question, event.target.checked)}
        />
        <SaveNote state={entry.state} />
      </div>
    </div>
  );
}
