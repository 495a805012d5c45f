/** Three texts on their way to becoming files: kept in this browser, looked at a moment after the last key. */
import { useEffect, useRef, useState } from 'react';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { askPreview, type Draft, type Drafts, keepDrafts, keptDrafts, noDrafts } from './client.ts';
import type { Preview } from './compile.server.tsx';

const PAUSE_MS = 700;

export type DraftPreview = { state: 'empty' | 'busy' | 'failed' | 'done'; preview: Preview | null };
const EMPTY: DraftPreview = { state: 'empty', preview: null };

export function useDrafts(user_id: string) {
  const [drafts, setDrafts] = useState<Drafts>(noDrafts);
  const [looked, setLooked] = useState<Record<Locale, DraftPreview>>({ es: EMPTY, en: EMPTY, ar: EMPTY });
  const [isKept, setKept] = useState(true);
  const later = useRef<Partial<Record<Locale, ReturnType<typeof setTimeout>>>>({});
  const asked = useRef<Partial<Record<Locale, AbortController>>>({});

  const show = (locale: Locale, one: (before: DraftPreview) => DraftPreview) =>
    setLooked((all) => ({ ...all, [locale]: one(all[locale]) }));

  async function look(locale: Locale, draft: Draft) {
    asked.current[locale]?.abort();
    const mine = new AbortController();
    asked.current[locale] = mine;
    show(locale, ({ preview }) => ({ state: 'busy', preview }));
    try {
      const preview = await askPreview({ locale, ...draft }, mine.signal);
      if (!mine.signal.aborted) show(locale, () => ({ state: 'done', preview }));
    } catch {
      if (!mine.signal.aborted) show(locale, ({ preview }) => ({ state: 'failed', preview }));
    }
  }

  function lookSoon(locale: Locale, draft: Draft, pause = PAUSE_MS) {
    clearTimeout(later.current[locale]);
    if (draft.text.trim()) later.current[locale] = setTimeout(() => void look(locale, draft), pause);
    else {
      asked.current[locale]?.abort();
      show(locale, () => EMPTY);
    }
  }

  function change(locale: Locale, part: Partial<Draft>) {
    const draft = { ...drafts[locale], ...part };
    const all = { ...drafts, [locale]: draft };
    setDrafts(all);
    setKept(keepDrafts(user_id, all));
    lookSoon(locale, draft);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const kept = keptDrafts(user_id);
    setDrafts(kept);
    for (const locale of LOCALES) lookSoon(locale, kept[locale], 0);
    return () => {
      for (const locale of LOCALES) {
        clearTimeout(later.current[locale]);
        asked.current[locale]?.abort();
      }
    };
  }, []);

  return { drafts, looked, isKept, change, again: (locale: Locale) => void look(locale, drafts[locale]) };
}
