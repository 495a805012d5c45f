/** Reading a passport as calls (spec 7 "Documents", D25, D48, T29): what is read is answered and kept nowhere. */
import { z } from '@hono/zod-openapi';
import { ctxOf } from '#app/ctx.server.ts';
import { deviceOf } from '#app/features/accounts/sessions/store.server.ts';
import { formOwners } from '#app/features/forms/prefill/family.server.ts';
import { LOCALES } from '#app/i18n/locales.ts';
import { body, json, refused, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { PASSPORT_FACTS } from '#content/passport-fields.ts';
import { FACT_STATES, WHY_NOT } from './rules.ts';
import { processLines, processPassport, takeAnswers } from './store.server.ts';

/** Who may write the answers may have them read (D48). */
const owned = formOwners;
const often = (bucket: string, max: number) => [{ bucket, by: 'actor', max, minutes: 60 }] as const;
/** Five may be before it, ten seconds each. */
const WAITING_SECONDS = 70;

const ofPerson = z.object({ user_id: z.uuid() });
const locale = z.enum(LOCALES).default('es').openapi({ description: 'Of the labels' });
const fileNumber = z
  .string()
  .regex(/^(?:[1-9]|1\d|20)$/)
  .transform(Number)
  .openapi({ type: 'integer', minimum: 1, maximum: 20 });

const formPlace = z.strictObject({
  source: z.literal('form'),
  ...{ form_name: z.string(), page_number: z.int(), field: z.string() },
  ...{
    label: z.string(),
    title: z.string(),
    written: z.string().openapi({ description: 'What stands there, in words' }),
  },
});
const place = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('passport'), field: z.enum(PASSPORT_FACTS) }),
  z.strictObject({ source: z.literal('profile'), field: z.string(), written: z.string() }),
  z.strictObject({ source: z.literal('onboarding'), field: z.string(), written: z.string() }),
  formPlace,
]);
const read = z
  .strictObject({
    ...{ success: z.literal(true), found: z.boolean(), why: z.enum(WHY_NOT).nullable() },
    fields: z
      .array(
        z.strictObject({
          ...{ fact: z.enum(PASSPORT_FACTS), value: z.string(), certain: z.boolean(), is_cut: z.boolean() },
          state: z.enum(FACT_STATES),
        }),
      )
      .openapi({ description: 'Days as YYYY-MM-DD, countries as ISO codes, empty where nothing could be read' }),
    checks: z
      .strictObject({
        ...{ number: z.boolean(), birth: z.boolean(), expiry: z.boolean() },
        ...{ personal: z.boolean(), all: z.boolean() },
      })
      .nullable(),
    suggestions: z.array(
      z.strictObject({ fact: z.enum(PASSPORT_FACTS), value: z.string(), certain: z.boolean(), place: formPlace }),
    ),
    warnings: z.array(
      z.strictObject({
        kind: z.enum(['differs', 'expires-soon', 'expired']),
        certain: z.boolean(),
        places: z.array(place).openapi({ description: 'The passport first' }),
      }),
    ),
    has_form: z.boolean(),
    is_own: z.boolean().openapi({ description: 'The passport is that of whoever asks' }),
    reading: z.string().openapi({ description: 'Under our seal, to be sent back with what the person confirms' }),
  })
  .openapi('PassportReading');

const process = call({
  method: 'post',
  path: '/docs/{user_id}/documents/passport/process',
  summary:
    'Read the machine-readable zone of an uploaded passport: suggestions and warnings; the newest without a number',
  request: { params: ofPerson, query: z.object({ file_number: fileNumber.optional(), locale }) },
  'x-policy': {
    ...{ ...owned, audit: 'passport.read', seconds: WAITING_SECONDS },
    limits: often('passport.process', 40),
  },
  responses: {
    200: json(read, 'What was read; `found` is false where nothing was'),
    403: refused('Confirm the password first: the log-in is older than a day (D50); or the request is of another site'),
  },
});

/** As somebody copies it: spaces and other fillers are for the reader to mend. */
const line = z.string().trim().min(1).max(120);

const lines = call({
  method: 'post',
  path: '/docs/{user_id}/documents/passport/lines',
  summary: 'The same from the two lines as somebody typed them, where no photo works',
  request: { params: ofPerson, ...body(z.strictObject({ first: line, second: line, locale })) },
  'x-policy': { ...owned, audit: 'passport.read', body: SMALL, limits: often('passport.lines', 120) },
  responses: { 200: json(read, 'What they say') },
});

const take = call({
  method: 'post',
  path: '/docs/{user_id}/documents/passport/answers',
  summary: 'Write what the person has confirmed into empty fields of the form, marked as from the passport',
  request: {
    params: ofPerson,
    ...body(
      z.strictObject({
        reading: z.string().max(16_384),
        facts: z.array(z.enum(PASSPORT_FACTS)).min(1).max(PASSPORT_FACTS.length),
        today: z.iso.date().optional().openapi({ description: 'The applicant’s calendar day' }),
      }),
    ),
  },
  'x-policy': { ...owned, body: SMALL, limits: often('passport.answers', 120) },
  responses: {
    200: json(z.strictObject({ success: z.literal(true) }), 'Written'),
    409: json(
      z.strictObject({
        ...{ success: z.literal(false), message: z.string() },
        facts: z.array(z.enum(PASSPORT_FACTS)).optional(),
      }),
      'Something else stands there by now: nothing was written',
    ),
    423: refused('Locked: the case is with an adviser (D49)'),
  },
});

export type PassportAnswer = z.infer<typeof read>;

export const passportApi = router()
  .openapi(process, async (c) => {
    const found = await processPassport(ctxOf(c), c.req.valid('param').user_id, c.req.valid('query'));
    return c.json({ success: true as const, ...found }, 200);
  })
  .openapi(lines, async (c) => {
    const found = await processLines(ctxOf(c), c.req.valid('param').user_id, c.req.valid('json'));
    return c.json({ success: true as const, ...found }, 200);
  })
  .openapi(take, async (c) => {
    const device = deviceOf(c.req.header('user-agent'));
    const written = await takeAnswers(ctxOf(c), c.req.valid('param').user_id, c.req.valid('json'), device);
    if (written.kind === 'saved') return c.json({ success: true as const }, 200);
    return c.json({ success: false as const, message: 'Changed elsewhere', facts: written.facts }, 409);
  });
