/** A service with two forms (D24): both with their standing, and from one to the next. */
import { useTranslations } from 'use-intl';
import { ProgressPill } from '#app/features/applicants/progress-pill.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { CheckView } from './view.server.ts';

type Stand = CheckView['forms'][number];

/** On top; a single form needs no list. */
export function FormsList({ user_id, form_name, forms }: { user_id: string } & Pick<CheckView, 'form_name' | 'forms'>) {
  const t = useTranslations('review.forms');
  const nameOf = useTranslations('forms.names');
  if (forms.length < 2) return null;
  return (
    <nav aria-label={t('title')} className="print:hidden">
      <ul className="grid divide-y divide-line border-line border-y">
        {forms.map((one) => (
          <li key={one.form_name} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-2">
            {one.form_name === form_name ? (
              <span aria-current="page" className="font-semibold">
                {t('here', { form: nameOf(one.form_name) })}
              </span>
            ) : (
              <ScreenLink to="portal-form-check" params={{ user_id, form_name: one.form_name }}>
                {nameOf(one.form_name)}
              </ScreenLink>
            )}
            <ProgressPill progress={one.status} />
            {one.returned > 0 && <span>{t('returned', { count: one.returned })}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** At the end of a form that is not the last: what is begun is looked at, what is not is filled in. */
export function NextForm({ user_id, next: { form_name, status, page } }: { user_id: string; next: Stand }) {
  const t = useTranslations('review.forms');
  const nameOf = useTranslations('forms.names');
  const form = nameOf(form_name);
  return (
    <section aria-labelledby="next-form" className="grid gap-3 print:hidden">
      <h2 id="next-form" className="text-xl">
        {t('next')}
      </h2>
      <p className="max-w-[65ch]">{t('nextText')}</p>
      <div>
        {status === 'Finished' ? (
          <ScreenLink to="portal-form-check" params={{ user_id, form_name }} look="main" wide>
            {t('check', { form })}
          </ScreenLink>
        ) : (
          <ScreenLink to="portal-form-page" params={{ user_id, form_name, page: String(page) }} look="main" wide>
            {t('fill', { form })}
          </ScreenLink>
        )}
      </div>
    </section>
  );
}
