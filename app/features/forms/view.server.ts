/** One page of a form as the browser gets it: its own fields with their words, and what it reads of other pages. */
import { redirect } from 'react-router';
import type { Ctx } from '#app/ctx.server.ts';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { PLACEHOLDER_LAST_NAME } from '#app/features/accounts/rules.ts';
import { guideLinks } from '#app/features/texts/guides.server.ts';
import { pathTo } from '#app/paths.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { FormName } from '#content/catalogue.ts';
import type { DerivedValue, Form, Page } from '#content/forms/definition.ts';
import type { OptionListName } from '#content/forms/options.ts';
import { guidesOfPage } from '#content/guides.ts';
import { compile } from './engine/compile.ts';
import { sourcesOf } from './engine/derive.ts';
import { presetsOf } from './engine/form.ts';
import { type Answers, isSameSaid, type Value } from './engine/values.ts';
import { homeCurrency } from './home-currency.ts';
import { readSentFlags } from './lock/flags.server.ts';
import { openFields } from './lock/open-fields.ts';
import {
  answersOf,
  formStands,
  type OpenedForms,
  openForms,
  readingOf,
  type ShownPage,
  shownPage,
  todayOf,
} from './opened.server.ts';
import { progressOf } from './overview.ts';
import { marksOf, offeredAnswers, offeredOrigins, readOffers, readShared } from './prefill/store.server.ts';
import { choicesOf, labelsOf, pageText } from './texts.server.ts';

const listsOn = ({ fields }: Page): OptionListName[] => [
  ...new Set(fields.flatMap((field) => [field, ...(field.fields ?? [])].flatMap(({ options }) => options ?? []))),
];

/** Derived values whose sources all stand on this page are found in the browser; others come as figures. */
function derivedOn({ derived = {} }: Form, { fields }: Page): Record<string, DerivedValue> {
  const isHere = (name: string) => fields.some((field) => field.name === name);
  return Object.fromEntries(Object.entries(derived).filter(([, one]) => sourcesOf(one).every(isHere)));
}

/** Who changed a page last, as the reader knows them. */
async function authorOf(ctx: Ctx, { saved_by }: ShownPage) {
  if (!saved_by || saved_by === ctx.actor.user_id) return 'you' as const;
  const author = await readProfile(ctx.db, saved_by);
  const isCustomer = author?.role === 'applicant' || author?.role === 'secondary';
  return isCustomer ? { name: author.first_name } : ('team' as const);
}

/** Whose answers and data are offered here. */
const othersIn = (origins: Readonly<Record<string, string>>) =>
  new Set(Object.values(origins).flatMap((origin) => /^(?:form-of|person):(.+)$/.exec(origin)?.[1] ?? []));

/** What stands here already is not offered a second time. */
const givesMore = (theirs: Answers, here: Answers) =>
  Object.entries(theirs).some(([name, value]) => !isSameSaid(value, here[name]));

type Here = { opened: OpenedForms; form: Form; page_number: number; stored: ShownPage };

/** What is known before anybody has saved the page, the marks of what nobody has confirmed, and who else has the same page. */
async function prefillView(ctx: Ctx, { opened, form, page_number, stored }: Here) {
  const today = todayOf(ctx);
  const asked = { ...opened, form, page_number, today, answers: answersOf(opened.rows, form.name) };
  const offers = stored.status === 'Not Started' ? await readOffers(ctx.db, asked) : null;
  const offered = offers && offers.size > 0 ? offeredAnswers(offers) : null;
  const origins = offers ? offeredOrigins(offers) : stored.origins;
  const shared = await readShared(ctx, ctx.db, asked);
  if (isStaff(ctx.actor))
    for (const subject_id of othersIn(offered ? origins : {}))
      await recordAudit(ctx.db, ctx, { action: 'form.read', subject_id, after: { form_name: form.name, page_number } });
  return {
    offered,
    marks: await marksOf(ctx.db, offered ?? stored.form_data, origins),
    sameAs: shared
      .filter(({ form_data }) => givesMore(form_data, offered ?? stored.form_data))
      .map(({ user_id, first_name }) => ({ user_id, first_name })),
  };
}

const missing = () => new Response(null, { status: 404 });

type PageParams = { form_name?: string; page?: string };

/** `isForUnsent`: somebody comes for what they wrote there and could not send. */
export async function formPageView(ctx: Ctx, { form_name, page }: PageParams, { isForUnsent = false } = {}) {
  const user_id = ctx.subject?.user_id;
  if (!user_id) throw missing();
  const opened = await openForms(ctx.db, user_id);
  const form = opened.forms.find(({ name }) => name === form_name);
  const reading = form && readingOf(opened, form, todayOf(ctx));
  const here = form?.pages.find(({ number }) => String(number) === page);
  if (!form || !reading || !here) throw missing();
  const { locale } = ctx;
  // Another answer has taken it out since somebody was there.
  const isGone = !reading.applicable.includes(here.number);
  if (isGone && !isForUnsent) {
    const next = String(reading.pageAfter(here.number));
    throw redirect(pathTo('portal-form-page', locale, { user_id, form_name: form.name, page: next }));
  }
  const { first_name, last_name } = opened.profile;
  const stored = shownPage(opened.rows, form.name, here.number);
  const derived = derivedOn(form, here);
  const { lock } = opened;
  const flags = await readSentFlags(ctx.db, user_id, lock);
  const { outside } = compile({ pages: [here], derived, options: () => [] });
  return {
    person: {
      user_id,
      first_name,
      name: [first_name, ...(last_name === PLACEHOLDER_LAST_NAME ? [] : [last_name])].join(' '),
      viewer: ctx.actor.user_id ?? '',
      isSelf: ctx.actor.user_id === user_id,
      /** Staff write for somebody: it is on record, and the screen says so. */
      isPreparer: isStaff(ctx.actor),
    },
    /** Who of the family may write here, and how they are called. */
    family: Object.fromEntries(
      [opened.profile, opened.head].flatMap((one) => (one ? [[one.user_id, one.first_name]] : [])),
    ),
    form_name: form.name as FormName,
    /** It is not asked for any more. */
    isGone,
    /** Another form of the service in which something is open. */
    nextForm:
      formStands(opened, todayOf(ctx)).find((one) => one.form_name !== form.name && one.status !== 'Finished') ?? null,
    service_type: opened.service_type,
    page: here,
    text: pageText(form.name, here, locale),
    /** What the fields of other pages are called that are read here. */
    elsewhere: labelsOf(form, outside, locale),
    lists: Object.fromEntries(listsOn(here).map((name) => [name, choicesOf(name, locale)])),
    derived,
    outside: Object.fromEntries(outside.map((name): [string, Value | number] => [name, reading.state.valueOf(name)])),
    presets: presetsOf(form, opened.service_type),
    /** For a converter: what the person counts in at home. */
    currency: homeCurrency(form.name as FormName, answersOf(opened.rows, form.name), opened.profile.phone_number),
    stored: { ...stored, author: await authorOf(ctx, stored) },
    ...(await prefillView(ctx, { opened, form, page_number: here.number, stored })),
    /** Fields that can be written while the case is with an adviser; null while it is not. */
    open: openFields(form, here.number, lock),
    /** What the adviser wrote about an answer that was sent back, by its path. */
    flags: Object.fromEntries(
      flags.flatMap((one) =>
        one.form_name === form.name && one.page_number === here.number ? [[one.path, one.comment]] : [],
      ),
    ),
    /** The article that helps on this page. */
    guide: guideLinks(guidesOfPage(form.name as FormName, here.number), locale)[0] ?? null,
    pages: progressOf(form.name, reading, opened.rows),
    /** Of every page, also of one that an answer here opens. */
    titles: Object.fromEntries(form.pages.map((one) => [one.number, pageText(form.name, one, locale).title])),
    /** How many answers of a page are to be confirmed later. */
    later: Object.fromEntries(
      form.pages.map(({ number }) => [number, shownPage(opened.rows, form.name, number).confirm_later.length]),
    ),
  };
}
export type FormPageView = Awaited<ReturnType<typeof formPageView>>;

/** Where this person goes on: the current page of the first form that is not finished; null where there is no form. */
export async function pageToOpen(ctx: Ctx) {
  const user_id = ctx.subject?.user_id;
  if (!user_id) throw missing();
  const opened = await openForms(ctx.db, user_id);
  const readings = opened.forms.map((form) => ({ form, reading: readingOf(opened, form, todayOf(ctx)) }));
  const open = readings.find(({ reading }) => reading.status !== 'Finished') ?? readings[0];
  if (!open) return null;
  const { applicable, pageAfter } = open.reading;
  const { current_page } = opened.profile;
  const page = applicable.includes(current_page) ? current_page : pageAfter(current_page);
  return { user_id, form_name: open.form.name, page: String(page) };
}
