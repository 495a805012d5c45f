/** /admin/people/{user_id}/access: how somebody gets in, and what staff may do about it (D15, D55, T16, T44). */
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { credentialsOf } from '#app/features/accounts/password/store.server.ts';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { FormDialog } from '#app/features/backoffice/form-dialog.tsx';
import { useOwnPassword } from '#app/features/backoffice/own-password.tsx';
import { HttpError } from '#app/platform/http/http.ts';
import { Problem } from '#app/platform/problem.ts';
import { Button } from '#app/ui/button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { longDate } from '#content/legal/wording.ts';
import { LEAST_REASON } from '#content/limits.ts';
import type { Route } from './+types/access-screen.ts';
import { endPassword, type HandoverLink, makeFirstLink, sendLinkByMail } from './client.ts';
import { ContactChanges } from './contact-changes.tsx';
import { contactView } from './contact-view.server.ts';
import { HandedLink } from './handed-link.tsx';
import { ACCOUNT_REFUSALS } from './rules.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const profile = ctx.subject && (await readProfile(ctx.db, ctx.subject.user_id));
  if (!profile) throw new Problem(404);
  const { has_password, must_set_password, last_changed } = await credentialsOf(ctx, profile.user_id);
  return {
    user_id: profile.user_id,
    name: `${profile.first_name} ${profile.last_name}`.trim(),
    state: must_set_password ? 'temporary' : has_password ? 'own' : 'none',
    since: last_changed ? longDate(last_changed.toISOString().slice(0, 10), ctx.locale) : '',
    isAdmin: ctx.actor.role === 'admin',
    changes: await contactView(ctx, profile.user_id),
  };
}
type View = Awaited<ReturnType<typeof loader>>;

type EndProps = { view: View; onDone(handed: HandoverLink): void; onClose(): void };

function EndDialog({ view, onDone, onClose }: EndProps) {
  const t = useTranslations('office-accounts.access');
  const id = useId();
  const { sends, fail, fieldOf, ...sending } = useSending<'reason' | 'current_password'>(id);
  const own = useOwnPassword('current_password', { fieldOf, fail });
  const send = sends(async (typed) => {
    const reason = String(typed.get('reason') ?? '').trim();
    if (reason.length < LEAST_REASON) return fail(t('reasonMissing'), 'reason');
    const current_password = own.read(typed);
    if (!current_password) return;
    try {
      const handed = await endPassword(view.user_id, { reason, current_password });
      closeDialog(id);
      onDone(handed);
    } catch (error) {
      if (own.explains(error)) return;
      const isNumberless = error instanceof HttpError && error.serverMessage === ACCOUNT_REFUSALS.noNumber;
      fail(t(isNumberless ? 'noNumber' : 'failed'));
    }
  });
  return (
    <FormDialog
      {...{ id, sending, onClose }}
      words={{
        title: t('endTitle', { name: view.name }),
        close: t('close'),
        send: t('confirm'),
        busy: t('busy'),
        cancel: t('cancel'),
      }}
      onSubmit={send}
    >
      <p>{t('endHelp')}</p>
      <TextareaField {...fieldOf('reason')} label={t('reason')} help={t('reasonHelp')} rows={2} maxLength={500} />
      {own.field}
    </FormDialog>
  );
}

export default function AccessScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('office-accounts.access');
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useSending<never>(useId());
  const [handed, setHanded] = useState<HandoverLink | null>(null);
  const [said, setSaid] = useState<'sent' | 'noAddress' | 'inUse' | 'noNumber' | 'failed' | null>(null);
  const [isEnding, setEnding] = useState(false);
  const give = (made: HandoverLink) => {
    setHanded(made);
    setSaid(null);
    void revalidate();
  };
  const byMail = () =>
    run(() =>
      sendLinkByMail(view.user_id).then(
        () => setSaid('sent'),
        (error) => setSaid(error instanceof HttpError && error.status === 409 ? 'noAddress' : 'failed'),
      ),
    );
  const first = () =>
    run(() =>
      makeFirstLink(view.user_id).then(give, (error) => {
        const word = error instanceof HttpError ? error.serverMessage : '';
        setSaid(word === ACCOUNT_REFUSALS.inUse ? 'inUse' : word === ACCOUNT_REFUSALS.noNumber ? 'noNumber' : 'failed');
      }),
    );
  return (
    <div className="grid max-w-2xl gap-4">
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
      <p>{t('state', { state: view.state, since: view.since })}</p>
      <Said>{said && t(said)}</Said>
      {handed && <HandedLink key={handed.link} handed={handed} />}
      <div className="grid gap-1">
        <p className="text-quiet text-sm">{t('byMailHelp')}</p>
        <div>
          <Button kind="quiet" onClick={byMail} busy={isBusy ? t('sending') : undefined}>
            {t('byMail')}
          </Button>
        </div>
      </div>
      {view.state !== 'own' && (
        <div className="grid gap-1">
          <p className="text-quiet text-sm">{t('firstHelp')}</p>
          <div>
            <Button kind="quiet" onClick={first} busy={isBusy ? t('sending') : undefined}>
              {t('first')}
            </Button>
          </div>
        </div>
      )}
      {view.isAdmin && (
        <div className="grid gap-1">
          <p className="text-quiet text-sm">{t('endHelp')}</p>
          <div>
            <Button kind="quiet" onClick={() => setEnding(true)}>
              {t('end')}
            </Button>
          </div>
        </div>
      )}
      <ContactChanges user_id={view.user_id} lines={view.changes} />
      {isEnding && <EndDialog view={view} onDone={give} onClose={() => setEnding(false)} />}
    </div>
  );
}
