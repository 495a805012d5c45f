/** The page to go on with: after Next the one that follows, otherwise the same as long as it is still for this person. */
import type { Form } from '#content/forms/definition.ts';
import type { readForm } from './form.ts';

type OpenForm = { form: Form; reading: ReturnType<typeof readForm> };

export function pageToShow(
  current_page: number,
  open: OpenForm | undefined,
  { form, page_number, isNext }: { form: Form; page_number: number; isNext: boolean },
): number {
  if (!open) return current_page;
  const { applicable, pageAfter } = open.reading;
  if (isNext && open.form === form) return pageAfter(page_number);
  return applicable.includes(current_page) ? current_page : pageAfter(current_page);
}
