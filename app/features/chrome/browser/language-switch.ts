/** Choosing a language: remembered, and the page arrives with its query, its place and what was typed (Q63). */
import { setCookie } from '#app/features/tracking/cookies.ts';
import { COOKIE_DAYS } from '#app/features/tracking/rules.ts';

const KEY = 'typed';
type TypedFields = { path: string; values: Record<string, string | boolean> };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NEVER = new Set(['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset']);
const isChecked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Every field that may travel, by form, name and its place among those of the same name. */
function fields(): [key: string, field: Field][] {
  return [...document.forms].flatMap((form, index) => {
    const seen: Record<string, number> = {};
    return [...form.elements].flatMap((element): [string, Field][] => {
      const field = element as Field;
      if (!field.name || !('value' in field) || NEVER.has(field.type)) return [];
      seen[field.name] = (seen[field.name] ?? -1) + 1;
      return [[`${index} ${field.name} ${seen[field.name]}`, field]];
    });
  });
}

function keepTyped(path: string) {
  const values: TypedFields['values'] = {};
  for (const [key, field] of fields()) {
    const value = isChecked(field) ? field.checked : field.value;
    if (value) values[key] = value;
  }
  if (Object.keys(values).length) sessionStorage.setItem(KEY, JSON.stringify({ path, values }));
}

/** Before the islands wake: they take over what stands in the fields. */
export function putTypedBack() {
  try {
    const kept: TypedFields | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (kept?.path !== location.pathname) return;
    for (const [key, field] of fields()) {
      const value = kept.values[key];
      if (typeof value === 'boolean' && isChecked(field)) field.checked = value;
      else if (typeof value === 'string' && !isChecked(field)) field.value = value;
    }
  } catch {
    // Storage may be refused or spoilt: the page is then simply empty.
  }
}

export function rememberLanguage() {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-locale]');
    if (!link) return;
    setCookie('NEXT_LOCALE', link.dataset.locale ?? '', COOKIE_DAYS.NEXT_LOCALE);
    link.search = location.search;
    link.hash = location.hash;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    try {
      keepTyped(link.pathname);
    } catch {
      // Storage may be refused: the language changes all the same.
    }
  });
}
