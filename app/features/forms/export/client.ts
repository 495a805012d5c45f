/** The files of an export, as the browser asks for them. */
import type { Locale } from '#app/i18n/locales.ts';
import { sendForFile } from '#app/platform/http/http.ts';

/** Longer than the server lets it take. */
const SECONDS = 65;

export const fetchExport = (user_id: string, form_name: string, end: '' | '/pdf', locale: Locale) =>
  sendForFile(`/form/${user_id}/${form_name}/export${end}?locale=${locale}`, { seconds: SECONDS });
