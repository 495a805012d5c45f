/** Own notes and marks of interview preparation: the person's, or of the primary for somebody without an account (D48). */

import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { APPLICANTS } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { lines } from '#app/platform/input.ts';
import { isQuestion, NOTE_MAX } from './rules.ts';
import { interviewNote, readNotes, saveNote } from './store.server.ts';

/** No staff: what somebody notes for themselves is theirs. */
const owned = { roles: APPLICANTS, owner: ['self', 'guardian-of'], subjectOf: person } as const;
const ofPerson = z.object({ user_id: z.uuid() });
const ofQuestion = ofPerson.extend({ question: z.string().refine(isQuestion, 'Unknown question') });

/** Here and not among the rules: the browser needs no schema, and carries none. */
export const noteInput = z.strictObject({
  note: lines(NOTE_MAX),
  is_practised: z.boolean(),
  /** The version that was read; none yet is 0. */
  version: z.int().min(0),
});

const shown = interviewNote.openapi('InterviewNote');

const read = call({
  method: 'get',
  path: '/interview/{user_id}',
  summary: 'Own notes on questions of the interview, and which ones were practised',
  request: { params: ofPerson },
  'x-policy': { ...owned, limits: [{ bucket: 'interview.read', by: 'actor', max: 600, minutes: 60 }] },
  responses: { 200: json(z.strictObject({ success: z.literal(true), notes: z.array(shown) }), 'By question') },
});

const save = call({
  method: 'put',
  path: '/interview/{user_id}/questions/{question}',
  summary: 'Save the note on one question; another version stored meanwhile is answered, not overwritten',
  request: { params: ofQuestion, ...body(noteInput) },
  'x-policy': {
    ...owned,
    body: SMALL,
    /** It saves by itself while one writes. */
    limits: [{ bucket: 'interview.save', by: 'actor', max: 1200, minutes: 60 }],
  },
  responses: {
    200: json(z.strictObject({ success: z.literal(true), note: shown }), 'Saved'),
    409: json(
      z.strictObject({ success: z.literal(false), message: z.string(), note: shown.optional() }),
      'Changed elsewhere: what is stored',
    ),
  },
});

export const interviewApi = router()
  .openapi(read, async (c) => {
    const notes = await readNotes(ctxOf(c).db, c.req.valid('param').user_id);
    return c.json({ success: true as const, notes }, 200);
  })
  .openapi(save, async (c) => {
    const { user_id, question } = c.req.valid('param');
    const { kind, note } = await saveNote(ctxOf(c), user_id, question, c.req.valid('json'));
    if (kind === 'saved') return c.json({ success: true as const, note }, 200);
    return c.json({ success: false as const, message: 'Changed elsewhere', note }, 409);
  });
