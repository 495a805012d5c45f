/** The head of the screen: how many of how many, the whole in a word, and the one next step. */
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ProgressPill } from '#app/features/applicants/progress-pill.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import type { FileRef } from './client.ts';
import { rowId } from './document-row.tsx';
import { ContinueOnPhone } from './lazy-parts.tsx';
import { nextOf, standOf } from './rules.ts';
import type { DocumentsView } from './view.server.ts';

/** Scrolled to, with the focus on it, so that its buttons come next. */
function goToRow(type: string) {
  const row = document.getElementById(rowId(type));
  const fold = row?.closest('details');
  if (fold) fold.open = true;
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}

/** Where the table is a table; a phone needs no way to a phone. */
function useIsWide() {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const wide = matchMedia('(width >= 48rem)');
    const look = () => setWide(wide.matches);
    look();
    wide.addEventListener('change', look);
    return () => wide.removeEventListener('change', look);
  }, []);
  return isWide;
}

type Props = { view: DocumentsView; onArchive: (first: FileRef) => Promise<boolean> };

/** A button and no link: an old session is asked for its password first. */
function Archive({ view, onArchive }: Props) {
  const t = useTranslations('documents-screen');
  const [isLost, setLost] = useState(false);
  const first = view.documents.flatMap(({ type, files }) =>
    files.filter(({ state }) => state === 'uploaded').map(({ file_number }) => ({ type, file_number })),
  )[0];
  if (!first) return null;
  return (
    <span className="-ms-4">
      <Button kind="plain" icon="download" onClick={async () => setLost(!(await onArchive(first)))}>
        {t('list.archive')}
      </Button>
      {isLost && (
        <span role="alert" className="block ps-4 font-semibold text-alert text-sm">
          {t('said.failed-to-retrieve-document')}
        </span>
      )}
    </span>
  );
}

export function Head({ view, onArchive }: Props) {
  const isWide = useIsWide();
  const t = useTranslations('documents-screen.list');
  const { person, count, status, documents, isLocked, hasFiles, endsOn } = view;
  const next = nextOf(documents);
  const title = person.isSelf ? t('title') : t('titleOf', { name: person.first_name });
  return (
    <header className="grid gap-4">
      <title>{title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl outline-none">{title}</h1>
        {count.all > 0 && (
          <span className="flex items-center gap-3">
            <strong className="font-semibold text-lg tabular-nums">{t('count', count)}</strong>
            <ProgressPill progress={status} />
          </span>
        )}
      </div>
      {count.all > 0 && (
        <progress
          aria-label={t('countLabel', count)}
          value={count.done}
          max={count.all}
          className="progress h-2 w-full overflow-hidden rounded-full"
        />
      )}
      {next && !hasFiles && <p className="max-w-[65ch]">{t('lead')}</p>}
      {endsOn && (
        <Banner kind="warning" title={t('ending', { date: endsOn })}>
          <p>{t('endingText')}</p>
        </Banner>
      )}
      {isLocked && (
        <Banner kind="info" title={t('locked')}>
          <p>{t('lockedText')}</p>
        </Banner>
      )}
      {!isLocked && count.all > 0 && !next && (
        <Banner kind="good" title={t('allIn')}>
          <p>{t('allInText')}</p>
        </Banner>
      )}
      {next ? (
        <button
          type="button"
          onClick={() => goToRow(next.type)}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-card bg-sky px-4 py-2 text-start font-semibold text-deep leading-snug hover:underline"
        >
          <Icon name="arrow-end" />
          {t(standOf(next) === 'again' ? 'nextAgain' : 'nextMissing', { title: next.title })}
        </button>
      ) : (
        count.all === 0 && <p>{t('countNone')}</p>
      )}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {isWide && (
          <Suspense>
            <ContinueOnPhone user_id={person.user_id} />
          </Suspense>
        )}
        {hasFiles && <Archive view={view} onArchive={onArchive} />}
      </div>
    </header>
  );
}
