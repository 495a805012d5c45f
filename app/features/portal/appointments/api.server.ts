/** Appointments (D46): read and wished for by the person and their primary applicant, booked, moved and cancelled by staff. */
import { z } from '@hono/zod-openapi';
import { type Ctx, ctxOf } from '#app/ctx.server.ts';
import { reasonField } from '#app/features/accounts/input.server.ts';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { nameForMail } from '#app/features/accounts/rules.ts';
import { CALL_MINUTES, REFUSALS as CALL_REFUSALS } from '#app/features/portal/advisers/rules.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathTo } from '#app/paths.ts';
import { SIGNED_IN, STAFF } from '#app/platform/access/actor.ts';
import { person } from '#app/platform/access/subject.server.ts';
import { body, json, SMALL } from '#app/platform/calls/answer.server.ts';
import { call, router } from '#app/platform/calls/call.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { book, cancel } from './booking.server.ts';
import { calendarFile } from './calendar.ts';
import { KINDS, type Kind, MAX_DATES_OFF, MAX_NUMBERS, REFUSALS, WEEKDAYS } from './rules.ts';
import { type AppointmentOutcome, appointment, findBooked, listAppointments, saveWishes } from './store.server.ts';
import { cityName, postOf, timeWords } from './words.server.ts';

const { taken, tooLate } = CALL_REFUSALS;

const ofPerson = z.object({ user_id: z.uuid() });
const ofAppointment = ofPerson.extend({ kind: z.enum(KINDS) });

/** Days that do not work and confirmation numbers are one's own: whoever has an account is not read by the head (D48). */
const owned = { roles: SIGNED_IN, owner: ['self', 'guardian-of', 'staff-for'], subjectOf: person } as const;
const byStaff = { roles: STAFF, owner: ['staff-for'], subjectOf: person } as const;
const limits = [{ bucket: 'appointments.actor', by: 'actor', max: 300, minutes: 60 }] as const;

const version = z.int().min(0).openapi({ description: 'The version that was read; 0 where nothing was stored' });
const shown = json(z.strictObject({ success: z.literal(true), appointment }), 'The appointment as it is now');
const elsewhere = (why: string) =>
  json(
    z.strictObject({
      success: z.literal(false),
      message: z.string(),
      field: z.string().optional(),
      appointment: appointment.nullable().optional(),
    }),
    `${why}; after a change elsewhere with what is stored`,
  );

const list = call({
  method: 'get',
  path: '/appointments/{user_id}',
  summary: 'The appointments of a person: what was wished for, what is booked',
  request: { params: ofPerson },
  'x-policy': { ...owned, audit: 'appointment.read' },
  responses: { 200: json(z.strictObject({ success: z.literal(true), appointments: z.array(appointment) }), 'All') },
});

const wish = call({
  method: 'put',
  path: '/appointments/{user_id}/{kind}/wishes',
  summary: 'City, first and last day, and days that do not work, for the consulate; once it is booked, by staff only',
  request: {
    params: ofAppointment,
    ...body(
      z.strictObject({
        city: z.string().max(20),
        wanted_from: z.string().max(10),
        wanted_until: z.string().max(10),
        days_off: z
          .array(z.string().max(10))
          .max(WEEKDAYS.length + MAX_DATES_OFF)
          .openapi({ description: `${WEEKDAYS.join(', ')}, or single days such as 2027-01-04` }),
        version,
      }),
    ),
  },
  'x-policy': { ...owned, body: SMALL, limits },
  responses: {
    200: shown,
    409: elsewhere(`${REFUSALS.notIncluded}, ${REFUSALS.questionsFirst}, ${REFUSALS.booked}`),
  },
});

/** As the letter of the authority prints them; nothing that could be a sentence. */
const confirmationNumber = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]{0,39}$/);

const booking = call({
  method: 'put',
  path: '/appointments/{user_id}/{kind}/booking',
  summary: 'Book or move, by the clock of the city; writes the case, the step of a consulate and a message',
  request: {
    params: ofAppointment,
    ...body(
      z.strictObject({
        date: z.string().max(10).openapi({ example: '2027-03-04' }),
        time: z.string().max(5).openapi({ example: '08:30' }),
        city: z.string().max(20).openapi({ description: 'Code of the post in the DS-160', example: 'BGT' }),
        confirmation_numbers: z.array(confirmationNumber).max(MAX_NUMBERS),
        unusual_time: z.boolean().optional().openapi({
          description:
            'Needed for a visit on a Sunday, and for any time before 06:00 or after 20:00: the letter says so',
        }),
        application_number: z.string().max(40).optional().openapi({
          description: 'Of the application, as the letter of the appointment names it; it must be the one on file',
          example: 'AA00ABC123',
        }),
        adviser_id: z.uuid().optional().openapi({ description: 'Of a call; whoever books it where it is left out' }),
        minutes: z
          .literal([...CALL_MINUTES])
          .optional()
          .openapi({ description: 'Of a call' }),
        version,
      }),
    ),
  },
  'x-policy': { ...byStaff, body: SMALL, limits },
  responses: {
    200: shown,
    409: elsewhere([REFUSALS.notIncluded, REFUSALS.numberMissing, REFUSALS.numberDiffers, taken, tooLate].join(', ')),
  },
});

const cancellation = call({
  method: 'delete',
  path: '/appointments/{user_id}/{kind}/booking',
  summary: 'Cancel what is booked; the reason stays in the audit trail',
  request: { params: ofAppointment, ...body(z.strictObject({ version, reason: reasonField.optional() })) },
  'x-policy': { ...byStaff, body: SMALL, limits },
  responses: { 200: shown, 409: elsewhere(REFUSALS.notBooked) },
});

const calendar = call({
  method: 'get',
  path: '/appointments/{user_id}/{kind}/calendar',
  summary: 'What is booked as a calendar file, in the language of the person; without its confirmation numbers',
  request: { params: ofAppointment },
  'x-policy': { ...owned, audit: 'appointment.calendar', limits },
  responses: { 200: { description: 'One event', content: { 'text/calendar': { schema: z.string() } } } },
});

async function calendarOf(ctx: Ctx, user_id: string, kind: Kind) {
  const profile = await readProfile(ctx.db, user_id);
  const booked = await findBooked(ctx.db, user_id, kind);
  if (!profile || !booked) throw new Problem(404);
  const { booked_city } = booked;
  const { locale } = profile;
  const t = translator(locale, 'appointments');
  const city = booked_city ? cityName(locale, booked_city) : '';
  const page = `${ctx.env.PUBLIC_URL}${pathTo('portal-appointment', locale, { user_id })}`;
  const isCall = kind === 'adviser_call';
  const what = t(`kinds.${kind}`);
  const name = nameForMail(profile.first_name);
  return calendarFile({
    uid: `${booked.appointment_id}@mirador`,
    sequence: booked.version,
    made_at: booked.updated_at,
    starts_at: booked.starts_at,
    minutes: booked.minutes ?? undefined,
    summary: name ? t('calendar.summary', { what, name }) : what,
    location: isCall ? '' : (postOf(kind, booked_city)?.address ?? city),
    description: t(isCall ? 'calendar.call' : 'calendar.visit', {
      ...timeWords(locale, booked),
      ...{ city, page },
    }),
  });
}

/** 200 with what is stored, or 409 with what somebody else has stored. */
function answerOf({ kind, appointment: stored }: AppointmentOutcome) {
  if (kind === 'saved' && stored)
    return { status: 200, json: { success: true as const, appointment: stored } } as const;
  return {
    status: 409,
    json: { success: false as const, message: REFUSALS.changed, appointment: stored },
  } as const;
}

export const appointmentsApi = router()
  .openapi(list, async (c) => {
    const found = await listAppointments(ctxOf(c).db, c.req.valid('param').user_id);
    return c.json({ success: true as const, appointments: found }, 200);
  })
  .openapi(wish, async (c) => {
    const { user_id, kind } = c.req.valid('param');
    const answer = answerOf(await saveWishes(ctxOf(c), user_id, kind, c.req.valid('json')));
    return answer.status === 200 ? c.json(answer.json, 200) : c.json(answer.json, 409);
  })
  .openapi(booking, async (c) => {
    const { user_id, kind } = c.req.valid('param');
    const answer = answerOf(await book(ctxOf(c), user_id, kind, c.req.valid('json')));
    return answer.status === 200 ? c.json(answer.json, 200) : c.json(answer.json, 409);
  })
  .openapi(cancellation, async (c) => {
    const { user_id, kind } = c.req.valid('param');
    const answer = answerOf(await cancel(ctxOf(c), user_id, kind, c.req.valid('json')));
    return answer.status === 200 ? c.json(answer.json, 200) : c.json(answer.json, 409);
  })
  .openapi(calendar, async (c) => {
    const { user_id, kind } = c.req.valid('param');
    return c.body(await calendarOf(ctxOf(c), user_id, kind), 200, {
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': `attachment; filename="mirador-${kind.replace('_', '-')}.ics"`,
    }) as never;
  });
