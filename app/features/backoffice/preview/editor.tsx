/** One language of an article: its name, its text, what is wrong with it, and its page beside it. */
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Locale, localeInfo } from '#app/i18n/locales.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { type Draft, download, frameOf } from './client.ts';
import { templateOf } from './template.ts';
import type { DraftPreview } from './use-drafts.ts';
import { Verdict } from './verdict.tsx';

const MOST_BYTES = 400_000;

type Props = {
  locale: Locale;
  today: string;
  draft: Draft;
  looked: DraftPreview;
  onChange(part: Partial<Draft>): void;
  onAgain(): void;
};

function Frame({ locale, looked: { state, preview } }: Pick<Props, 'locale' | 'looked'>) {
  const t = useTranslations('office-content.preview');
  const [width, setWidth] = useState<'phone' | 'wide'>('wide');
  /** What the frame has loaded last: until it has, the content is on its way (spec 2 and 4 "Article"). */
  const [loaded, setLoaded] = useState('');
  const html = preview?.html ?? '';
  const isLoading = state === 'busy' || (html !== '' && html !== loaded);
  const name = t('pageOf', { language: t(`languages.${locale}`) });
  return (
    <section aria-label={name} className="grid content-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {(['wide', 'phone'] as const).map((one) => (
          <Button
            key={one}
            kind={width === one ? 'quiet' : 'plain'}
            aria-pressed={width === one}
            onClick={() => setWidth(one)}
          >
            {t(`width.${one}`)}
          </Button>
        ))}
        <p role="status" className="text-quiet text-sm">
          {isLoading && html && t('busy')}
        </p>
      </div>
      {html ? (
        <iframe
          title={name}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          srcDoc={frameOf(html, locale, localeInfo[locale].dir)}
          onLoad={() => setLoaded(html)}
          className={`h-[75dvh] w-full rounded-card border border-line bg-sand ${width === 'phone' ? 'max-w-[360px]' : ''}`}
        />
      ) : (
        <p role="status" className="rounded-card border border-line border-dashed p-6 text-quiet">
          {t(isLoading ? 'busy' : preview?.wrong ? 'pageWrong' : 'pageEmpty')}
        </p>
      )}
    </section>
  );
}

export function Editor({ locale, today, draft, looked, onChange, onAgain }: Props) {
  const t = useTranslations('office-content.preview');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);

  /** The line takes the focus and stands chosen. */
  function showLine(line: number) {
    const field = area.current;
    if (!field) return;
    const rows = field.value.split('\n');
    const start = rows.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    field.focus();
    field.setSelectionRange(start, start + (rows[line - 1]?.length ?? 0));
    field.scrollTop = ((line - 3) / rows.length) * field.scrollHeight;
  }
  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setTooLarge(file.size > MOST_BYTES);
    if (file.size <= MOST_BYTES) onChange({ name: file.name.replace(/\.md$/i, ''), text: await file.text() });
    target.value = '';
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
      <div className="grid content-start gap-4">
        <TextField
          id={`${id}-name`}
          label={t('name')}
          help={t('nameHelp')}
          dir="ltr"
          maxLength={100}
          value={draft.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-text`} className="font-semibold">
            {t('textOf', { language: t(`languages.${locale}`) })}
          </label>
          <textarea
            ref={area}
            id={`${id}-text`}
            value={draft.text}
            rows={22}
            dir={localeInfo[locale].dir}
            lang={locale}
            spellCheck
            onChange={({ target }) => onChange({ text: target.value })}
            className="w-full rounded-lg border-[1.5px] border-edge bg-card p-3 font-mono text-base leading-normal hover:border-deep"
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="main" disabled={!draft.text} onClick={() => download(draft)}>
            {t('download')}
          </Button>
          <label className="inline-flex min-h-12 cursor-pointer items-center rounded-full border-[1.5px] border-edge bg-card px-5 font-semibold text-deep hover:border-deep hover:bg-sky has-focus-visible:outline-3">
            {t('open')}
            <input type="file" accept=".md,text/markdown" className="sr-only" onChange={(event) => void open(event)} />
          </label>
          {!draft.text && (
            <Button kind="plain" onClick={() => onChange({ text: templateOf(today) })}>
              {t('template')}
            </Button>
          )}
        </div>
        {isTooLarge && (
          <p role="alert" className="text-alert">
            {t('tooLarge')}
          </p>
        )}
        <Verdict looked={looked} onShow={showLine} onAgain={onAgain} />
      </div>
      <Frame locale={locale} looked={looked} />
    </div>
  );
}
