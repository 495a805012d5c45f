/** A short confirmation on the first page after a log-in. */
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { takeWord } from '#app/platform/http/word-for-next-page.ts';

export function useWelcome(name: string, tell: (text: string) => void) {
  const t = useTranslations('accounts.logIn');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (takeWord('logged-in')) tell(t('done', { name }));
  }, []);
}
