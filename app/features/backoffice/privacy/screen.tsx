/** /admin/people/{user_id}/privacy: a copy of what we keep, and its end, as the person asks for them (D42, D55). */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { confirmPassword } from '#app/features/accounts/client.ts';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { useOwnPassword } from '#app/features/backoffice/own-password.tsx';
import { erase } from '#app/features/portal/privacy/client.ts';
import { ErasureList } from '#app/features/portal/privacy/erasure-list.tsx';
import { ExportPanel } from '#app/features/portal/privacy/export-panel.tsx';
import { erasureView } from '#app/features/portal/privacy/view.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { LEAST_REASON } from '#content/limits.ts';
import type { Route } from './+types/screen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const profile = ctx.subject && (await readProfile(ctx.db, ctx.subject.user_id));
  if (!profile) throw new Problem(404);
  const { user_id, first_name, last_name, primary_user_id } = profile;
  return {
    ...{ user_id, name: `${first_name} ${last_name}`.trim(), isHead: primary_user_id === null },
    erasure: await erasureView(ctx, user_id),
  };
}

function EraseForm({ user_id, onDone }: { user_id: string; onDone(): void }) {
  const t = useTranslations('office-privacy.screen');
  const id = useId();
  const { isBusy, sends, fail, fieldOf, summary, aloud } = useSending<'reason' | 'understood' | 'password'>(id);
  const own = useOwnPassword('password', { fieldOf, fail });
  const send = sends(async (typed) => {
    const reason = String(typed.get('reason') ?? '').trim();
    if (reason.length < LEAST_REASON) return fail(t('reasonMissing'), 'reason');
    if (!typed.get('understood')) return fail(t('understoodMissing'), 'understood');
    const password = own.read(typed);
    if (!password) return;
    try {
      await confirmPassword(password);
      await erase(user_id, { reason });
      onDone();
    } catch (error) {
      return own.explains(error) || fail(t('failed'));
    }
  });
  return (
    <form method="post" noValidate onSubmit={send} className="grid max-w-xl gap-4 border-line border-t pt-4">
      {summary('')}
      {aloud}
      <TextareaField {...fieldOf('reason')} label={t('reason')} help={t('reasonHelp')} rows={2} maxLength={500} />
      <Checkbox {...fieldOf('understood')} value="yes" label={t('understood')} />
      {own.field}
      <div>
        <Button kind="main" type="submit" busy={isBusy ? t('busy') : undefined}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

export default function PrivacyScreen({ loaderData: { user_id, name, isHead, erasure } }: Route.ComponentProps) {
  const t = useTranslations('office-privacy.screen');
  const [isDone, setDone] = useState(false);
  const title = t('title', { name });
  const reason = {
    ...{ label: t('reason'), help: t('reasonHelp'), missing: t('reasonMissing') },
    ...{ own: t('own'), send: t('prepare') },
  };
  if (isDone)
    return (
      <div className="grid max-w-2xl gap-4">
        <title>{title}</title>
        <h1 className="text-2xl">{t('erase')}</h1>
        <Banner kind="good" live>
          <p>{t('done')}</p>
        </Banner>
        <p>
          <ScreenLink to="admin-cases">{t('cases')}</ScreenLink>
        </p>
      </div>
    );
  return (
    <div className="grid max-w-3xl gap-6">
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      <ExportPanel user_id={user_id} title={t('export')} lead={t('exportLead')} reason={reason} />
      {isHead && (
        <section className="grid gap-3 rounded-card border border-line bg-card p-4 sm:p-6">
          <h2 className="text-xl">{t('join')}</h2>
          <p>{t('joinLead')}</p>
          <div>
            <ScreenLink to="admin-person-join" params={{ user_id }} look="quiet">
              {t('joinLink')}
            </ScreenLink>
          </div>
        </section>
      )}
      <section className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
        <h2 className="text-xl">{t('erase')}</h2>
        <p>{t('eraseLead')}</p>
        <ErasureList view={erasure} headings="h3" />
        <EraseForm user_id={user_id} onDone={() => setDone(true)} />
      </section>
    </div>
  );
}
