/** What is known of a person before a page is saved, and which marks stay when it is (D48). */
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { UserProfile } from '#app/features/accounts/profile.server.ts';
import { readForm } from '#app/features/forms/engine/form.ts';
import { type Answers, isEmpty } from '#app/features/forms/engine/values.ts';
import { readOnboarding } from '#app/features/quiz/onboarding/store.server.ts';
import type { Form } from '#content/forms/definition.ts';
import { forms, prefillOf } from '#content/forms/forms.ts';
import { isFormName, personMaps } from '#content/forms/person-maps.ts';
import type { Prefill } from '#content/forms/prefill.ts';
import type { Progress } from '#content/progress.ts';
import type { Db } from '#db/client.server.ts';
import { form_pages, users } from '#db/schema.server.ts';
import { headIdOf, isKnownTo, isLookedAfter, type Member, mayRead, readAnswers, readFamily } from './family.server.ts';
import type { Mark } from './marks.ts';
import type { Offers, Origins } from './offer.ts';
import { type Facts, type OtherForm, offersOn, type Relative } from './offers.ts';
import { originsAfter } from './origins.ts';
import { byPath, fromPaths } from './paths.ts';
import { kindOf, relationOf } from './relations.ts';
import { sharedOffers, sharedOn } from './shared.ts';
import { isDecidedHere } from './waiting.ts';

/** A form of a person with what is stored of it. */
type PrefillInput = {
  readonly profile: UserProfile;
  readonly service_type: string | null;
  /** All forms of the service. */
  readonly forms: readonly Form[];
  readonly form: Form;
  readonly page_number: number;
  /** The stored pages of this form as one. */
  readonly answers: Answers;
  readonly today: string;
};

/** What a person has written in every form but this one. */
async function otherForms(db: Db, { profile, forms: present, form: here, today, service_type }: PrefillInput) {
  const rows = await db
    .select({
      ...{ form_name: form_pages.form_name, page_number: form_pages.page_number, form_data: form_pages.form_data },
      ...{ saved_on: form_pages.saved_on, updated_at: form_pages.updated_at },
    })
    .from(form_pages)
    .where(
      and(
        ...[eq(form_pages.user_id, profile.user_id), ne(form_pages.form_name, here.name)],
        ne(form_pages.status, 'Not Started'),
      ),
    )
    .orderBy(desc(form_pages.updated_at), asc(form_pages.form_name), asc(form_pages.page_number));
  const names = [...new Set(rows.map(({ form_name }) => form_name))].filter(isFormName);
  return names.map((name): OtherForm => {
    const pages = rows
      .filter(({ form_name }) => form_name === name)
      .map(({ page_number, form_data, saved_on, updated_at }) => ({
        ...{ page_number, form_data: form_data as Answers },
        saved_on: saved_on ?? updated_at.toISOString().slice(0, 10),
      }));
    const form = forms[name];
    return {
      ...{ form, map: personMaps[name] },
      answers: Object.assign({}, ...pages.map(({ form_data }) => form_data)),
      isFinished: readForm(form, pages, { today, service_type }).status === 'Finished',
      isOfEarlier: !present.some((one) => one.name === name),
    };
  });
}

function relativesOf(me: Member, others: readonly Member[], answers: ReadonlyMap<string, Answers>, prefill: Prefill) {
  return others.map((other): Relative => {
    const { user_id, first_name, last_name } = other;
    const relation = relationOf(asKin(me), asKin(other));
    const theirs = answers.get(user_id) ?? {};
    return {
      ...{ user_id, first_name, last_name, relation, answers: theirs },
      kind: kindOf(relation, prefill.names && theirs[prefill.names.sex]),
      shares_address: me.primary_user_id === null ? other.shares_address : me.shares_address && !other.primary_user_id,
    };
  });
}

/** The one who applies is nobody's relative before the others say so. */
const asKin = ({ user_id, primary_user_id, relationship }: Member) => ({
  user_id,
  relationship: primary_user_id === null ? null : (relationship ?? 'other-family'),
});

async function readFacts(db: Db, asked: PrefillInput, prefill: Prefill): Promise<Facts> {
  const { profile, form, answers } = asked;
  const head_id = headIdOf(profile);
  const family = await readFamily(db, head_id);
  const me = family.find(({ user_id }) => user_id === profile.user_id);
  const others = family.filter((one) => one !== me);
  const known = me ? others.filter((other) => isKnownTo(me, other)) : [];
  // Who invited them is known to everybody; who else travels, to the one who applies.
  const named = me && !isLookedAfter(me) ? others.filter(({ primary_user_id }) => primary_user_id === null) : others;
  const theirs = await readAnswers(
    db,
    known.map(({ user_id }) => user_id),
    form.name,
  );
  const isHead = head_id === profile.user_id;
  const onboarding = me && isLookedAfter(me) ? (await readOnboarding(db, head_id)).answers : {};
  const host = !isHead && profile.shares_address ? theirs.get(head_id) : undefined;
  return {
    profile,
    onboarding: { answers: onboarding, isOwn: isHead },
    answers,
    relatives: me ? relativesOf(me, named, theirs, prefill) : [],
    host: host ? { user_id: head_id, answers: host } : null,
    others: await otherForms(db, asked),
  };
}

/** What the page opens with, if nobody has saved it yet. */
export async function readOffers(db: Db, asked: PrefillInput): Promise<Offers> {
  const { form, page_number, today, service_type } = asked;
  const prefill = prefillOf(form.name);
  const page = form.pages.find(({ number }) => number === page_number);
  if (!prefill || !isFormName(form.name) || !page || prefill.never.pages.includes(page_number)) return new Map();
  const known = { prefill, map: personMaps[form.name] };
  return offersOn(form, known, page, await readFacts(db, asked, prefill), { today, service_type });
}

type RelativeAnswers = { readonly user_id: string; readonly first_name: string; readonly form_data: Answers };

/** What the others of the family have on this page in common with this person, of those whom the actor may read. */
export async function readShared(ctx: Pick<Ctx, 'actor'>, db: Db, asked: Omit<PrefillInput, 'today' | 'forms'>) {
  const { profile, form, page_number, answers } = asked;
  const prefill = prefillOf(form.name);
  if (!prefill?.names || !prefill.shared?.[page_number]) return [];
  const family = await readFamily(db, headIdOf(profile));
  const others = family.filter((other) => other.user_id !== profile.user_id && mayRead(ctx.actor, other));
  const found = await readAnswers(
    db,
    others.map(({ user_id }) => user_id),
    form.name,
  );
  const { surnames, given_names } = prefill.names;
  const self = {
    surnames: answers[surnames] ?? profile.last_name,
    given_names: answers[given_names] ?? profile.first_name,
  };
  return others.flatMap(({ user_id, first_name }): RelativeAnswers[] => {
    const form_data = sharedOn(prefill, page_number, found.get(user_id) ?? {}, self);
    return Object.keys(form_data).length > 0 ? [{ user_id, first_name, form_data }] : [];
  });
}

type PageSave = {
  readonly form: Form;
  readonly page_number: number;
  readonly before: { readonly form_data: Answers; readonly origins: Origins; readonly status: Progress };
  readonly form_data: Answers;
  /** The browser says only what it has filled and confirmed; whether it is so is found here. */
  readonly sent: {
    readonly autosave?: boolean | undefined;
    readonly same_as?: readonly string[] | undefined;
    readonly confirmed?: readonly string[] | undefined;
  };
  /** What we have read elsewhere ourselves. */
  readonly told: Offers;
};

/** Fields that another answer of their page has shown since it was saved: what they came with is still to be confirmed. */
function comeSince({ form, page_number, before, form_data }: PageSave): string[] {
  const page = form.pages.find(({ number }) => number === page_number);
  const isNew = (name: string) => isEmpty(before.form_data[name]) && !isEmpty(form_data[name]);
  return (page?.fields ?? []).flatMap((field) =>
    page && isNew(field.name) && isDecidedHere(field, page) ? field.name : [],
  );
}

/** `known` is asked only where something is looked up: of most saves nothing is. */
export async function readOrigins(ctx: Ctx, tx: Db, known: () => PrefillInput, saving: PageSave) {
  const { before, form_data, sent, told } = saving;
  const { autosave, same_as = [], confirmed = [] } = sent;
  if (!autosave) return {};
  const shared = same_as.length > 0 ? await readShared(ctx, tx, known()) : [];
  const isFirst = before.status === 'Not Started';
  const come = isFirst ? [] : comeSince(saving);
  // As the page is now: the answer that has shown them stands on it.
  const asNow = () => ({ ...known(), answers: { ...known().answers, ...form_data } });
  const offers = isFirst ? await readOffers(tx, known()) : come.length > 0 ? await readOffers(tx, asNow()) : new Map();
  return originsAfter({
    ...{ before, form_data, confirmed, isNext: false },
    offers: isFirst ? offers : new Map([...offers].filter(([path]) => come.includes(path))),
    shared: [
      told,
      ...shared
        .filter(({ user_id }) => same_as.includes(user_id))
        .map((one) => sharedOffers(one.form_data, one.user_id)),
    ],
  });
}

/** Marks as a page shows them: with the value that they speak of, and the name of whoever it came from. */
export async function marksOf(db: Db, form_data: Answers, origins: Origins): Promise<Record<string, Mark>> {
  const values = byPath(form_data);
  const ids = [...new Set(Object.values(origins).flatMap((origin) => origin.split(':')[1] ?? []))];
  const people =
    ids.filter(isId).length > 0
      ? await db
          .select({ user_id: users.user_id, first_name: users.first_name })
          .from(users)
          .where(inArray(users.user_id, ids.filter(isId)))
      : [];
  return Object.fromEntries(
    Object.entries(origins).map(([path, origin]) => {
      const [kind = '', id] = origin.split(':');
      const name = people.find(({ user_id }) => user_id === id)?.first_name;
      const who = { ...(id && isId(id) && { user_id: id }), ...(name && { name }) };
      const form = kind === 'older' && id && isFormName(id) ? { form: id } : {};
      return [path, { value: values.get(path) ?? null, kind, ...who, ...form }];
    }),
  );
}

const isId = (text: string) => /^[\da-f]{8}-/.test(text);

export const offeredAnswers = (offers: Offers) =>
  fromPaths(new Map([...offers].map(([path, { value }]) => [path, value])));
export const offeredOrigins = (offers: Offers): Origins =>
  Object.fromEntries([...offers].map(([path, { origin }]) => [path, origin]));
