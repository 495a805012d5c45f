/** What is asked and told over the page: the guide of a document, whether a file goes, the password before an old session opens one. */
import { useTranslations } from 'use-intl';
import { confirmPassword } from '#app/features/accounts/client.ts';
import { tellTabs } from '#app/features/documents/upload/queue.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { command } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { deleteFile, type FileRef } from './client.ts';
import type { DocumentView } from './view.server.ts';

function Lines({ lines, icon, look }: { lines: readonly string[]; icon: IconName; look: string }) {
  return (
    <ul className="grid gap-1.5">
      {lines.map((line) => (
        <li key={line} className="flex gap-2 leading-snug">
          <Icon name={icon} className={`mt-0.5 size-4.5 ${look}`} />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}

type InfoProps = { document: DocumentView; photoAdvice: readonly string[]; onClose: () => void };

export function InfoDialog({ document: { type, title, because, guide }, photoAdvice, onClose }: InfoProps) {
  const t = useTranslations('documents-screen.info');
  const { why, counts, not, get, tip } = guide;
  const heading = (text: string) => <h3 className="font-semibold text-lg">{text}</h3>;
  return (
    <ShownDialog
      id="document-info"
      title={title}
      close={t('close')}
      onClose={onClose}
      actions={
        <Button kind="quiet" {...command('close', 'document-info')}>
          {t('done')}
        </Button>
      }
    >
      <p>{why}</p>
      {because && (
        <p className="rounded-lg bg-sky px-3 py-2 leading-snug">
          <span className="text-quiet">{t('because')}: </span>
          {because}
        </p>
      )}
      <section className="grid gap-2">
        {heading(t('counts'))}
        <Lines lines={counts} icon="tick" look="text-good" />
      </section>
      <section className="grid gap-2">
        {heading(t('not'))}
        <Lines lines={not} icon="close" look="text-alert" />
      </section>
      <section className="grid gap-2">
        {heading(t('get'))}
        <ol className="grid list-decimal gap-1.5 ps-6 marker:font-semibold marker:text-quiet">
          {get.map((line) => (
            <li key={line} className="leading-snug">
              {line}
            </li>
          ))}
        </ol>
      </section>
      {tip && (
        <p className="leading-snug">
          <strong className="font-semibold">{t('tip')}: </strong>
          {tip}
        </p>
      )}
      {type !== 'photo' && (
        <Fold title={t('photo')}>
          <Lines lines={photoAdvice} icon="camera" look="text-deep" />
        </Fold>
      )}
    </ShownDialog>
  );
}

type DeleteProps = {
  user_id: string;
  file: FileRef & { name: string };
  onClose: () => void;
  onDeleted: () => Promise<unknown>;
};

export function DeleteDialog({ user_id, file, onClose, onDeleted }: DeleteProps) {
  const t = useTranslations('documents-screen.delete');
  const say = useTranslations('documents-screen.said');
  const sending = useSending('document-delete');
  const remove = () =>
    sending.run(async () => {
      try {
        await deleteFile({ user_id, ...file });
      } catch (error) {
        const status = error instanceof HttpError ? error.status : 0;
        // Somebody else was first: it is gone, as asked.
        if (status !== 404) return sending.fail(say(status === 423 ? 'lockedDelete' : 'failed-to-delete'));
      }
      tellTabs(user_id);
      await onDeleted();
      onClose();
    });
  return (
    <ShownDialog
      id="document-delete"
      title={t('title')}
      close={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" busy={sending.isBusy ? t('busy') : undefined} onClick={() => void remove()}>
            {t('confirm')}
          </Button>
          <Button kind="plain" {...command('close', 'document-delete')}>
            {t('keep')}
          </Button>
        </>
      }
    >
      {sending.notice}
      <p className="font-semibold [overflow-wrap:anywhere]">
        <bdi>{file.name}</bdi>
      </p>
      <p>{t('text')}</p>
    </ShownDialog>
  );
}

export function PasswordDialog({ onClose, onConfirmed }: { onClose: () => void; onConfirmed: () => Promise<unknown> }) {
  const t = useTranslations('documents-screen.password');
  const sending = useSending<'password'>('document-password');
  const confirm = sending.sends(async (typed) => {
    const password = String(typed.get('password') ?? '');
    if (!password) return sending.fail(t('missing'), 'password');
    try {
      await confirmPassword(password);
    } catch (error) {
      const status = error instanceof HttpError ? error.status : 0;
      if (status === 401 || status === 422) return sending.fail(t('wrong'), 'password');
      return sending.fail(t(status === 429 ? 'many' : 'failed'));
    }
    await onConfirmed();
    onClose();
  });
  return (
    <ShownDialog
      id="document-password"
      title={t('title')}
      close={t('close')}
      onClose={onClose}
      holds
      actions={
        <>
          <Button kind="main" type="submit" form="document-password-form" busy={sending.isBusy ? t('busy') : undefined}>
            {t('confirm')}
          </Button>
          <Button kind="plain" {...command('close', 'document-password')}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id="document-password-form" method="post" noValidate onSubmit={confirm} className="grid gap-4">
        {sending.notice}
        {sending.aloud}
        <p>{t('text')}</p>
        <PasswordField
          {...sending.fieldOf('password')}
          label={t('label')}
          autoComplete="current-password"
          show={t('show')}
          hide={t('hide')}
        />
      </form>
    </ShownDialog>
  );
}
