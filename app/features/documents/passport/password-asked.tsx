/** A log-in of another day shows no passport: the password first, then the reading goes on (D50, T40). */
import { useTranslations } from 'use-intl';
import { confirmPassword } from '#app/features/accounts/client.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { failureOf } from './client.ts';

export function PasswordAsked({ onConfirmed }: { onConfirmed(): void }) {
  const t = useTranslations('passport');
  const { isBusy, sends, fail, fieldOf, notice, aloud } = useSending<'password'>('passport');
  const confirm = async (typed: FormData) => {
    try {
      await confirmPassword(String(typed.get('password') ?? ''));
      onConfirmed();
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'old') fail(t('password.wrong'), 'password');
      else fail(t(failure === 'often' ? 'failed.often' : 'failed.failed'));
    }
  };
  return (
    <form method="post" noValidate className="grid gap-3" onSubmit={sends(confirm)}>
      {aloud}
      <h4 className="font-semibold text-base">{t('password.title')}</h4>
      <p role="status">{t('password.text')}</p>
      {notice}
      <PasswordField
        {...fieldOf('password')}
        label={t('password.label')}
        show={t('password.show')}
        hide={t('password.hide')}
        autoComplete="current-password"
        required
      />
      <Button kind="quiet" type="submit" busy={isBusy ? t('password.busy') : undefined}>
        {t('password.send')}
      </Button>
    </form>
  );
}
