/** Each thing that is measured, with a word, a sign and what to do. */
import { useTranslations } from 'use-intl';
import { Icon } from '#app/ui/icon.tsx';
import { visaPhoto } from '#content/visa-photo.ts';
import { fits, type Result } from './rules.ts';

const FIGURES = {
  least: String(visaPhoto.leastSide),
  most: String(visaPhoto.mostSide),
  weight: String(visaPhoto.mostKilobytes),
};

type Props = { results: readonly Result[] | null; isMeasuring: boolean; hasFailed: boolean };

export function Measures({ results, isMeasuring, hasFailed }: Props) {
  const t = useTranslations('visa-photo');
  const count = results?.filter(({ advice }) => advice !== null).length ?? 0;
  const summary = hasFailed
    ? t('result.failed')
    : isMeasuring || !results
      ? t('result.measuring')
      : fits(results)
        ? t('result.fits')
        : t('result.open', { count });
  return (
    <section className="grid content-start gap-3">
      <h4 className="font-semibold text-lg">{t('result.title')}</h4>
      <p role="status">{summary}</p>
      {results && (
        <ul className={`grid gap-2 transition-opacity ${isMeasuring ? 'opacity-60' : ''}`}>
          {results.map(({ measure, advice }) => (
            <li key={measure} className="flex gap-3">
              <span
                className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${advice ? 'bg-maize text-ink' : 'bg-good text-on-deep'}`}
              >
                <Icon name={advice ? 'warning' : 'tick'} className="size-4" />
              </span>
              <span className="min-w-0 leading-snug">
                <span className="font-semibold">
                  {t(`measures.${measure}`)}: {t(advice ? 'result.advice' : 'result.passes')}
                </span>
                <span className="block text-quiet">{advice ? t(`bad.${advice}`) : t(`good.${measure}`, FIGURES)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-quiet text-sm">{t('result.note')}</p>
    </section>
  );
}
