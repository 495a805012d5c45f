/** Invite an adult to a log-in of their own (spec 7 "invite-secondary-applicant", D17, T13). */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { checkEmail, checkPhone } from '#app/features/accounts/rules.ts';
import { inviteSecondaryApplicant, type Member } from '#app/features/applicants/client.ts';
import { familyFailure } from '#app/features/applicants/family-failure.ts';
import { FAMILY_REFUSALS } from '#app/features/applicants/rules.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { PhoneField } from '#app/ui/phone/field.tsx';
import { writtenPhone } from '#app/ui/phone/written.ts';

const FIELDS = ['email', 'phone_number'] as const;
type Field = (typeof FIELDS)[number];
type Props = { member: Member; onInvited(email: string): void; onClose(): void };

export function InviteDialog({ member, onInvited, onClose }: Props) {
  const t = useTranslations('applicants');
  const errors = useErrorText();
  const { locale, phoneCountries } = useAppData();
  const id = useId();
  const { isBusy, sends, fail, failWith, errorAt, watches, aloud, notice } = useSending<Field>(id);
  const name = member.first_name;

  function explain(error: unknown) {
    const answer = error instanceof HttpError ? error : undefined;
    if (answer?.serverMessage === FAMILY_REFUSALS.ownEmail) return fail(t('invite.own', { name }), 'email');
    if (answer?.field === 'email') return fail(errors.ofField('email.invalid'), 'email');
    if (answer?.field === 'phone_number') return fail(errors.ofField('phone.invalid'), 'phone_number');
    if (answer?.serverMessage === FAMILY_REFUSALS.accepted) return fail(t('invite.accepted', { name }));
    if (answer?.serverMessage === FAMILY_REFUSALS.minor) return fail(t('invite.minor'));
    if (answer?.status === 429) return fail(errors.ofFailure(error, ''));
    fail(t(`member.${familyFailure(error).text}`));
  }

  const emailIn = (form: FormData) => String(form.get('email') ?? '').trim();
  const phoneIn = (form: FormData) => writtenPhone(form, 'phone_number', phoneCountries);
  async function wrongIn(form: FormData, field: Field) {
    if (field === 'email') {
      const wrong = checkEmail(emailIn(form));
      return wrong && (emailIn(form) ? errors.ofField(wrong) : t('invite.emailMissing', { name }));
    }
    const phone = await phoneIn(form);
    const wrong = phone.text ? checkPhone(phone.text, phone.number) : null;
    return wrong && ((wrong === 'phone.invalid' && phone.tooShort) || errors.ofField(wrong));
  }
  const watch = watches(async (field, form) => {
    const text = FIELDS.includes(field) && (await wrongIn(form, field));
    return text ? { text, isMissing: field === 'email' && !emailIn(form) } : null;
  });

  async function send(form: FormData) {
    const wrongs: { field: Field; text: string }[] = [];
    for (const field of FIELDS) {
      const text = await wrongIn(form, field);
      if (text) wrongs.push({ field, text });
    }
    if (wrongs.length > 0) return failWith(wrongs);
    const [email, phone] = [emailIn(form), await phoneIn(form)];
    try {
      await inviteSecondaryApplicant({
        user_id: member.user_id,
        email,
        locale,
        ...(phone.text && { phone_number: phone.value }),
      });
      closeDialog(id);
      onInvited(email);
    } catch (error) {
      explain(error);
    }
  }

  return (
    <ShownDialog id={id} title={t('invite.title', { name })} close={t('member.close')} onClose={onClose} holds>
      <form method="post" noValidate onSubmit={sends(send)} {...watch} className="grid gap-5">
        {aloud}
        <p>{t('invite.text')}</p>
        <TextField
          id={`${id}-email`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          dir="ltr"
          maxLength={300}
          label={t('invite.email', { name })}
          error={errorAt('email')}
        />
        <PhoneField
          id={`${id}-phone_number`}
          name="phone_number"
          locale={locale}
          countries={phoneCountries}
          label={t('invite.phone', { name })}
          mark={t('invite.optional')}
          help={t('invite.phoneHelp')}
          countryLabel={t('invite.country')}
          countryEmpty={t('invite.countryEmpty')}
          error={errorAt('phone_number')}
        />
        {notice}
        <div className="grid gap-2.5 max-sm:*:w-full sm:flex sm:flex-row-reverse sm:justify-start">
          <Button kind="main" type="submit" busy={isBusy ? t('invite.busy') : undefined}>
            {t('invite.submit')}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(id)}>
            {t('member.cancel')}
          </Button>
        </div>
      </form>
    </ShownDialog>
  );
}
