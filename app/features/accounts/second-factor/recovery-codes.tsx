/** Ten codes, shown once: to copy or to print. */
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';

export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept(): void }) {
  const t = useTranslations('accounts');
  const [isCopied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      // Without permission they can still be marked and copied by hand.
      () => setCopied(false),
    );
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('settings.secondFactor.recoveryTitle')}
      </h3>
      <p>{t('settings.secondFactor.recovery')}</p>
      <ul
        dir="ltr"
        className="grid select-all grid-cols-[repeat(auto-fit,minmax(19ch,1fr))] gap-x-6 gap-y-1.5 rounded-card border border-line p-4 font-mono tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5 print:hidden">
        <Button kind="quiet" onClick={copy}>
          {t(isCopied ? 'settings.secondFactor.copied' : 'settings.secondFactor.copy')}
        </Button>
        <Button kind="quiet" onClick={() => window.print()}>
          {t('settings.secondFactor.print')}
        </Button>
        <Button kind="main" onClick={onKept}>
          {t('settings.secondFactor.finish')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isCopied && t('settings.secondFactor.copied')}
      </p>
    </div>
  );
}
