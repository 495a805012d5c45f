/** The list as a file: after the password, by a link of five minutes and one use (T26). */
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { confirmPassword } from '#app/features/accounts/client.ts';
import { useOwnPassword } from '#app/features/backoffice/own-password.tsx';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { downloadLink } from './client.ts';
import type { LeadFilters } from './rules.ts';

export function DownloadDialog({ filters, onClose }: { filters: LeadFilters; onClose(): void }) {
  const t = useTranslations('office-marketing.leads.download');
  const format = useFormatter();
  const id = useId();
  const { isBusy, sends, fail, fieldOf, summary, aloud } = useSending<'password'>(id);
  const own = useOwnPassword('password', { fieldOf, fail });
  const [link, setLink] = useState<{ url: string; expires_at: string } | null>(null);
  const send = sends(async (typed) => {
    const password = own.read(typed);
    if (!password) return;
    try {
      await confirmPassword(password);
      setLink(await downloadLink(filters));
    } catch (error) {
      return own.explains(error) || fail(t('failed'));
    }
  });
  return (
    <ShownDialog id={id} title={t('title')} close={t('close')} onClose={onClose} holds>
      <div role="status" className="grid gap-3 empty:hidden">
        {link && (
          <>
            <p className="font-semibold">{t('ready')}</p>
            <p>{t('until', { time: format.dateTime(new Date(link.expires_at), { timeStyle: 'short' }) })}</p>
            <p>
              <ButtonLink kind="main" icon="download" href={link.url}>
                {t('link')}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
      {!link && (
        <form method="post" noValidate onSubmit={send} className="grid gap-4">
          {summary('')}
          {aloud}
          <p>{t('lead')}</p>
          {own.field}
          <div>
            <Button kind="main" type="submit" busy={isBusy ? t('busy') : undefined}>
              {t('send')}
            </Button>
          </div>
        </form>
      )}
    </ShownDialog>
  );
}
