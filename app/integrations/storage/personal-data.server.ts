/** The files of a person stand below their id: they go once the erasure is committed, by a job that is tried again (D42). */
import { z } from 'zod';
import type { RequestContext } from '#app/platform/calls/request-context.server.ts';
import { type AnyJob, each } from '#app/platform/jobs/jobs.server.ts';
import type { PersonalData } from '#app/platform/record/personal-data.server.ts';
import type { Storage } from './storage.ts';

export const forgetFilesJob: AnyJob<RequestContext & { storage: Storage }> = {
  name: 'storage.forget',
  input: z.object({ user_ids: z.array(z.uuid()) }),
  run: each(async ({ storage }: { storage: Storage }, { user_ids }: { user_ids: string[] }) => {
    for (const user_id of user_ids) await storage.removeAll(user_id);
  }),
};

const files: PersonalData = {
  name: 'files',
  what: 'application',
  tables: [],
  forget: (ctx, tx, { user_ids }) => ctx.jobs.enqueue(tx, forgetFilesJob, { user_ids }),
  handOut: 'no feature stores a file of a person yet',
  expire: 'with the profile',
};

export const storageData = [files];
