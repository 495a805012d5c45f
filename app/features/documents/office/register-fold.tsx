/** Registering a file that staff put into the storage: looked at like any other before it counts. */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { DOCUMENT_TYPES } from '#content/documents.ts';
import { registerFile } from './client.ts';

const CONTENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'];

export function RegisterFold({ user_id, onDone }: { user_id: string; onDone(): void }) {
  const t = useTranslations('documents-office');
  const titleOf = useTranslations('documents');
  const id = useId();
  const { isBusy, sends, fail, summary } = useSending<'object_id'>(id);
  const [isDone, setDone] = useState(false);
  async function send(form: FormData) {
    setDone(false);
    try {
      await registerFile(user_id, Object.fromEntries([...form].map(([name, value]) => [name, String(value).trim()])));
    } catch (error) {
      const status = error instanceof HttpError ? error.status : 0;
      return fail(t(status === 404 || status === 422 ? 'register.none' : 'register.failed'));
    }
    setDone(true);
    onDone();
  }
  return (
    <Fold title={t('register.title')}>
      <form method="post" noValidate onSubmit={sends(send)} className="grid max-w-md gap-4 py-2">
        {summary('')}
        <p className="text-quiet">{t('register.text')}</p>
        <SelectField
          id={`${id}-type`}
          name="document_type"
          label={t('register.type')}
          options={DOCUMENT_TYPES.map((type) => ({ value: type, label: titleOf(`titles.${type}`) }))}
        />
        <TextField id={`${id}-object_id`} name="object_id" dir="ltr" label={t('register.id')} autoComplete="off" />
        <SelectField
          id={`${id}-content`}
          name="content_type"
          label={t('register.content')}
          options={CONTENT_TYPES.map((type) => ({ value: type, label: type }))}
        />
        <div>
          <Button kind="quiet" type="submit" busy={isBusy ? t('register.busy') : undefined}>
            {t('register.send')}
          </Button>
        </div>
        <p role="status">{isDone && t('register.done')}</p>
      </form>
    </Fold>
  );
}
