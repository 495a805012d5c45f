/** What the two screens of the export show: the applicant's, and the one from which staff type. */
import type { Ctx } from '#app/ctx.server.ts';
import { accountOf } from '#app/features/accounts/account.server.ts';
import { headOf } from '#app/features/accounts/profile.server.ts';
import { openFields } from '#app/features/forms/lock/open-fields.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { Problem } from '#app/platform/problem.ts';
import type { FormName } from '#content/catalogue.ts';
import { rowsOf } from './official.ts';
import { readExport } from './pack.server.ts';

const missing = () => new Response(null, { status: 404 });

async function open(ctx: Ctx, form_name: string) {
  const user_id = ctx.subject?.user_id;
  if (!user_id) throw missing();
  try {
    return { user_id, ...(await readExport(ctx, user_id, form_name, ctx.locale)) };
  } catch (error) {
    throw error instanceof Problem && error.status === 404 ? missing() : error;
  }
}

export async function officialView(ctx: Ctx, form_name: string) {
  const { user_id, opened, form, reading, pack } = await open(ctx, form_name);
  const { first_name, last_name, role } = opened.profile;
  const head = await headOf(ctx.db, opened.profile);
  const { lock } = opened;
  const isOpen = (page: number, path: string) =>
    openFields(form, page, lock)?.includes(path.split('.')[0] ?? path) ?? true;
  const rows = pack ? rowsOf(pack) : [];
  return {
    person: {
      ...{ user_id, first_name, name: `${first_name} ${last_name}`.trim(), isSelf: ctx.actor.user_id === user_id },
      ...{ viewer: ctx.actor.user_id ?? '', isStaff: isStaff(ctx.actor) },
    },
    form_name: form.name as FormName,
    /** Who pays, where that is somebody else. */
    payer: role === 'secondary' && ctx.actor.user_id !== head.user_id ? head.first_name : null,
    missing: reading.applicable.reduce((sum, page) => sum + reading.toAnswerOn(page), 0),
    pack: pack && {
      summary: pack.summary,
      doubts: rows.filter(({ doubt }) => doubt).map((row) => ({ ...row, isOpen: isOpen(row.page, row.path) })),
      pages: pack.pages,
    },
  };
}
export type OfficialView = Awaited<ReturnType<typeof officialView>>;

export async function entryView(ctx: Ctx, form_name: string) {
  const { user_id, opened, form, pack } = await open(ctx, form_name);
  const { first_name, last_name } = opened.profile;
  return {
    account: await accountOf(ctx),
    ...{ user_id, name: `${first_name} ${last_name}`.trim(), form_name: form.name as FormName, pack },
  };
}
export type EntryView = Awaited<ReturnType<typeof entryView>>;
