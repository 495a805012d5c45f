/** /admin/jobs: work that used up its tries, newest first by key; tried again, or given up with a way back (Q48). */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { ActDialog } from '#app/features/backoffice/marketing/act-dialog.tsx';
import { Typed } from '#app/features/backoffice/marketing/facts.tsx';
import { MarketingNav } from '#app/features/backoffice/marketing/nav.tsx';
import { useOfficeTools } from '#app/features/backoffice/tools.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { EmptyState } from '#app/ui/notices/state-page.tsx';
import { Done } from '#app/ui/scenes/spots/done.tsx';
import { Table } from '#app/ui/table.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { giveUpJob, retryJob } from './client.ts';
import { forgets, kindOf, mostOf } from './rules.ts';
import { type JobLine, jobsView } from './view.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  jobsView(context.get(ctxContext), new URL(request.url).searchParams);

function useJobActs() {
  const t = useTranslations('office-marketing.jobs');
  const { revalidate } = useRevalidator();
  const { say } = useOfficeTools();
  const wrong = (error: unknown) => t(error instanceof HttpError && error.status === 404 ? 'gone' : 'failed');
  async function act(work: () => Promise<unknown>, done: () => void) {
    try {
      await work();
      done();
    } catch (error) {
      say({ kind: 'alert', text: wrong(error) });
    }
    await revalidate();
  }
  const takeBack = (id: string) =>
    act(
      () => giveUpJob(id, false),
      () => say({ kind: 'good', text: t('undone') }),
    );
  return {
    retry: ({ id }: JobLine, at_most: number | null = null) =>
      act(
        () => retryJob(id, at_most),
        () => say({ kind: 'good', text: t('retried') }),
      ),
    giveUp: ({ id }: JobLine) =>
      act(
        () => giveUpJob(id, true),
        () => say({ kind: 'info', text: t('givenUp'), action: { text: t('undo'), run: () => void takeBack(id) } }),
      ),
  };
}

type RowsProps = { jobs: readonly JobLine[]; onRetry(job: JobLine): void; onGiveUp(job: JobLine): void };

function Jobs({ jobs, onRetry, onGiveUp }: RowsProps) {
  const t = useTranslations('office-marketing');
  const format = useFormatter();
  const moment = (at: Date) => (
    <time dateTime={at.toISOString()} className="whitespace-nowrap text-sm">
      {format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
  return (
    <Table
      columns={[
        { key: 'queue', title: t('jobs.queue') },
        { key: 'tries', title: t('jobs.tries'), numeric: true },
        { key: 'error', title: t('jobs.error'), prose: true },
        { key: 'since', title: t('jobs.since') },
        { key: 'stopped', title: t('jobs.stopped') },
        { key: 'actions', title: t('list.actions') },
      ]}
      rows={jobs.map((job) => ({
        key: job.id,
        cells: {
          queue: (
            <span className="grid">
              <span>{t(`jobs.names.${kindOf(job.name)}`)}</span>
              <code dir="ltr" className="font-normal text-quiet text-sm">
                {job.name}
              </code>
            </span>
          ),
          tries: job.tries,
          error: job.message ? <Typed>{job.message}</Typed> : <span className="text-quiet">{t('jobs.noError')}</span>,
          since: moment(job.created_on),
          stopped: moment(job.completed_on),
          actions: (
            <span className="-mx-4 flex flex-wrap @max-lg:justify-end">
              <Button kind="plain" aria-label={t('jobs.retryOf', { name: job.name })} onClick={() => onRetry(job)}>
                {t('jobs.retry')}
              </Button>
              <Button kind="plain" aria-label={t('jobs.giveUpOf', { name: job.name })} onClick={() => onGiveUp(job)}>
                {t('jobs.giveUp')}
              </Button>
            </span>
          ),
        },
      }))}
    />
  );
}

export default function JobsScreen({ loaderData: { jobs, isLater, next } }: Route.ComponentProps) {
  const t = useTranslations('office-marketing');
  const { retry, giveUp } = useJobActs();
  const [allowing, setAllowing] = useState<JobLine | null>(null);
  return (
    <div className="grid gap-4">
      <title>{t('jobs.title')}</title>
      <h1 className="text-2xl">{t('jobs.title')}</h1>
      <MarketingNav here="jobs" isAdmin />
      <p className="text-quiet">{t('jobs.lead')}</p>
      {jobs.length > 0 ? (
        <Jobs
          jobs={jobs}
          onRetry={(job) => (forgets(job.name) ? setAllowing(job) : void retry(job))}
          onGiveUp={(job) => void giveUp(job)}
        />
      ) : (
        <EmptyState title={t('jobs.none')} text={t('jobs.noneText')} scene={<Done className="w-60" />} />
      )}
      <div className="flex flex-wrap gap-5">
        {isLater && <ScreenLink to="admin-jobs">{t('list.newest')}</ScreenLink>}
        {next && (
          <ScreenLink to="admin-jobs" look="quiet" query={{ before: next }}>
            {t('list.more')}
          </ScreenLink>
        )}
      </div>
      {allowing && (
        <ActDialog
          words={{
            ...{ title: t('jobs.most.title'), lead: t('jobs.most.lead'), send: t('jobs.most.send') },
            ...{ busy: t('jobs.most.busy'), cancel: t('jobs.most.cancel'), close: t('jobs.most.close') },
          }}
          field={(given) => <TextField {...given} label={t('jobs.most.field')} inputMode="numeric" dir="ltr" />}
          onSend={async (value) => {
            const most = mostOf(value);
            if (most === undefined) return { text: t('jobs.most.wrong'), isField: true };
            await retry(allowing, most);
            return null;
          }}
          onClose={() => setAllowing(null)}
        />
      )}
    </div>
  );
}
