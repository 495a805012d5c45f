/** The search of the guides: a form of the browser's own, with and without scripts. */
import type { Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { buttonLook } from '#app/ui/button-look.ts';
import { control } from '#app/ui/fields/field.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** As long as the question that search looks at. */
export const QUERY_LENGTH = 120;

export function SearchForm({ locale, content, typed = '' }: Tongue & { typed?: string }) {
  const t = translator(content, 'articles');
  return (
    <search className="print:hidden">
      <form method="get" action={pathTo('article-search', locale)} className="grid gap-1.5">
        <label htmlFor="q" className="font-semibold leading-snug">
          {t('indexes.search.label')}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            type="search"
            id="q"
            name="q"
            dir="auto"
            defaultValue={typed}
            maxLength={QUERY_LENGTH}
            enterKeyHint="search"
            aria-describedby="q-help"
            className={`${control} min-w-[min(10rem,100%)] flex-1 basis-52`}
          />
          <button type="submit" className={buttonLook('quiet')}>
            <span className="inline-flex items-center gap-2">
              <Icon name="search" />
              {t('indexes.search.button')}
            </span>
          </button>
        </div>
        <p id="q-help" className="text-quiet text-sm">
          {t('indexes.search.hint')}
        </p>
      </form>
    </search>
  );
}
