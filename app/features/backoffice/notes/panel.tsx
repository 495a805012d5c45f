/** Notes of colleagues about a person, newest first, and a field for another one. What was typed stays until it is kept. */
import { useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { keyPerContent } from '#app/platform/http/key-per-content.ts';
import { Button } from '#app/ui/button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { addNote, readNotes, removeNote, type ShownNote } from './client.ts';

type ListedNote = Omit<ShownNote, 'created_at'> & { created_at: Date | string };
type Props = {
  user_id: string;
  notes: readonly ListedNote[];
  more: string | null;
  me: { user_id: string; isAdmin: boolean };
};

/** As the server takes at most. */
const LONGEST = 2000;

function NewNote({ user_id }: { user_id: string }) {
  const t = useTranslations('office.notes');
  const id = useId();
  const { revalidate } = useRevalidator();
  const { isBusy, run, fail, errorAt, summary } = useSending<'note'>(id);
  const [text, setText] = useState('');
  const [isKept, setKept] = useState(false);
  const keys = useRef(keyPerContent());
  const send = () =>
    run(async () => {
      if (!text.trim()) return fail(t('empty'), 'note');
      try {
        await addNote(user_id, text.trim(), keys.current.keyOf({ user_id, text: text.trim() }));
      } catch {
        return fail(t('failed'));
      }
      keys.current.arrived();
      setText('');
      setKept(true);
      await revalidate();
    });
  return (
    <div className="grid gap-2">
      {summary('')}
      <TextareaField
        id={`${id}-note`}
        label={t('label')}
        help={t('help')}
        rows={3}
        maxLength={LONGEST}
        dir="auto"
        value={text}
        error={errorAt('note')}
        onChange={({ target }) => {
          setText(target.value);
          setKept(false);
        }}
      />
      <Button kind="quiet" onClick={send} busy={isBusy ? t('busy') : undefined}>
        {t('send')}
      </Button>
      <p role="status" className="text-sm">
        {isKept && t('kept')}
      </p>
    </div>
  );
}

/** Two places for two clicks: a double one removes nothing. */
function Removal({ user_id, note_id, onGone }: { user_id: string; note_id: string; onGone(): Promise<void> }) {
  const t = useTranslations('office.notes');
  const { isBusy, run, fail, summary } = useSending<never>(useId());
  const remove = () =>
    run(async () => {
      try {
        await removeNote(user_id, note_id);
        await onGone();
      } catch {
        fail(t('removeFailed'));
      }
    });
  return (
    <Fold title={t('remove')}>
      {summary('')}
      <Button kind="danger" onClick={remove} busy={isBusy ? t('removeBusy') : undefined}>
        {t('removeSure')}
      </Button>
    </Fold>
  );
}

export function Notes({ user_id, notes, more, me }: Props) {
  const t = useTranslations('office.notes');
  const format = useFormatter();
  const [older, setOlder] = useState<{ notes: ShownNote[]; next: string | null } | null>(null);
  const [isFailed, setFailed] = useState(false);
  const { revalidate } = useRevalidator();
  const next = older ? older.next : more;
  const showMore = async () => {
    if (!next) return;
    try {
      const found = await readNotes(user_id, next);
      setOlder({ notes: [...(older?.notes ?? []), ...found.notes], next: found.next });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const all: ListedNote[] = [...notes, ...(older?.notes ?? [])];
  const drop = async (note_id: string) => {
    setOlder(older && { ...older, notes: older.notes.filter((one) => one.note_id !== note_id) });
    await revalidate();
  };
  return (
    <section aria-labelledby="case-notes" className="grid gap-3">
      <h2 id="case-notes" className="text-xl">
        {t('title')}
      </h2>
      <NewNote user_id={user_id} />
      {all.length === 0 && <p className="text-quiet">{t('none')}</p>}
      <ul className="grid gap-3">
        {all.map(({ note_id, note, written_by, by, created_at }) => (
          <li key={note_id} className="border-line border-t pt-2">
            <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {note}
            </p>
            <p className="text-quiet text-sm">
              <bdi>{by}</bdi> · {format.dateTime(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' })}
            </p>
            {(me.isAdmin || written_by === me.user_id) && (
              <Removal user_id={user_id} note_id={note_id} onGone={() => drop(note_id)} />
            )}
          </li>
        ))}
      </ul>
      {next && (
        <Button kind="plain" onClick={showMore}>
          {t('more')}
        </Button>
      )}
      {isFailed && <p role="alert">{t('moreFailed')}</p>}
    </section>
  );
}
