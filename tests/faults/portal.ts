/** The portal: appointments, who may do what with them, and what is written with it. */
import { type Fault, faultsOf } from './fault.ts';

const room = 'app/features/portal/appointments';
const rules = { tests: [`${room}/rules.test.ts`] };
const calls = { tests: [`${room}/api.test.ts`] };

export const faults: readonly Fault[] = [
  ...faultsOf({ ...rules, file: `${room}/rules.ts` }, [
    {
      id: 'appointment-day-left',
      find: '[weekday, day].find((one) => off.has(one))',
      replace: '[day].find((one) => off.has(one))',
      why: 'wishes that rule out every weekday are taken, and nobody can book them',
    },
    {
      id: 'appointment-until-today',
      find: 'isDay(wanted_from) && wanted_until < wanted_from',
      replace: 'isDay(wanted_from) && wanted_until > wanted_from',
      why: 'the last day may come before the first',
    },
    {
      id: 'appointment-moved-by-person',
      find: "by === 'person' && (state === 'booked' || state === 'done')",
      replace: "by === 'person' && state === 'done'",
      why: 'somebody changes wishes of a booked date and believes that it moves',
    },
    {
      id: 'appointment-past',
      find: "if (starts_at <= now) return { wrong: 'date' };",
      replace: '',
      why: 'yesterday is booked',
    },
    {
      id: 'appointment-sunday',
      find: "kind !== 'adviser_call' && !isVisitDay(date)",
      replace: "kind === 'consulate' && !isVisitDay(date)",
      why: 'somebody is sent to give fingerprints on a Sunday',
    },
    {
      id: 'appointment-night',
      find: 'time < EARLIEST || time > LATEST',
      replace: 'time < EARLIEST && time > LATEST',
      why: 'three in the morning is booked by a slip of the pen',
    },
    {
      id: 'appointment-unusual',
      find: '(!unusual_time && unusual(kind, booking))',
      replace: 'unusual(kind, booking)',
      why: 'an appointment that the letter names cannot be written down',
    },
    {
      id: 'appointment-clash-days',
      find: 'days: sortedDaysOff(outside)',
      replace: 'days: sortedDaysOff(dates)',
      why: 'a day that is right is named as wrong',
    },
    {
      id: 'appointment-reminder-after',
      find: 'booked.starts_at > now && wallClock(now, booked.time_zone).date >= reminderDay(booked)',
      replace: 'wallClock(now, booked.time_zone).date >= reminderDay(booked)',
      why: 'one is reminded of an appointment that is over',
    },
  ]),
  ...faultsOf({ ...rules, file: `${room}/clock-rules.ts` }, [
    {
      id: 'appointment-business-days',
      find: 'if (isBusinessDay(day)) left -= 1;',
      replace: 'left -= 1;',
      why: 'the reminder of a Monday leaves on Friday evening, too late to find a document',
    },
    {
      id: 'appointment-clock',
      find: '[near, asked - ahead(near)]',
      replace: '[near]',
      why: 'on the day of a change of clocks nothing can be booked',
    },
  ]),
  ...faultsOf({ file: `${room}/calendar.ts`, tests: [`${room}/calendar.test.ts`] }, [
    {
      id: 'appointment-calendar-fold',
      find: 'octets.encode(now + letter).length > LINE_OCTETS',
      replace: '(now + letter).length > LINE_OCTETS',
      why: 'calendars refuse the file of an Arabic reader',
    },
    {
      id: 'appointment-calendar-escape',
      find: "    .replace(/\\r\\n?|\\n/g, '\\\\n')\n",
      replace: '',
      why: 'a line break in a text loses the second line',
    },
  ]),
  ...faultsOf({ ...calls, file: `${room}/store.server.ts` }, [
    {
      id: 'appointment-wishes-version',
      find: 'if (version !== versionOf(row))',
      replace: 'if (version > versionOf(row))',
      why: 'a second tab overwrites what it has not seen',
    },
    {
      id: 'appointment-questions-first',
      find: 'if (!isAfterQuestions(head.current_step))',
      replace: 'if (!isAfterQuestions(head.current_step) && row)',
      why: 'a city is wished for before anybody knows which visa it is',
    },
  ]),
  ...faultsOf({ tests: [`${room}/pages.test.ts`], file: `${room}/store.server.ts` }, [
    {
      id: 'appointment-removed-cancelled',
      find: "eq(appointments.state, 'booked'), ne(appointments.kind, 'adviser_call')",
      replace: "ne(appointments.kind, 'adviser_call')",
      why: 'one is warned of an appointment that was cancelled long ago',
    },
  ]),
  ...faultsOf({ tests: [`${room}/pages.test.ts`], file: `${room}/view.server.ts` }, [
    {
      id: 'appointment-removed-private',
      find: 'if (is_private) return',
      replace: 'if (!is_private) return',
      why: 'the head reads the day of somebody with an own account, and not that of a child',
    },
    {
      id: 'appointment-unpaid-search',
      find: 'isPaid: paid,',
      replace: 'isPaid: true,',
      why: 'people who have not paid wait for a search that nobody does',
    },
  ]),
  ...faultsOf({ ...calls, file: `${room}/booking.server.ts` }, [
    {
      id: 'appointment-reminded-anew',
      find: '...(event && { reminded_at: isReminderDue(time, ctx.now) ? ctx.now : null }),',
      replace: '',
      why: 'nobody is reminded of a date that was moved',
    },
    {
      id: 'appointment-step-of-cas',
      find: "if (kind === 'consulate') await moveStep",
      replace: 'await moveStep',
      why: 'a call with the adviser counts as a scheduled interview',
    },
    {
      id: 'appointment-numbers-stay',
      find: "{ state: 'cancelled', confirmation_numbers: null }",
      replace: "{ state: 'cancelled' }",
      why: 'numbers of a cancelled appointment stay on the page',
    },
  ]),
  ...faultsOf({ ...calls, file: `${room}/reminder.server.ts` }, [
    {
      id: 'appointment-reminded-twice',
      find: '.set({ reminded_at: ctx.now })',
      replace: '.set({ reminded_at: null })',
      why: 'the same reminder comes every morning',
    },
    {
      id: 'appointment-done-early',
      find: "and(eq(appointments.state, 'booked'), lt(appointments.starts_at, isOverSince(now)))",
      replace: "and(eq(appointments.state, 'booked'), lt(appointments.starts_at, now))",
      why: 'the page of somebody who waits at the consulate says that it is over',
    },
  ]),
  ...faultsOf({ ...calls, file: 'app/features/applicants/readers.server.ts' }, [
    {
      id: 'appointment-mail-head',
      find: 'person.primary_user_id && !person.has_account',
      replace: 'person.primary_user_id && person.has_account',
      why: 'nobody hears of the appointment of a child',
    },
  ]),
  ...faultsOf(
    { tests: ['app/features/portal/appointments/api.test.ts'], file: 'app/features/accounts/profile.server.ts' },
    [
      {
        id: 'appointment-head',
        find: 'profile.primary_user_id ? await readProfile(db, profile.primary_user_id) : profile',
        replace: 'profile',
        why: 'a family member is refused although the family has the service',
      },
    ],
  ),
  ...faultsOf({ tests: ['app/features/portal/rules.test.ts'], file: 'app/features/portal/rules.ts' }, [
    {
      id: 'valid-visa-is-sold',
      find: "card.look === 'notice' && card.service !== service_type",
      replace: 'card.service !== service_type && !card.service',
      why: 'whoever has a valid visa is sent to the payment',
    },
    {
      id: 'valid-visa-overrules',
      find: "card.look === 'notice' && card.service !== service_type",
      replace: "card.look === 'notice'",
      why: 'a renewal that was chosen is never paid',
    },
    {
      id: 'family-before-head',
      find: 'if (first && !isFilledIn) return first;',
      replace: '',
      why: 'a family member is told to fill in a form that is not open yet',
    },
    {
      id: 'family-pays-first',
      find: "if (next === 'service' || next === 'questions') return 'head_questions';",
      replace: "if (next === 'service') return 'head_questions';",
      why: 'nobody hears that the head still has questions to answer',
    },
  ]),
  ...faultsOf({ tests: ['app/features/portal/pages.test.ts'], file: 'app/features/portal/home/people.tsx' }, [
    {
      id: 'form-said-to-wait',
      find: '!included.form && ',
      replace: '',
      why: 'somebody whose form is open is told that it is not',
    },
  ]),
];
