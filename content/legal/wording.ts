/** Figures and contact data as a legal page writes them in each language. */
import { brand } from '../brand.ts';
import type { Period, Share, Unit } from './facts.ts';

type Forms = { one?: string; two?: string; few?: string; many?: string; other: string };

const units = {
  es: {
    minute: { one: 'minuto', other: 'minutos' },
    hour: { one: 'hora', other: 'horas' },
    day: { one: 'día', other: 'días' },
    businessDay: { one: 'día hábil', other: 'días hábiles' },
    calendarDay: { one: 'día calendario', other: 'días calendario' },
    week: { one: 'semana', other: 'semanas' },
    month: { one: 'mes', other: 'meses' },
    year: { one: 'año', other: 'años' },
  },
  en: {
    minute: { one: 'minute', other: 'minutes' },
    hour: { one: 'hour', other: 'hours' },
    day: { one: 'day', other: 'days' },
    businessDay: { one: 'business day', other: 'business days' },
    calendarDay: { one: 'calendar day', other: 'calendar days' },
    week: { one: 'week', other: 'weeks' },
    month: { one: 'month', other: 'months' },
    year: { one: 'year', other: 'years' },
  },
  ar: {
    minute: { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', other: 'دقيقة' },
    hour: { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', other: 'ساعة' },
    day: { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' },
    businessDay: { one: 'يوم عمل واحد', few: 'أيام عمل', other: 'يوم عمل' },
    calendarDay: { one: 'يوم تقويمي واحد', few: 'أيام تقويمية', many: 'يومًا تقويميًا', other: 'يوم تقويمي' },
    week: { one: 'أسبوع واحد', two: 'أسبوعين', few: 'أسابيع', many: 'أسبوعًا', other: 'أسبوع' },
    month: { one: 'شهر واحد', two: 'شهرين', few: 'أشهر', many: 'شهرًا', other: 'شهر' },
    year: { one: 'سنة واحدة', two: 'سنتين', few: 'سنوات', other: 'سنة' },
  },
} satisfies Record<string, Record<Unit, Forms>>;
export type LegalLocale = keyof typeof units;

/** "15 días hábiles", "15 business days", "15 يوم عمل". */
export function period({ count, unit }: Period, locale: LegalLocale): string {
  const forms: Forms = units[locale][unit];
  const rule = new Intl.PluralRules(locale).select(count) as keyof Forms;
  // Arabic says one and two by the noun alone.
  const isSaid = rule === 'two' || (rule === 'one' && locale === 'ar');
  return (isSaid && forms[rule]) || `${count} ${forms[rule] ?? forms.other}`;
}

const proRata: Record<LegalLocale, string> = { es: 'En proporción', en: 'Pro rata', ar: 'بالتناسب' };

export function percent(share: Share, locale: LegalLocale) {
  if (share === 'pro-rata') return proRata[locale];
  return locale === 'es' ? `${share}\u00a0%` : `${share}%`;
}

/** Made once: every source on a page has its date. */
const dates = new Map<LegalLocale, Intl.DateTimeFormat>();

export function longDate(iso: string, locale: LegalLocale): string {
  const format =
    dates.get(locale) ?? new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' });
  dates.set(locale, format);
  return format.format(new Date(iso));
}

/** Latin text that begins or ends with a sign, kept whole inside Arabic. */
export const latin = (text: string) => `\u2066${text}\u2069`;

export const link = (words: string, target: string) => `[${words}](${target})`;

export const mailLink = link(brand.supportEmail, `mailto:${brand.supportEmail}`);
export const whatsAppLink = (locale: LegalLocale) =>
  link(locale === 'ar' ? latin(brand.whatsapp) : brand.whatsapp, `https://wa.me/${brand.whatsapp.slice(1)}`);
