/** The head of the screen: how many of how many, the whole in a word, and the one next step. */
import { useTranslations } from 'use-intl';
import { ProgressPill } from '#app/features/applicants/progress-pill.tsx';
import { ContinueOnPhone } from '#app/features/documents/pass/continue.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { archiveHref } from './client.ts';
import { rowId } from './document-row.tsx';
import { nextOf, standOf } from './rules.ts';
import type { DocumentsView } from './view.server.ts';

/** Scrolled to, with the focus on it, so that its buttons come next. */
export function goToRow(type: string) {
  const row = document.getElementById(rowId(type));
  const fold = row?.closest('details');
  if (fold) fold.open = true;
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}

export function Head({ view }: { view: DocumentsView }) {
  const t = useTranslations('documents-screen.list');
  const { person, count, status, documents, isLocked, hasFiles } = view;
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
        <span className="contents max-md:hidden">
          <ContinueOnPhone user_id={person.user_id} />
        </span>
        {hasFiles && (
          <span className="-ms-4">
            <ButtonLink kind="plain" icon="download" href={archiveHref(person.user_id)} download>
              {t('archive')}
            </ButtonLink>
          </span>
        )}
      </div>
    </header>
  );
}
