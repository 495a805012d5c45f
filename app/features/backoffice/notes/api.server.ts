/** Notes of staff about a person. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, done, json, SMALL, said } from '#app/platform/calls/answer.server.ts';
import { asJson, call, router } from '#app/platform/calls/call.server.ts';
import { idempotencyHeader, once } from '#app/platform/calls/idempotency.server.ts';
import { lines } from '#app/platform/input.ts';
import { addNote, listNotes, NOTE_LENGTH, removeNote } from './store.server.ts';

const byStaff = { roles: STAFF, owner: ['staff-for'], subjectOf: person } as const;
const limits = [{ bucket: 'notes.actor', by: 'actor', max: 300, minutes: 60 }] as const;
const ofPerson = z.object({ user_id: z.uuid() });

const note = z
  .strictObject({
    ...{ note_id: z.uuid(), note: z.string(), created_at: z.iso.datetime() },
    ...{ written_by: z.uuid(), by: z.string() },
  })
  .openapi('StaffNote');

const list = call({
  method: 'get',
  path: '/admin/people/{user_id}/notes',
  summary: 'Notes about a person, newest first',
  request: { params: ofPerson, query: z.object({ before: z.string().max(500).optional() }) },
  'x-policy': { ...byStaff, audit: 'notes.read', limits },
  responses: {
    200: json(
      z.strictObject({ success: z.literal(true), notes: z.array(note), next: z.string().nullable() }),
      'One page',
    ),
  },
});

const add = call({
  method: 'post',
  path: '/admin/people/{user_id}/notes',
  summary: 'Write a note for colleagues; it is added, never changed',
  request: {
    params: ofPerson,
    headers: idempotencyHeader,
    ...body(z.strictObject({ note: lines(NOTE_LENGTH).pipe(z.string().min(1)) }).openapi('NewStaffNote')),
  },
  'x-policy': { ...byStaff, body: SMALL, limits },
  responses: { 200: json(z.strictObject({ success: z.literal(true), note }), 'Kept') },
});

const remove = call({
  method: 'delete',
  path: '/admin/people/{user_id}/notes/{note_id}',
  summary: 'Take a note away: one’s own, or as an admin anybody’s',
  request: { params: ofPerson.extend({ note_id: z.uuid() }) },
  'x-policy': { ...byStaff, audit: 'note.remove', limits },
  responses: { 200: json(done, 'Gone') },
});

export const notesApi = router()
  .openapi(list, async (c) => {
    const found = await listNotes(ctxOf(c).db, c.req.valid('param').user_id, c.req.valid('query').before);
    return c.json({ success: true as const, notes: asJson(found.notes), next: found.next }, 200);
  })
  .openapi(add, async (c) => {
    const ctx = ctxOf(c);
    const { user_id } = c.req.valid('param');
    const content = c.req.valid('json');
    const key = c.req.valid('header')['idempotency-key'];
    const work = async (tx: typeof ctx.db) => ({
      status: 200,
      body: asJson(await addNote(ctx, tx, user_id, content.note)),
    });
    // Without a key there is no transaction around it yet.
    const answer = await once(ctx.db, { scope: `notes:${ctx.actor.user_id}:${user_id}`, key, content }, (tx) =>
      key ? work(tx) : tx.transaction(work),
    );
    return c.json({ success: true as const, note: answer.body }, 200);
  })
  .openapi(remove, async (c) => {
    const { user_id, note_id } = c.req.valid('param');
    await removeNote(ctxOf(c), user_id, note_id);
    return c.json(said('Removed'), 200);
  });
