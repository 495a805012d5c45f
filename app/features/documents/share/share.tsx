/** One document for several people of the family: the row is copied, not the bytes (D50). */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SmallButton } from '#app/features/documents/upload/line-parts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { shareFile } from './client.ts';
import { shareFailure } from './failure.ts';

type Props = {
  user_id: string;
  file: { type: string; file_number: number; name: string };
  family: readonly { user_id: string; first_name: string }[];
  onDone: () => void;
};

function ShareDialog({ user_id, file, family, onDone, onClose }: Props & { onClose(): void }) {
  const t = useTranslations('document-sharing');
  const id = useId();
  const { isBusy, run, fail, summary } = useSending<'with'>(id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [given, setGiven] = useState<readonly string[]>();
  const nameOf = (one: string | undefined) => family.find((member) => member.user_id === one)?.first_name ?? '';
  const choose = (one: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, one] : chosen.filter((other) => other !== one));
  const send = () =>
    run(async () => {
      if (chosen.length === 0) return fail(t('nobody'));
      try {
        await shareFile(user_id, file, chosen);
        setGiven(chosen.map(nameOf));
        onDone();
      } catch (error) {
        const failure = shareFailure(error);
        fail(t(failure.why, { name: nameOf(failure.user_id) }));
      }
    });
  const close = (
    <Button kind={given ? 'main' : 'plain'} onClick={() => closeDialog(id)}>
      {t(given ? 'done' : 'cancel')}
    </Button>
  );
  if (given)
    return (
      <ShownDialog id={id} title={t('title')} close={t('close')} onClose={onClose} actions={close}>
        <p role="status">{t('given', { count: given.length, names: given.join(', ') })}</p>
      </ShownDialog>
    );
  return (
    <ShownDialog
      id={id}
      title={t('title')}
      close={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="main" onClick={send} busy={isBusy ? t('busy') : undefined}>
            {t('send')}
          </Button>
          {close}
        </>
      }
    >
      {summary('')}
      <p>{t('text')}</p>
      <fieldset className="grid">
        <legend className="font-semibold">{t('who')}</legend>
        {family.map((member) => (
          <Checkbox
            key={member.user_id}
            id={`${id}-${member.user_id}`}
            label={member.first_name}
            checked={chosen.includes(member.user_id)}
            onChange={({ target }) => choose(member.user_id, target.checked)}
          />
        ))}
      </fieldset>
    </ShownDialog>
  );
}

/** Nothing where nobody else is there to have it. */
export function ShareFile(props: Props) {
  const t = useTranslations('document-sharing');
  const [isOpen, setOpen] = useState(false);
  if (props.family.length === 0) return null;
  return (
    <>
      <SmallButton icon="plus" label={t('openOf', { name: props.file.name })} onClick={() => setOpen(true)}>
        {t('open')}
      </SmallButton>
      {isOpen && <ShareDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
