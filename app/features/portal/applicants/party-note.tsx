/** The number of travellers somebody gave, beside the number of people here; theirs to change until paid (D21). */
import { useTranslations } from 'use-intl';
import { updateProfile } from '#app/features/accounts/client.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';

type Props = {
  person: { user_id: string; number_in_party: number | null };
  here: number;
  isPaid: boolean;
  onSaved(text: string): void;
};

export function PartyNote({ person: { user_id, number_in_party: said }, here, isPaid, onSaved }: Props) {
  const t = useTranslations('portal');
  const { isBusy, run, fail, summary } = useSending('party');
  if (said === null || said === here) return null;
  const update = () =>
    run(async () => {
      try {
        await updateProfile(user_id, { number_in_party: here });
        onSaved(t('applicants.partyDone', { here }));
      } catch {
        fail(t('applicants.failed'));
      }
    });
  return (
    <Banner kind="info">
      <p>{t('applicants.party', { said, here })}</p>
      {summary('')}
      {!isPaid && (
        <div className="mt-1">
          <Button kind="quiet" onClick={update} busy={isBusy ? t('applicants.partyBusy') : undefined}>
            {t('applicants.partyButton', { here })}
          </Button>
        </div>
      )}
    </Banner>
  );
}
