/** What the build would say of a text, and what the tests of content would: the line, and what to do. */
import { useTranslations } from 'use-intl';
import type { Finding } from '#app/features/articles/findings.ts';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import type { CompileError } from './compile.server.tsx';
import type { DraftPreview } from './use-drafts.ts';

function useFindingText() {
  const t = useTranslations('office-content.preview.findings');
  return (one: Finding): string => {
    switch (one.kind) {
      case 'length':
        return t('length', { words: one.words, least: one.least, most: one.most });
      case 'dead-link':
        return t('deadLink', { link: one.link });
      case 'sources':
        return t('sources', { found: one.found, least: one.least });
      case 'literal':
        return t('literal', { what: one.what, line: one.line });
      case 'meta-title':
        return t('metaTitle', { length: one.length, most: one.most });
      case 'description':
        return t('description', { length: one.length, most: one.most });
      case 'loud':
        return t('loud', { line: one.line });
      case 'formal':
        return t('formal', { line: one.line });
      case 'flat':
        return t('flat');
      case 'category':
        return t('category', { wanted: one.wanted });
    }
  };
}

function WrongLine({ wrong: { line, kind, what }, onShow }: { wrong: CompileError; onShow(line: number): void }) {
  const t = useTranslations('office-content.preview');
  return (
    <Banner kind="alert" title={t('wrongAt', { line })}>
      <p>{t(`todo.${kind}`)}</p>
      <p className="text-sm">
        {t('says')}{' '}
        <bdi lang="en" dir="ltr" className="font-mono [overflow-wrap:anywhere]">
          {what}
        </bdi>
      </p>
      <Button kind="quiet" onClick={() => onShow(line)}>
        {t('showLine', { line })}
      </Button>
    </Banner>
  );
}

type Props = { looked: DraftPreview; onShow(line: number): void; onAgain(): void };

export function Verdict({ looked: { state, preview }, onShow, onAgain }: Props) {
  const t = useTranslations('office-content.preview');
  const textOf = useFindingText();
  return (
    <div aria-live="polite" className="grid gap-3">
      {state === 'failed' && (
        <Banner kind="alert">
          <p>{t('failed')}</p>
          <Button kind="quiet" onClick={onAgain}>
            {t('again')}
          </Button>
        </Banner>
      )}
      {preview?.wrong && <WrongLine wrong={preview.wrong} onShow={onShow} />}
      {preview?.about && preview.findings.length === 0 && (
        <Banner kind="good">{t('ready', { words: preview.about.words })}</Banner>
      )}
      {preview && preview.findings.length > 0 && (
        <Banner kind="warning" title={t('missing', { n: preview.findings.length })}>
          <ul className="grid list-disc gap-1 ps-5">
            {preview.findings.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two findings may say the same
              <li key={index} className="[overflow-wrap:anywhere]">
                {textOf(one)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {preview?.about?.replaces && <p className="text-quiet text-sm">{t('replaces')}</p>}
    </div>
  );
}
