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
  name: string;
  /** Where it stands; none where it is no task. */
  status?: Progress | 'quote' | undefined;
  /** Its screen; a row whose screen does not exist yet is no link. */
  to?: string | undefined;
  /** Whose page it is, where its path names a person. */
  of?: string | undefined;
  /** Of which form, where its path names one. */
  form?: string | undefined;
  onClick?: (() => void) | undefined;
};

export function TaskRow({ name, status, to, of, form, onClick }: Props) {
  const t = useTranslations('portal');
  const screen = to && isScreen(to) ? to : null;
  const inside = (
    <>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        {name}
        {status === 'quote' ? (
          <StatusPill status="waiting">{t('state.quote')}</StatusPill>
        ) : (
          status && <ProgressPill progress={status} />
        )}
      </span>
      {(screen || onClick) && <Icon name="chevron-end" className="size-4" />}
    </>
  );
  return (
    <li>
      {screen ? (
        <ScreenLink
          to={screen as 'portal'}
          {...(of && ({ params: { user_id: of, ...(form && { form_name: form }) } } as object))}
          look="row"
        >
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
