/** The service with its Change button, disabled once paid (spec 2 "Onboarding layout", spec 8 "Service type change"). */
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { updateProfile } from '#app/features/accounts/client.ts';
import { ServicePicker } from '#app/features/accounts/sign-up/service-picker.tsx';
import type { ServiceCard, ServiceGroup } from '#app/features/catalogue/service-cards.server.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import type { ServiceType } from '#content/catalogue.ts';

type Props = { service: Pick<ServiceCard, 'title'> | null; isPaid: boolean; onChange(): void };

export function ServiceChoice({ service, isPaid, onChange }: Props) {
  const t = useTranslations('portal');
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div className="grid min-w-0 flex-1 basis-48">
        <p>{service?.title ?? t('service.none')}</p>
        {isPaid && <p className="text-quiet">{t('service.paid')}</p>}
      </div>
      <Button kind="plain" disabled={isPaid} onClick={onChange}>
        {t(service ? 'service.change' : 'service.choose')}
      </Button>
    </div>
  );
}

type DialogProps = {
  user_id: string;
  sid: ServiceType | null;
  groups: readonly ServiceGroup[];
  onClose(): void;
};

export function ServiceDialog({ user_id, sid, groups, onClose }: DialogProps) {
  const t = useTranslations('portal');
  const id = useId();
  const { revalidate } = useRevalidator();
  const { isBusy, run, fail, summary } = useSending(id);
  const [chosen, setChosen] = useState<ServiceType | null>(sid);
  const save = () =>
    run(async () => {
      if (!chosen || chosen === sid) return closeDialog(id);
      try {
        await updateProfile(user_id, { service_type: chosen });
        await revalidate();
        closeDialog(id);
      } catch (error) {
        fail(t(error instanceof HttpError ? 'service.failed' : 'service.error'));
      }
    });
  return (
    <ShownDialog
      id={id}
      title={t('service.title')}
      close={t('frame.close')}
      onClose={onClose}
      holds
      actions={
        <>
          <Button kind="main" onClick={save} disabled={!chosen} busy={isBusy ? t('service.busy') : undefined}>
            {t('service.save')}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(id)}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <p className="text-quiet">{t('service.intro')}</p>
      {summary('')}
      <ServicePicker
        id={`${id}-service`}
        label={t('service.label')}
        groups={groups}
        value={chosen ?? ''}
        onChange={(value) => setChosen(value as ServiceType)}
        open={groups.find(({ services }) => services.some((card) => card.sid === sid))?.destination}
      />
    </ShownDialog>
  );
}
