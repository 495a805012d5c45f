/** One's own password once more, before what a borrowed screen must not do (T16, T37): the field, and what is wrong with it. */
import { useTranslations } from 'use-intl';
import { HttpError } from '#app/platform/http/http.ts';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import type { Sending } from '#app/ui/fields/use-sending.tsx';

const TOO_MANY = 429;

type OfForm<Name extends string> = {
  fieldOf(field: Name): ReturnType<Sending<string>['fieldOf']>;
  fail(text: string, field?: Name): void;
};

/** `name` is the field by which the server calls it. */
export function useOwnPassword<Name extends 'password' | 'current_password'>(name: Name, form: OfForm<NoInfer<Name>>) {
  const t = useTranslations('office.frame.password');
  return {
    field: (
      <PasswordField
        {...form.fieldOf(name)}
        {...{ label: t('label'), show: t('show'), hide: t('hide'), autoComplete: 'current-password' }}
      />
    ),
    /** What was typed; the form says so when it is nothing. */
    read(typed: FormData): string {
      const password = String(typed.get(name) ?? '');
      if (!password) form.fail(t('missing'), name);
      return password;
    },
    /** Whether the password is why the server refused, or too many of them: then the form says so. */
    explains(error: unknown): boolean {
      if (!(error instanceof HttpError)) return false;
      if (error.field === name) form.fail(t('wrong'), name);
      else if (error.status === TOO_MANY) form.fail(t('tooMany'));
      else return false;
      return true;
    },
  };
}
