/** /portal/privacy/erase: what goes, what stays and why; then the password, and the end of the account (D42). */
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { dropKeptPages } from '#app/platform/offline/client.ts';
import { dropDraftsOf } from '#app/platform/offline/drafts.ts';
import { forgetOpenKeys } from '#app/platform/offline/own-key.ts';
import { dropAllDrafts } from '#app/platform/own-drafts.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { ScreenLink, WayBack } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/erase-screen.ts';
import { erase } from './client.ts';
import { ErasureList } from './erasure-list.tsx';
import { ownAccount } from './own.server.ts';
import { erasureView } from './view.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const own = await ownAccount(ctx);
  return { ...own, erasure: await erasureView(ctx, own.user_id) };
}

/** What this device keeps of the person goes with the account. */
async function forgetHere(user_id: string) {
  forgetOpenKeys();
  await Promise.all([dropKeptPages(), dropDraftsOf(user_id)]);
  dropAllDrafts();
}

function Closed() {
  const t = useTranslations('privacy.erase');
  useEffect(focusHeading, []);
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <title>{t('doneTitle')}</title>
      <h1 className="text-2xl outline-none">{t('doneTitle')}</h1>
      <p>{t('doneText')}</p>
      <div>
        <ScreenLink to="home" look="main">
          {t('home')}
        </ScreenLink>
      </div>
    </div>
  );
}

export default function EraseScreen({ loaderData: { user_id, password, erasure } }: Route.ComponentProps) {
  const t = useTranslations('privacy');
  const id = useId();
  const [isDone, setDone] = useState(false);
  const { isBusy, sends, fail, fieldOf, summary, aloud } = useSending<'password' | 'understood'>(id);
  const send = sends(async (typed) => {
    const current_password = String(typed.get('password') ?? '');
    if (!typed.get('understood')) return fail(t('erase.understoodMissing'), 'understood');
    if (password === 'own' && !current_password) return fail(t('export.missing'), 'password');
    try {
      await erase(user_id, current_password ? { current_password } : {});
    } catch (error) {
      if (error instanceof HttpError && error.field === 'current_password') return fail(t('export.wrong'), 'password');
      return fail(t(error instanceof HttpError && error.status === 429 ? 'export.tooMany' : 'erase.failed'));
    }
    await forgetHere(user_id).catch(() => undefined);
    setDone(true);
  });
  if (isDone) return <Closed />;
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <title>{t('erase.title')}</title>
      <div className="grid gap-2">
        <h1 className="text-2xl outline-none">{t('erase.title')}</h1>
        <p className="text-quiet">{t('erase.lead')}</p>
      </div>
      <ErasureList view={erasure} />
      {password === 'unknown' ? (
        <p className="font-semibold">{t('export.first')}</p>
      ) : (
        <form
          method="post"
          noValidate
          onSubmit={send}
          className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-6"
        >
          {summary('')}
          {aloud}
          <Checkbox {...fieldOf('understood')} value="yes" label={t('erase.understood')} />
          {password === 'own' && (
            <div className="max-w-xl">
              <PasswordField
                {...fieldOf('password')}
                {...{ label: t('export.password'), show: t('export.show'), hide: t('export.hide') }}
                autoComplete="current-password"
              />
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button kind="main" type="submit" busy={isBusy ? t('erase.busy') : undefined}>
              {t('erase.send')}
            </Button>
            <ScreenLink to="portal-privacy" look="plain">
              {t('erase.keepIt')}
            </ScreenLink>
          </div>
        </form>
      )}
      <WayBack to="portal-privacy">{t('screen.title')}</WayBack>
    </div>
  );
}
