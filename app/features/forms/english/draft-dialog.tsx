/** Before anything is sent: which service, and the very text that it will see (T34). */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { draftEnglish, failureOf } from './client.ts';

type Props = {
  place: { user_id: string; form_name: string };
  service: { host: string; model: string };
  text: { path: string; original: string; sent: string };
  onDraft(draft: string): void;
  /** The answer is another one by now. */
  onChanged(): void;
  onClose(): void;
};

export function DraftDialog({ place, service, text, onDraft, onChanged, onClose }: Props) {
  const t = useTranslations('english.draft');
  const id = useId();
  const { isBusy, run, fail, notice } = useSending(id);
  const ask = () =>
    run(async () => {
      try {
        const { draft, why } = await draftEnglish(place, { path: text.path, original: text.original });
        if (draft === null) return fail(t(`none.${why ?? 'broken'}`));
        closeDialog(id);
        onDraft(draft);
      } catch (error) {
        const failure = failureOf(error);
        if (failure !== 'changed') return fail(t(`failed.${failure === 'letters' ? 'failed' : failure}`));
        closeDialog(id);
        onChanged();
      }
    });
  return (
    <ShownDialog
      id={id}
      title={t('title')}
      close={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="main" onClick={ask} busy={isBusy ? t('busy') : undefined}>
            {t('send')}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(id)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {notice}
      <p>{t.rich('service', { ...service, b: (chunks) => <strong>{chunks}</strong> })}</p>
      <div className="grid gap-1.5">
        <p className="font-semibold">{t('sent')}</p>
        <p dir="auto" className="whitespace-pre-wrap rounded-card bg-sand p-3 [overflow-wrap:anywhere]">
          {text.sent}
        </p>
        <p className="text-quiet text-sm">{t('masked')}</p>
      </div>
      <p>{t('look')}</p>
    </ShownDialog>
  );
}
