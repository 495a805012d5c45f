/** What comes back from an adviser: each answer with the comment and the way to it; after a denial the whole form (D49). */
import { useTranslations } from 'use-intl';
import { FROM_ROW } from '#app/features/forms/check-link.ts';
import { isRefusal } from '#app/features/forms/findings/client.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { openSecondReview } from './client.ts';
import type { CheckView } from './view.server.ts';

export function Returned({ view }: { view: CheckView }) {
  const t = useTranslations('review.state');
  const { review, flags, person, form_name } = view;
  if (!review) return null;
  if (review.isWhole)
    return (
      <Banner kind="info" title={t('whole')}>
        <p>{t('wholeText')}</p>
      </Banner>
    );
  return (
    <Banner kind="warning" title={t('returned', { count: review.returned.length })}>
      <p>{t('returnedText')}</p>
      {flags.length > 0 && (
        <ol className="grid gap-3 pt-2">
          {flags.map(({ page, path, fieldId, label, comment, isAnswered }) => (
            <li key={path} className="grid gap-0.5 border-line border-t pt-2">
              <span className="flex flex-wrap items-center gap-x-3">
                <ScreenLink
                  to="portal-form-page"
                  params={{ user_id: person.user_id, form_name, page: String(page) }}
                  query={{ [FROM_ROW]: path }}
                  hash={fieldId}
                >
                  {label}
                </ScreenLink>
                {isAnswered && (
                  <span className="inline-flex items-center gap-1 font-semibold text-sm">
                    <Icon name="tick" className="size-4" />
                    {t('answered')}
                  </span>
                )}
              </span>
              <bdi className="whitespace-pre-wrap [overflow-wrap:anywhere]">{comment}</bdi>
            </li>
          ))}
        </ol>
      )}
    </Banner>
  );
}

type Props = { view: CheckView; until: string; onMoved(text: string): Promise<void>; onStale(): Promise<void> };

/** Free, once, within twelve months: the button says until when. */
export function SecondReview({ view, until, onMoved, onStale }: Props) {
  const t = useTranslations('review.second');
  const { isBusy, run, fail, notice } = useSending('second');
  const open = () =>
    run(async () => {
      try {
        await openSecondReview(view.person.user_id);
      } catch (error) {
        if (!isRefusal(error)) return fail(t('failed'));
        await onStale();
        return fail(t('gone'));
      }
      return onMoved(t('done'));
    });
  return (
    <div className="grid gap-2 pt-2 print:hidden">
      <p>{t('text', { until })}</p>
      {notice}
      <div>
        <Button kind="quiet" wide onClick={open} busy={isBusy ? t('busy') : undefined}>
          {t('button')}
        </Button>
      </div>
    </div>
  );
}
