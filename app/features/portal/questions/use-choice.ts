/** A service is chosen by a click and by nothing else (D43). */
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { updateProfile } from '#app/features/accounts/client.ts';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import type { ServiceType } from '#content/catalogue.ts';

export function useChoice(user_id: string) {
  const t = useTranslations('quiz');
  const { tell } = usePortalTools();
  const { revalidate } = useRevalidator();
  const { isBusy, run, fail, notice } = useSending('choice');
  const choose = (sid: ServiceType, service: string) =>
    run(async () => {
      try {
        await updateProfile(user_id, { service_type: sid });
        await revalidate();
        tell(t('portal.chosenDone', { service }));
      } catch {
        fail(t('portal.notChosen'));
      }
    });
  return { isBusy, choose, notice };
}
