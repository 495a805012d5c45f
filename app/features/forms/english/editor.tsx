/** The English of one answer while it is written: typed, said to be English already, or begun from a draft. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { shownSigns } from '#app/features/forms/carry/shown-signs.ts';
import { Button } from '#app/ui/button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { useWrittenEarly } from '#app/ui/fields/use-written-early.ts';
import { acceptEnglish, failureOf, signsIn } from './client.ts';
import { DraftDialog } from './draft-dialog.tsx';
import { wrongWith } from './rules.ts';
import type { EnglishView, ShownText } from './view.server.ts';

type Props = {
  view: Pick<EnglishView, 'person' | 'form_name' | 'service'>;
  text: ShownText;
  id: string;
  /** Something else stands there now: it is read again. */
  onStale(): void;
  /** Until it is read again and shown as accepted. */
  onAccepted(): Promise<void>;
};

function useEditor({ view: { person, form_name }, text, id, onStale, onAccepted }: Props) {
  const t = useTranslations('english.card');
  const { path, original, version, most } = text;
  const [written, setWritten] = useState(text.english ?? '');
  const [draft, setDraft] = useState<string | null>(null);
  const [isDrafted, setDrafted] = useState(false);
  const sending = useSending<'english'>(id);
  useWrittenEarly(sending.idOf('english'), written, setWritten);
  const place = { user_id: person.user_id, form_name };
  const changed = () => {
    sending.fail(t('failed.changed'));
    onStale();
  };
  /** It is read before it is accepted: the field has the focus, after the dialog has given it back. */
  const begin = (found: string) => {
    setWritten(found);
    setDrafted(true);
    setTimeout(() => document.getElementById(sending.idOf('english'))?.focus());
  };
  async function save(english: string) {
    const wrong = wrongWith(english, most);
    if (wrong) return sending.fail(t(`wrong.${wrong}`, { most }), 'english');
    try {
      await acceptEnglish(place, { path, original, english, version });
      await onAccepted();
    } catch (error) {
      const failure = failureOf(error);
      const signs = signsIn(error);
      if (signs) sending.fail(t('wrong.signs', { signs: shownSigns(signs) }), 'english');
      else if (failure === 'changed') changed();
      else if (failure === 'letters') sending.fail(t('wrong.letters'), 'english');
      else sending.fail(t(`failed.${failure}`));
    }
  }
  return {
    ...{ t, place, written, setWritten, draft, isDrafted, sending, changed, save },
    /** What is typed already stays: the draft then stands below it. */
    takeDraft(found: string) {
      if (written.trim()) return setDraft(found);
      begin(found);
    },
    chooseDraft() {
      begin(draft ?? '');
      setDraft(null);
    },
  };
}

export function Editor(props: Props) {
  const { view, text } = props;
  const { t, place, written, setWritten, draft, isDrafted, sending, changed, save, takeDraft, chooseDraft } =
    useEditor(props);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run, sends, fieldOf, notice, aloud } = sending;
  const isLatin = wrongWith(text.original, text.most) === null;
  const { service } = view;
  return (
    <form method="post" noValidate className="grid gap-3" onSubmit={sends(() => save(written.trim()))}>
      {aloud}
      {notice}
      <TextareaField
        {...fieldOf('english')}
        label={t('english')}
        help={t('most', { most: text.most })}
        rows={3}
        lang="en"
        dir="ltr"
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
      <p role="status" className={isDrafted ? 'text-sm' : 'sr-only'}>
        {isDrafted && t('drafted')}
      </p>
      {draft !== null && (
        <div role="status" className="grid gap-2 rounded-card bg-sky p-3">
          <p className="font-semibold">{t('draft')}</p>
          <p lang="en" dir="ltr" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {draft}
          </p>
          <div>
            <Button kind="plain" onClick={chooseDraft}>
              {t('useDraft')}
            </Button>
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button kind="quiet" type="submit" busy={isBusy ? t('busy') : undefined}>
          {t('accept')}
        </Button>
        {service && text.sent !== null && (
          <Button kind="plain" onClick={() => setAsking(true)}>
            {t('ask')}
          </Button>
        )}
        {isLatin && (
          <Button kind="plain" onClick={() => run(() => save(text.original))}>
            {t(text.stays ? 'stays' : 'already')}
          </Button>
        )}
      </div>
      {isAsking && service && text.sent !== null && (
        <DraftDialog
          place={place}
          service={service}
          text={{ path: text.path, original: text.original, sent: text.sent }}
          onDraft={takeDraft}
          onChanged={changed}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
