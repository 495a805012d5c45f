/** "Same as" another family member: one press copies what the family shares on this page, another takes it back. */
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PagePlace } from '#app/features/forms/client.ts';
import type { TakenAnswers } from '#app/features/forms/prefill/marks.ts';
import { byPath } from '#app/features/forms/prefill/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { readSameAs } from './client.ts';

type Person = { user_id: string; first_name: string };
type Props = {
  people: readonly Person[];
  viewer: string;
  place: PagePlace;
  /** Gives back how to undo it. */
  onFill(filled: TakenAnswers): () => void;
};
type FillNotice =
  | { is: 'filled'; user_id: string; name: string; count: number; undo: () => void }
  | { is: 'undone' | 'failed' };

export function SameAsRow({ people, viewer, place, onFill }: Props) {
  const t = useTranslations('forms');
  const [asked, setAsked] = useState<string | null>(null);
  const [told, setTold] = useState<FillNotice | null>(null);
  const line = useRef<HTMLDivElement>(null);
  if (people.length === 0) return null;
  /** Whose answers stand here already has nothing more to give. */
  const offered = people.filter(({ user_id }) => told?.is !== 'filled' || told.user_id !== user_id);

  async function fill({ user_id }: Person) {
    if (asked) return;
    setAsked(user_id);
    try {
      const { first_name, form_data } = await readSameAs(place, user_id);
      const undo = onFill({ user_id, first_name, form_data });
      line.current?.focus();
      setTold({ is: 'filled', user_id, name: first_name, count: byPath(form_data).size, undo });
    } catch {
      setTold({ is: 'failed' });
    } finally {
      setAsked(null);
    }
  }
  function undo() {
    if (told?.is !== 'filled') return;
    told.undo();
    setTold({ is: 'undone' });
    line.current?.focus();
  }

  return (
    <section className="grid gap-2" aria-label={t('prefill.sameAs.title')}>
      {offered.length > 0 && <p className="font-semibold">{t('prefill.sameAs.title')}</p>}
      <div className="flex flex-wrap gap-2.5">
        {offered.map((one) => (
          <Button
            key={one.user_id}
            kind="quiet"
            busy={asked === one.user_id ? t('prefill.sameAs.loading') : undefined}
            onClick={() => fill(one)}
          >
            {one.user_id === viewer ? (
              t('prefill.sameAs.you')
            ) : (
              <bdi>{t('prefill.sameAs.button', { name: one.first_name })}</bdi>
            )}
          </Button>
        ))}
      </div>
      {told?.is === 'failed' && (
        <p role="alert" className="font-semibold text-alert">
          {t('prefill.sameAs.failed')}
        </p>
      )}
      <div
        ref={line}
        role="status"
        tabIndex={-1}
        className={
          told && told.is !== 'failed' ? 'flex flex-wrap items-center gap-3 rounded-card bg-sky p-3' : 'sr-only'
        }
      >
        {told?.is === 'filled' && (
          <>
            <span>{t('prefill.sameAs.filled', { count: told.count, name: told.name })}</span>
            <Button kind="quiet" onClick={undo}>
              {t('prefill.sameAs.undo')}
            </Button>
          </>
        )}
        {told?.is === 'undone' && t('prefill.sameAs.undone')}
      </div>
    </section>
  );
}
