/** The call of the preview, and what this browser keeps of a text while somebody works on it. */
import type { Locale } from '#app/i18n/locales.ts';
import { send } from '#app/platform/http/http.ts';
import { keepOwnDraft, readOwnDraft } from '#app/platform/own-drafts.ts';
import type { Preview } from './compile.server.tsx';

export const askPreview = (body: { locale: Locale; name: string; text: string }, signal: AbortSignal) =>
  send<Preview>('POST', '/admin/articles/preview', { body, signal });

export type Draft = { name: string; text: string };
export type Drafts = Record<Locale, Draft>;

const NAME = 'articles';
export const noDrafts = (): Drafts => ({
  es: { name: '', text: '' },
  en: { name: '', text: '' },
  ar: { name: '', text: '' },
});

/** A browser that keeps nothing for us begins empty. */
export function keptDrafts(user_id: string): Drafts {
  const kept = (readOwnDraft(user_id, NAME) ?? {}) as Partial<Drafts>;
  const draftOf = (locale: Locale) => ({
    name: String(kept[locale]?.name ?? ''),
    text: String(kept[locale]?.text ?? ''),
  });
  return { es: draftOf('es'), en: draftOf('en'), ar: draftOf('ar') };
}

/** Whether it was kept. */
export const keepDrafts = (user_id: string, drafts: Drafts): boolean => keepOwnDraft(user_id, NAME, drafts);

export function download({ name, text }: Draft) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  link.download = `${name || 'articulo'}.md`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A page around what the server made: the style sheets of this page, no script (the frame allows none). */
export function frameOf(html: string, locale: Locale, dir: 'ltr' | 'rtl'): string {
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .map(({ href }) => `<link rel="stylesheet" href="${href.replaceAll('"', '%22')}">`)
    .join('');
  return `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank">${styles}</head><body>${html}</body></html>`;
}
