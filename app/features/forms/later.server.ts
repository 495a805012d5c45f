/** What people want to confirm later, by person: for the overview of the family (spec 2). */
import { and, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { FORM_NAMES } from '#content/catalogue.ts';
import type { Form, PageText } from '#content/forms/definition.ts';
import { form_pages } from '#db/schema.server.ts';
import { type OpenedForms, openForms, readingOf, shownPage, todayOf } from './opened.server.ts';
import { pageText } from './texts.server.ts';

export type LaterMark = { form_name: string; page: number; path: string; label: string; title: string };

/** A member of a row is named with its row. */
function labelOf({ fields }: PageText, path: string): string {
  const [group = '', row, member] = path.split('.');
  if (!member) return fields[group]?.label ?? group;
  const place = (fields[group]?.row ?? fields[group]?.label ?? '').replace('{n}', String(Number(row) + 1));
  return `${place}: ${fields[`${group}.${member}`]?.label ?? member}`;
}

/** A mark on what is not asked any more is none. */
function marksIn(ctx: Ctx, opened: OpenedForms, form: Form): LaterMark[] {
  const { applicable, state } = readingOf(opened, form, todayOf(ctx));
  return form.pages
    .filter(({ number }) => applicable.includes(number))
    .flatMap((page) => {
      const text = pageText(form.name, page, ctx.locale);
      const { confirm_later } = shownPage(opened.rows, form.name, page.number);
      return confirm_later
        .filter((path) => state.stateOf(path).isShown)
        .map((path) => ({
          ...{ form_name: form.name, page: page.number, path },
          ...{ label: labelOf(text, path), title: text.title },
        }));
    });
}

export async function laterOf(ctx: Ctx, people: readonly string[]): Promise<Record<string, LaterMark[]>> {
  const marked = await ctx.db
    .selectDistinct({ user_id: form_pages.user_id })
    .from(form_pages)
    .where(
      and(
        inArray(form_pages.user_id, [...people]),
        inArray(form_pages.form_name, [...FORM_NAMES]),
        sql`${form_pages.confirm_later} <> '[]'::jsonb`,
      ),
    );
  const found: Record<string, LaterMark[]> = {};
  for (const { user_id } of marked) {
    const opened = await openForms(ctx.db, user_id);
    found[user_id] = opened.forms.flatMap((form) => marksIn(ctx, opened, form));
  }
  return found;
}
