/** What the rehearsal sheet shows of the person that its address names. */
import type { Ctx } from '#app/ctx.server.ts';
import { answerWords } from '#app/features/forms/fields/answer-words.server.ts';
import { openForms, readingOf, todayOf } from '#app/features/forms/opened.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { FormName } from '#content/catalogue.ts';
import { sheetOf } from '#content/forms/rehearsal.ts';
import { factsOf } from './facts.server.ts';

const missing = () => new Response(null, { status: 404 });

export async function sheetView(ctx: Ctx, form_name: string) {
  const user_id = ctx.subject?.user_id;
  const sheet = sheetOf(form_name);
  if (!user_id || !sheet) throw missing();
  const opened = await openForms(ctx.db, user_id);
  const form = opened.forms.find(({ name }) => name === form_name);
  if (!form) throw missing();
  const words = answerWords(ctx.locale, translator(ctx.locale, 'review')('check.yes'));
  const { first_name, last_name } = opened.profile;
  return {
    person: {
      ...{ user_id, first_name, name: `${first_name} ${last_name}`.trim(), isSelf: ctx.actor.user_id === user_id },
      viewer: ctx.actor.user_id ?? '',
    },
    form_name: form.name as FormName,
    sections: factsOf(form, sheet, readingOf(opened, form, todayOf(ctx)), words),
    printed_on: todayOf(ctx),
  };
}
export type SheetView = Awaited<ReturnType<typeof sheetView>>;
