/** One row a task: its name, where it stands as word and shape; the whole row is the link where its screen exists. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProgressPill } from '#app/features/applicants/progress-pill.tsx';
import { isScreen } from '#app/paths.ts';
import { rowLook } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import { StatusPill } from '#app/ui/notices/status-pill.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Progress } from '#content/progress.ts';

/** Lines whose words stand in line with the headings. */
export const TaskList = ({ children }: { children: ReactNode }) => (
  <ul className="-mx-3 divide-y divide-line border-line border-y">{children}</ul>
);

type Props = {
  name: ReactNode;
  /** Where it stands; a text where it is no task. */
  status?: Progress | 'quote' | undefined;
  word?: string | undefined;
  /** Its screen; a row whose screen does not exist yet is no link. */
  to?: string | undefined;
  onClick?: (() => void) | undefined;
};

export function TaskRow({ name, status, word, to, onClick }: Props) {
  const t = useTranslations('portal');
  const screen = to && isScreen(to) ? to : null;
  const inside = (
    <>
      <span className="min-w-0 flex-1">{name}</span>
      {word && <span className="text-quiet">{word}</span>}
      {status === 'quote' ? (
        <StatusPill status="waiting">{t('state.quote')}</StatusPill>
      ) : (
        status && <ProgressPill progress={status} />
      )}
      {(screen || onClick) && <Icon name="chevron-end" className="size-4" />}
    </>
  );
  return (
    <li>
      {screen ? (
        <ScreenLink to={screen as 'portal'} look="row">
          {inside}
        </ScreenLink>
      ) : onClick ? (
        <button type="button" onClick={onClick} className={rowLook}>
          {inside}
        </button>
      ) : (
        <div className="flex min-h-11 items-center gap-3 px-3">{inside}</div>
      )}
    </li>
  );
}
