/** The service with its Change button, disabled once paid (spec 2 "Onboarding layout", spec 8 "Service type change"). */
import { type ReactNode, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { updateProfile } from '#app/features/accounts/client.ts';
import { ServicePicker } from '#app/features/accounts/service-picker.tsx';
import type { ServiceCard, ServiceGroup } from '#app/features/catalogue/service-cards.server.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import type { ServiceType } from '#content/catalogue.ts';

type ShownService = Pick<ServiceCard, 'title'> | null;
type LineProps = { service: ShownService; note?: string | undefined; action?: ReactNode };

export function ServiceLine({ service, note, action }: LineProps) {
  const t = useTranslations('portal');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-sand p-4">
      <div className="grid min-w-0 flex-1 basis-44 gap-0.5">
        <p className="text-quiet text-sm">{t('service.label')}</p>
        <p className="font-semibold leading-snug">{service?.title ?? t('service.none')}</p>
        {note && <p className="text-quiet text-sm leading-snug">{note}</p>}
      </div>
      {action}
    </div>
  );
}

type ChoiceProps = { service: ShownService; isPaid: boolean; onChange(): void };

export function ServiceChoice({ service, isPaid, onChange }: ChoiceProps) {
  const t = useTranslations('portal');
  return (
    <ServiceLine
      service={service}
      note={isPaid ? t('service.paid') : undefined}
      action={
        <Button kind="quiet" disabled={isPaid} onClick={onChange}>
          {t(service ? 'service.change' : 'service.choose')}
        </Button>
      }
    />
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
