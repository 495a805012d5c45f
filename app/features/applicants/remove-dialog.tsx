/** Taking somebody out of the application asks first (T12: what they uploaded goes, too). */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { deleteSecondaryApplicant, type Member } from './client.ts';
import { familyFailure } from './family-failure.ts';

type Props = {
  primary_user_id: string;
  member: Member;
  /** What is booked for them, a sentence each. */
  booked: readonly string[];
  onRemoved(name: string): void;
  onClose(): void;
};

export function RemoveDialog({ primary_user_id, member, booked, onRemoved, onClose }: Props) {
  const t = useTranslations('applicants');
  const id = useId();
  const { isBusy, run, fail, summary } = useSending(id);
  const name = member.first_name;
  const remove = () =>
    run(async () => {
      try {
        await deleteSecondaryApplicant(primary_user_id, member.user_id);
      } catch (error) {
        // Somebody who is no longer there is what was wanted.
        if (!(error instanceof HttpError) || error.status !== 404)
          return fail(t(`member.${familyFailure(error).text}`));
      }
      closeDialog(id);
      onRemoved(name);
    });
  return (
    <ShownDialog
      id={id}
      title={t('remove.title', { name })}
      close={t('member.close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" onClick={remove} busy={isBusy ? t('remove.busy') : undefined}>
            {t('remove.submit')}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(id)}>
            {t('member.cancel')}
          </Button>
        </>
      }
    >
      {summary('')}
      {booked.length > 0 && (
        <Banner kind="warning" live>
          {booked.map((sentence) => (
            <p key={sentence} className="font-semibold">
              {sentence}
            </p>
          ))}
          <p>{t('remove.bookedText')}</p>
        </Banner>
      )}
      <p>{t('remove.text', { name })}</p>
      {member.has_account && <p>{t('remove.withAccount')}</p>}
    </ShownDialog>
  );
}
