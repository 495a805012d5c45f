/** An address that nobody has confirmed yet (D16). */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { sendVerification } from '#app/features/accounts/client.ts';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';

export function VerifyNotice({ email }: { email: string }) {
  const t = useTranslations('portal');
  const accounts = useTranslations('accounts');
  const errors = useErrorText();
  const { revalidate } = useRevalidator();
  const { isBusy, run, fail, summary } = useSending('verify');
  const [isSent, setSent] = useState(false);
  const send = () =>
    run(async () => {
      try {
        await sendVerification();
        setSent(true);
      } catch (error) {
        // Confirmed meanwhile, in another tab or on another phone.
        if (error instanceof HttpError && error.status === 409) return revalidate();
        fail(errors.ofFailure(error, accounts('errors.generic')));
      }
    });
  return (
    <Banner kind="warning">
      <p>
        <strong className="font-semibold">{t('verify.title')}.</strong>{' '}
        {t.rich('verify.text', {
          email,
          address: (chunks) => (
            <bdi dir="ltr" className="inline-block max-w-full break-all font-semibold">
              {chunks}
            </bdi>
          ),
        })}
      </p>
      {summary('')}
      <p role="status" className="empty:hidden">
        {isSent && t('verify.sent')}
      </p>
      <div className="-ms-4">
        <Button kind="plain" onClick={send} busy={isBusy ? t('verify.busy') : undefined}>
          {t('verify.button')}
        </Button>
      </div>
    </Banner>
  );
}
