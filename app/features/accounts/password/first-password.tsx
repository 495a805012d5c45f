/** A temporary account becomes one's own: password, last name, e-mail (D12); one that staff made has its name already. */
import { type Ref, useId } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { setPassword } from '#app/features/accounts/client.ts';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { checkPassword } from '#app/features/accounts/password-rules.ts';
import { REFUSALS } from '#app/features/accounts/refusals.ts';
import { checkEmail, checkName, keptUntil } from '#app/features/accounts/rules.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { localeInfo } from '#app/i18n/locales.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useTimeZone } from '#app/ui/use-time-zone.ts';

const FIELDS = ['last_name', 'email', 'password'] as const;
type Field = (typeof FIELDS)[number];

/** Without its placeholders: a last name or an address that nobody has written is not there. */
type UnfinishedAccount = { created_at: string; last_name: string; isTemporary: boolean; phone_number: string | null };

/** Until when an unfinished account stays; where that is over, nothing is threatened. */
function useDeadline({ created_at, last_name }: UnfinishedAccount) {
  const t = useTranslations('portal');
  const { locale, now, timeZone: fallback } = useAppData();
  const timeZone = useTimeZone(fallback);
  const until = keptUntil(new Date(created_at));
  // Staff have written the last name and given a password: such an account does not lapse.
  if (last_name) return t('password.byStaff');
  if (until < now) return t('password.soon');
  const shown = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${localeInfo[locale].tag}-u-nu-latn`, { ...options, timeZone }).format(until);
  return t('password.until', {
    date: shown({ day: 'numeric', month: 'long' }),
    time: shown({ hour: 'numeric', minute: '2-digit' }),
  });
}

/** `isOpen`: it is what comes next. */
type Props = { person: UnfinishedAccount; box?: Ref<HTMLDetailsElement>; isOpen?: boolean; onDone(): void };

/** A slim line until it is opened; before paying it is the next step (D52). */
export function FirstPassword({ person, box, isOpen, onDone }: Props) {
  const t = useTranslations('portal');
  const accounts = useTranslations('accounts');
  const errors = useErrorText();
  const { revalidate } = useRevalidator();
  const id = useId();
  const { isBusy, sends, fail, errorAt, watches, aloud, notice } = useSending<Field>(id);

  const isNameless = person.isTemporary && !person.last_name;

  function explain(error: unknown) {
    const field = error instanceof HttpError ? error.field : undefined;
    if (error instanceof HttpError && error.status === 409) return fail(accounts('errors.email_in_use'), 'email');
    if (field === 'email') return fail(errors.ofField('email.invalid'), 'email');
    if (field === 'password') {
      const isSame = error instanceof HttpError && error.serverMessage === REFUSALS.samePassword;
      return fail(accounts(isSame ? 'errors.password.same' : 'errors.password.common'), 'password');
    }
    fail(errors.ofFailure(error, accounts('errors.generic')));
  }

  const read = (form: FormData, name: Field) => String(form.get(name) ?? '');
  function wrongIn(form: FormData, field: Field) {
    // A field that is not asked for is not there.
    const typed = form.has(field) && read(form, field);
    if (typed === false) return null;
    const wrong = { last_name: checkName, email: checkEmail, password: checkPassword }[field](typed);
    return wrong && errors.ofField(wrong, field);
  }
  const watch = watches((field, form) => {
    const text = FIELDS.includes(field) && wrongIn(form, field);
    return text ? { text, isMissing: !read(form, field) } : null;
  });

  async function send(form: FormData) {
    for (const field of FIELDS) {
      const text = wrongIn(form, field);
      if (text) return fail(text, field);
    }
    const [last_name, email] = [read(form, 'last_name').trim(), read(form, 'email').trim()];
    const password = read(form, 'password');
    try {
      await setPassword({ password, ...(isNameless && { last_name }), ...(person.isTemporary && { email }) });
      await revalidate();
      onDone();
    } catch (error) {
      explain(error);
    }
  }

  return (
    <details ref={box} open={isOpen} className="group rounded-card bg-glow">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2">
        <span className="min-w-0 flex-1 leading-snug">
          <strong className="font-semibold">{t('password.title')}.</strong> {useDeadline(person)}
        </span>
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <form method="post" noValidate onSubmit={sends(send)} {...watch} className="grid gap-5 px-4 pt-2 pb-4">
        {aloud}
        {person.isTemporary && (
          <div className={`grid gap-5 ${isNameless ? 'sm:grid-cols-2' : ''}`}>
            {isNameless && (
              <TextField
                id={`${id}-last_name`}
                name="last_name"
                autoComplete="family-name"
                maxLength={200}
                label={t('password.last_name')}
                error={errorAt('last_name')}
              />
            )}
            <TextField
              id={`${id}-email`}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              dir="ltr"
              maxLength={300}
              label={t('password.email')}
              error={errorAt('email')}
            />
          </div>
        )}
        <input type="hidden" name="username" autoComplete="username" value={person.phone_number ?? ''} />
        <PasswordField
          id={`${id}-password`}
          name="password"
          autoComplete="new-password"
          maxLength={400}
          label={t('password.password')}
          help={t('password.passwordHelp')}
          show={accounts('settings.show')}
          hide={accounts('settings.hide')}
          error={errorAt('password')}
        />
        {notice}
        <Button kind={isOpen ? 'main' : 'quiet'} type="submit" wide busy={isBusy ? t('password.busy') : undefined}>
          {t('password.submit')}
        </Button>
      </form>
    </details>
  );
}
