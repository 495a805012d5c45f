/** For the payment page: a link to pay later, by mail to oneself or by WhatsApp to somebody else. */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { makeLink } from './client.ts';

/** The screen brings `pay-link.later`. `user_id`: whom staff make it for. */
export function PayLater({ user_id }: { user_id?: string }) {
  const t = useTranslations('pay-link.later');
  const { locale } = useAppData();
  const { isBusy, run, fail, notice, clear } = useSending(useId());
  const [made, setMade] = useState<{ url: string; whatsapp: string; is_mailed: boolean } | null>(null);
  const make = (byMail: boolean) => () =>
    run(async () => {
      try {
        setMade(await makeLink(locale, byMail, user_id));
        clear();
      } catch (error) {
        const isOpen = error instanceof HttpError && error.status === 422;
        fail(t(isOpen ? 'incomplete' : 'failed'));
      }
    });
  return (
    <Fold title={t('title')}>
      <p className="text-quiet">{t('lead')}</p>
      {notice}
      <div className="flex flex-wrap gap-2.5 max-sm:*:w-full">
        <Button kind="quiet" icon="mail" onClick={make(true)} busy={isBusy ? t('making') : undefined}>
          {t('byMail')}
        </Button>
        {!made && (
          <Button kind="quiet" icon="chat" onClick={make(false)} busy={isBusy ? t('making') : undefined}>
            {t('forOther')}
          </Button>
        )}
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {made && (
          <>
            <p>{t(made.is_mailed ? 'mailed' : 'made')}</p>
            <p className="break-all rounded-lg bg-sand p-3" dir="ltr">
              {made.url}
            </p>
            <ButtonLink kind="quiet" wide icon="chat" href={made.whatsapp}>
              {t('whatsapp')}
            </ButtonLink>
          </>
        )}
      </div>
    </Fold>
  );
}
