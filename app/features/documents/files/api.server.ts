/** Supporting documents as calls (spec 7 "Documents"): form-encoded where the specification says so, same origin as every write (T28). */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { formOwners } from '#app/features/forms/prefill/family.server.ts';
import { REFUSALS } from '#app/integrations/inspection/inspection.ts';
import { STAFF } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { LEAST_REASON } from '#content/limits.ts';
import { PROGRESS } from '#content/progress.ts';
import { file, listedDocument, locked, shownFile, shownList, success, taken, withoutWords } from './answers.server.ts';
import {
  base,
  count,
  documentType,
  doubtsField,
  FORM,
  fileNumber,
  form,
  limits,
  ofFile,
  ofOne,
  ofPerson,
  types,
  words,
} from './input.server.ts';
import { passOf, uploadPass } from './pass.server.ts';
import { registerFile } from './register.server.ts';
import { FILE_BYTES } from './rules.ts';
import { acceptFile, askAgain, askForUpload, deleteFile, listFiles, openFile, verifyFile } from './store.server.ts';

/** D48, as of the answers. */
const owned = formOwners;
const byStaff = { roles: STAFF, owner: ['staff-for'], subjectOf: person } as const;
/** Looking at ten megabytes takes a while, and somebody may be before it. */
const LOOKING_SECONDS = 120;

const list = call({
  method: 'get',
  path: base,
  summary: 'The documents that a person needs, with their files; what came unverified is looked at',
  request: { params: ofPerson, query: z.object({ document_type: documentType.optional() }) },
  'x-policy': { ...owned, audit: 'documents.list', seconds: LOOKING_SECONDS, limits },
  responses: {
    200: json(z.strictObject({ success, status: z.enum(PROGRESS), documents: z.array(listedDocument) }), 'In order'),
  },
});

const register = call({
  method: 'post',
  path: base,
  summary: 'Staff register a file that is stored: one of the same family, or one below incoming/',
  request: {
    params: ofPerson,
    ...form(
      z
        .strictObject({
          document_type: documentType,
          file_number: fileNumber.optional(),
          from_user_id: z.uuid().optional(),
          from_file_number: fileNumber.optional(),
          object_id: z.uuid().optional(),
          content_type: z.enum(types).optional(),
        })
        .refine(({ object_id, content_type }) => Boolean(object_id) === Boolean(content_type), {
          path: ['content_type'],
        })
        .refine(({ from_user_id, from_file_number }) => Boolean(from_user_id) === Boolean(from_file_number), {
          path: ['from_file_number'],
        })
        .refine(({ object_id, from_user_id }) => Boolean(object_id) !== Boolean(from_user_id), {
          path: ['from_user_id'],
        }),
    ),
  },
  'x-policy': { ...byStaff, body: FORM, seconds: LOOKING_SECONDS, limits },
  responses: { 200: json(z.strictObject({ success, file_number: z.int() }), 'Registered'), 409: taken, 423: locked },
});

const upload = call({
  method: 'post',
  path: `${base}/upload-url`,
  summary: 'An address to put one file to: five minutes, once, this type, at most 10 MB',
  request: {
    params: ofPerson,
    ...form(
      z
        .strictObject({
          document_type: documentType,
          file_number: fileNumber.optional().openapi({ description: 'The next free one without it' }),
          content_type: z.enum(types),
          content_length: count(FILE_BYTES).optional(),
          name: words(200).optional(),
          note: words(600).optional(),
          doubts: doubtsField
            .optional()
            .openapi({ description: 'What is hard to read; then a note says why it is sent' }),
        })
        .refine(({ doubts = [], note }) => doubts.length === 0 || Boolean(note), { path: ['note'] })
        // A photo for a visa is a picture (D25).
        .refine(({ document_type, content_type }) => document_type !== 'photo' || content_type !== 'application/pdf', {
          path: ['content_type'],
        }),
    ),
  },
  'x-policy': { ...owned, proof: uploadPass, body: FORM, limits },
  responses: {
    200: json(
      z.strictObject({
        ...{ success, url: z.string(), method: z.literal('PUT'), file_number: z.int() },
        headers: z.strictObject({ 'content-type': z.string() }),
      }),
      'PUT the bytes there with these headers, then verify',
    ),
    409: taken,
    423: locked,
  },
});

const check = call({
  method: 'post',
  path: `${base}/verify`,
  summary: 'Look at the bytes that were put: only now the file is Uploaded',
  request: { params: ofPerson, ...form(z.strictObject({ document_type: documentType, file_number: fileNumber })) },
  'x-policy': { ...owned, proof: uploadPass, body: FORM, seconds: LOOKING_SECONDS, limits },
  responses: {
    200: json(z.strictObject({ success, file }), 'Uploaded'),
    409: refused('No bytes have come yet'),
    422: json(
      z.strictObject({
        ...{ success: z.literal(false), message: z.string(), field: z.string().optional() },
        refused_for: z.enum(REFUSALS).optional(),
      }),
      'Refused, and why',
    ),
    423: locked,
  },
});

const open = call({
  method: 'get',
  path: `${ofOne}/url`,
  summary: 'An address to read one file from: five minutes, as an attachment',
  request: { params: ofFile },
  'x-policy': { ...owned, limits },
  responses: {
    200: json(z.strictObject({ success, url: z.string() }), 'Where it is'),
    403: refused('Confirm the password first: the log-in is older than a day (D50); or the request is of another site'),
  },
});

const status = z.strictObject({ success, status: z.enum(PROGRESS) });
const remove = call({
  method: 'delete',
  path: ofOne,
  summary: 'Delete one file; its bytes go with the last row that has them',
  request: { params: ofFile },
  'x-policy': { ...owned, limits },
  responses: { 200: json(status, 'Deleted'), 423: locked },
});

const accept = call({
  method: 'post',
  path: `${ofOne}/accept`,
  summary: 'An adviser has looked at it, and it will do',
  request: { params: ofFile },
  'x-policy': { ...byStaff, limits },
  responses: { 200: json(status, 'Accepted'), 409: refused('It is not uploaded') },
});

const again = call({
  method: 'post',
  path: `${ofOne}/ask-again`,
  summary: 'An adviser asks for another one; the person reads the reason',
  request: { params: ofFile, ...body(z.strictObject({ reason: words(600).min(LEAST_REASON) })) },
  'x-policy': { ...byStaff, body: SMALL, limits },
  responses: { 200: json(status, 'Asked for again'), 409: refused('It is not uploaded') },
});

export const documentsApi = router()
  .openapi(list, async (c) => {
    const { document_type } = c.req.valid('query');
    const checklist = await listFiles(ctxOf(c), c.req.valid('param').user_id);
    const documents = shownList(checklist).filter(({ type }) => !document_type || type === document_type);
    return c.json({ success: true as const, status: checklist.status, documents }, 200);
  })
  .openapi(register, async (c) => {
    const file_number = await registerFile(ctxOf(c), c.req.valid('param').user_id, c.req.valid('form'));
    return c.json({ success: true as const, file_number }, 200);
  })
  .openapi(upload, async (c) => {
    const ctx = ctxOf(c);
    const asked = await askForUpload(ctx, c.req.valid('param').user_id, c.req.valid('form'), await passOf(ctx));
    return c.json({ success: true as const, ...asked }, 200);
  })
  .openapi(check, async (c) => {
    const ctx = ctxOf(c);
    const pass = await passOf(ctx);
    const place = { ...c.req.valid('param'), ...c.req.valid('form') };
    const { outcome, file: row } = await verifyFile(ctx, place, pass);
    const shown = pass ? withoutWords(shownFile(row)) : shownFile(row);
    if (outcome === 'uploaded') return c.json({ success: true as const, file: shown }, 200);
    if (outcome !== 'refused') return c.json({ success: false as const, message: 'No bytes have come yet' }, 409);
    const { refused_for } = shown;
    const message = 'The file was refused';
    return c.json({ success: false as const, message, ...(refused_for && { refused_for }) }, 422);
  })
  .openapi(open, async (c) => {
    const url = await openFile(ctxOf(c), c.req.valid('param'));
    return c.json({ success: true as const, url }, 200);
  })
  .openapi(remove, async (c) => {
    const now = await deleteFile(ctxOf(c), c.req.valid('param'));
    return c.json({ success: true as const, status: now }, 200);
  })
  .openapi(accept, async (c) => {
    const now = await acceptFile(ctxOf(c), c.req.valid('param'));
    return c.json({ success: true as const, status: now }, 200);
  })
  .openapi(again, async (c) => {
    const now = await askAgain(ctxOf(c), c.req.valid('param'), c.req.valid('json').reason);
    return c.json({ success: true as const, status: now }, 200);
  });
