/** What the page of English shows: each answer in words with its label, its English, and what would be sent if one asks for a draft. */
import type { Ctx } from '#app/ctx.server.ts';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { isOnlyHidden, mask } from '#app/features/forms/mask/mask.ts';
import { openForms, todayOf } from '#app/features/forms/opened.server.ts';
import { pageText } from '#app/features/forms/texts.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import type { FormName } from '#content/catalogue.ts';
import type { Form } from '#content/forms/definition.ts';
import { proseFields } from '#content/forms/prose.ts';
import { knownOf } from './known.server.ts';
import { mostOf } from './prose.ts';
import { type EnglishText, isClosedFor, readTexts } from './store.server.ts';

const missing = () => new Response(null, { status: 404 });

/** "Job 2: What did you do in that job?" */
function titleOf(form: Form, { id, path, page }: EnglishText, locale: Locale) {
  const found = form.pages.find(({ number }) => number === page);
  if (!found) throw new Error(`${form.name} has no page ${page}`);
  const { title, fields } = pageText(form.name, found, locale);
  const label = fields[id]?.label ?? id;
  const [group = '', place] = path.split('.');
  if (place === undefined) return { page_title: title, label };
  const { row, label: ofGroup = group } = fields[group] ?? {};
  return { page_title: title, label: `${(row ?? ofGroup).replace('{n}', String(Number(place) + 1))}: ${label}` };
}

/** Who accepted it, as the reader knows them: staff by their name, too. */
async function authorOf(ctx: Ctx, { accepted_by }: EnglishText) {
  if (!accepted_by) return null;
  if (accepted_by === ctx.actor.user_id) return { who: 'you' as const, name: '' };
  const author = await readProfile(ctx.db, accepted_by);
  const isCustomer = author?.role === 'applicant' || author?.role === 'secondary';
  return { who: isCustomer ? ('person' as const) : ('team' as const), name: author?.first_name ?? '' };
}

export async function englishView(ctx: Ctx, form_name: string) {
  const user_id = ctx.subject?.user_id;
  if (!user_id) throw missing();
  const opened = await openForms(ctx.db, user_id);
  const form = opened.forms.find(({ name }) => name === form_name);
  if (!form) throw missing();
  const texts = await readTexts(ctx.db, opened, form, todayOf(ctx));
  const known = texts.length > 0 ? await knownOf(ctx.db, opened) : null;
  const { first_name, last_name } = opened.profile;
  return {
    person: {
      ...{ user_id, first_name, name: `${first_name} ${last_name}`.trim(), isSelf: ctx.actor.user_id === user_id },
      ...{ viewer: ctx.actor.user_id ?? '', isStaff: isStaff(ctx.actor) },
    },
    form_name: form.name as FormName,
    /** An intake is read by our own advisers: nothing of it must be English. */
    isOfficial: proseFields(form).length > 0,
    isClosed: await isClosedFor(ctx.db, ctx.actor, user_id),
    service: ctx.writer?.service ?? null,
    texts: await Promise.all(
      texts.map(async (text) => {
        const masked = known && mask(text.original, known);
        const stays = masked !== null && isOnlyHidden(masked);
        const { path, original, english, state, version, accepted_at, page } = text;
        return {
          ...{ path, page, original, english, state, version, most: mostOf(text.field) },
          ...titleOf(form, text, ctx.locale),
          /** Names and numbers alone stay as they are. */
          stays,
          /** What a service would be shown; null where it has nothing to do, or there is none. */
          sent: ctx.writer && !stays ? (masked?.text ?? null) : null,
          accepted_on: accepted_at?.toISOString().slice(0, 10) ?? null,
          author: await authorOf(ctx, text),
        };
      }),
    ),
  };
}
export type EnglishView = Awaited<ReturnType<typeof englishView>>;
export type ShownText = EnglishView['texts'][number];
