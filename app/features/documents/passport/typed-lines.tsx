/** Where no photo works: the two lines by hand, with a drawing of where they stand. */
import { useLocale, useTranslations } from 'use-intl';
import type { Locale } from '#app/i18n/locales.ts';
import { Button } from '#app/ui/button.tsx';
import { control, Field, tied } from '#app/ui/fields/field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Fold } from '#app/ui/fold.tsx';
import type { PassportAnswer } from './api.server.ts';
import { failureOf, readLines } from './client.ts';

/** A page with a portrait and, below it from edge to edge, the two lines. It is read from left to right everywhere. */
function Drawing({ title }: { title: string }) {
  const line = (y: number, gaps: string) => (
    <path d={`M10 ${y}h140`} strokeWidth="5" strokeDasharray={gaps} className="stroke-deep" />
  );
  return (
    <svg viewBox="0 0 160 112" role="img" aria-label={title} fill="none" className="h-auto w-full max-w-56">
      <rect x="1.5" y="1.5" width="157" height="109" rx="8" strokeWidth="2" className="fill-card stroke-edge" />
      <rect x="12" y="14" width="38" height="48" rx="4" className="fill-sky" />
      <circle cx="31" cy="32" r="9" className="fill-edge" />
      <path d="M16 62c1-12 7-17 15-17s14 5 15 17z" className="fill-edge" />
      <path d="M62 20h58M62 32h40M62 44h70M62 56h32" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
      <rect x="5" y="74" width="150" height="32" rx="5" strokeWidth="2" className="fill-glow stroke-maize" />
      {line(84, '4 2')}
      {line(96, '4 2')}
    </svg>
  );
}

type LineName = 'first' | 'second';
const LINES: readonly LineName[] = ['first', 'second'];

type Props = { user_id: string; isOpen: boolean; onRead(answer: PassportAnswer): void };

export function TypedLines({ user_id, isOpen, onRead }: Props) {
  const t = useTranslations('passport');
  const locale = useLocale() as Locale;
  const { isBusy, sends, fail, failWith, fieldOf, notice, aloud } = useSending<LineName>('passport-line');
  const read = async (typed: FormData) => {
    const [first, second] = LINES.map((name) => String(typed.get(name) ?? '').trim());
    const missing = LINES.filter((name) => !String(typed.get(name) ?? '').trim());
    if (!first || !second) return failWith(missing.map((field) => ({ field, text: t('lines.empty') })));
    try {
      const answer = await readLines(user_id, { first, second, locale });
      if (answer.found) onRead(answer);
      else fail(t('lines.wrong'), first.toUpperCase().startsWith('P') ? 'second' : 'first');
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'old') fail(t('lines.wrong'), 'first');
      else fail(t(failure === 'often' ? 'failed.often' : 'failed.failed'));
    }
  };
  return (
    <Fold title={t('lines.title')} open={isOpen}>
      <form method="post" noValidate className="grid gap-3" onSubmit={sends(read)}>
        {aloud}
        <p>{t('lines.text')}</p>
        <Drawing title={t('lines.drawing')} />
        {notice}
        {LINES.map((name) => {
          const field = { ...fieldOf(name), label: t(`lines.${name}`), help: t(`lines.${name}Help`) };
          return (
            <Field key={name} {...field}>
              <input
                type="text"
                name={name}
                {...tied(field)}
                dir="ltr"
                lang="en"
                maxLength={60}
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                className={`${control} font-mono uppercase max-sm:text-sm`}
              />
            </Field>
          );
        })}
        <Button kind="quiet" type="submit" busy={isBusy ? t('lines.busy') : undefined}>
          {t('lines.read')}
        </Button>
      </form>
    </Fold>
  );
}
