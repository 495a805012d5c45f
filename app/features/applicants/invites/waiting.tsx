/** An invite that waits for an answer: since when and where, sent again, or cancelled (D17). */
import { useTranslations } from 'use-intl';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { cancelInvite, type Member, sendInviteAgain } from '#app/features/applicants/client.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { localeInfo } from '#app/i18n/locales.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { useTimeZone } from '#app/ui/use-time-zone.ts';

const calls = { again: sendInviteAgain, cancel: cancelInvite };

type Props = { member: Member; onDone(what: keyof typeof calls, text: string): void };

export function WaitingInvite({ member, onDone }: Props) {
  const t = useTranslations('applicants');
  const errors = useErrorText();
  const { locale, now, timeZone: fallback } = useAppData();
  const timeZone = useTimeZone(fallback);
  const id = `invite-${member.user_id}`;
  const again = useSending(`${id}-again`);
  const cancel = useSending(`${id}-cancel`);
  const { invited_email: email, invited_at, invite_expires_at } = member;
  if (!email || !invited_at || !invite_expires_at) return null;

  const name = member.first_name;
  const act = (what: keyof typeof calls, { run, fail }: typeof again) =>
    run(async () => {
      try {
        await calls[what](member);
        onDone(what, t(`list.${what}Done`, { name, email }));
      } catch (error) {
        // Accepted or cancelled meanwhile, somewhere else: the list says so.
        if (error instanceof HttpError && (error.status === 409 || error.status === 404))
          return onDone(what, t('invite.meanwhile', { name }));
        fail(errors.ofFailure(error, t('member.failed')));
      }
    });
  const button = (what: keyof typeof calls, sending: typeof again) => (
    <Button
      kind="plain"
      aria-label={t(`list.${what}Of`, { name })}
      onClick={() => act(what, sending)}
      busy={sending.isBusy ? t('list.busy') : undefined}
    >
      {t(`list.${what}`)}
    </Button>
  );
  return (
    <div className="grid gap-1 border-line border-t pt-3">
      <p>
        {t.rich(invite_expires_at < now ? 'list.inviteOver' : 'list.invited', {
          email,
          date: new Intl.DateTimeFormat(`${localeInfo[locale].tag}-u-nu-latn`, { dateStyle: 'long', timeZone }).format(
            invited_at,
          ),
          address: (chunks) => (
            <bdi dir="ltr" className="inline-block max-w-full break-all">
              {chunks}
            </bdi>
          ),
        })}
      </p>
      {again.summary('')}
      {cancel.summary('')}
      <div className="-ms-4 flex flex-wrap">
        {button('again', again)}
        {button('cancel', cancel)}
      </div>
    </div>
  );
}
