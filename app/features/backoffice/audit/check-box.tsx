/** Whether the trail is whole: asked with one click, answered in words. */
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { type AuditResult, checkTrail } from './client.ts';
import type { TrailView } from './view.server.ts';

function Result({ found: { lines, faults } }: { found: AuditResult }) {
  const t = useTranslations('office-audit.check');
  if (faults.length === 0)
    return (
      <Banner kind="good" live>
        <p>{t('whole', { count: lines })}</p>
      </Banner>
    );
  return (
    <Banner kind="alert" live>
      <p>{t('touched', { count: lines, faults: faults.length })}</p>
      <ul className="list-disc ps-5">
        {faults.map(({ kind, audit_id, seal_id }) => (
          <li key={`${kind} ${audit_id} ${seal_id}`}>
            {t(`faults.${kind}`, { id: String((kind === 'broken' ? seal_id : audit_id) ?? seal_id ?? '') })}
          </li>
        ))}
      </ul>
      <p>{t('act')}</p>
    </Banner>
  );
}

export function CheckBox({ check }: Pick<TrailView, 'check'>) {
  const t = useTranslations('office-audit.check');
  const { isBusy, run, fail, summary } = useSending<never>(useId());
  const { revalidate } = useRevalidator();
  const [found, setFound] = useState<AuditResult | null>(null);
  const ask = () =>
    run(async () => {
      try {
        setFound(await checkTrail());
        void revalidate();
      } catch (error) {
        fail(t(error instanceof HttpError && error.status === 429 ? 'tooMany' : 'failed'));
      }
    });
  return (
    <section className="grid gap-3 rounded-card border border-line bg-card p-4">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="max-w-3xl text-quiet">{t('lead')}</p>
      <p>{check ? t('last', check) : t('never')}</p>
      {summary('')}
      {found && <Result found={found} />}
      <div>
        <Button kind="quiet" onClick={ask} busy={isBusy ? t('busy') : undefined}>
          {t('run')}
        </Button>
      </div>
    </section>
  );
}
