import type { QuizText } from '../definition.ts';

export const text: QuizText = {
  title: 'How is your plan for a student visa coming along?',
  shortTitle: 'US student visa',
  metaTitle: 'Student visa for the United States: check your plan',
  description:
    'Short questions about your admission, funds, English and return. At the end you see what helps your study plan, what is missing and what to do first.',
  lead: 'About 13 short questions, around three minutes, for F-1, M-1 and J-1. At the end you see what helps your plan, what is missing and what to do first. It is our own guidance: nobody can tell in advance what the consulate will decide.',
  questions: {
    s_admitted: {
      ask: 'Has a school in the United States admitted you?',
      why: 'You apply for the visa with the I-20 that the school sends, or with the DS-2019 if it is an exchange.',
    },
    s_level: {
      ask: 'What are you going to study?',
      why: 'The visa depends on it: F-1 for university, high school or English; M-1, as a rule, for a vocational course; J-1 for an exchange.',
    },
    s_funds: {
      ask: 'How is your first year covered?',
      why: 'The officer wants to see what pays for the course and for living there. If your course is shorter, answer for the whole course.',
    },
    s_sponsor: {
      ask: 'Who pays, or adds what a scholarship or loan does not cover?',
      why: 'If it is someone else, the officer may ask why they support you. With a full scholarship, answer for your personal expenses.',
    },
    s_english: {
      ask: 'How is your English?',
      why: 'The officer may ask, and will notice when you talk. If English is what you are going to study, starting low is normal.',
    },
    s_match: {
      ask: 'How does the course fit what you studied or do?',
      why: 'A common question is why this course. Changing fields is fine; it only takes a clear explanation.',
    },
    s_gap: {
      ask: 'Have you been out of school for more than 3 years?',
      why: 'The officer may ask what you did in that time. Working or caring for family are normal answers.',
    },
    s_return: {
      ask: 'Do you know what you will do when you finish and return?',
      why: 'A student visa is temporary. You do not need a contract: a concrete idea of what your studies will be good for is enough.',
    },
    s_ties: {
      ask: 'What is waiting for you at home?',
      why: 'These are called ties to home. If several fit, choose the first one on the list that is true.',
    },
    s_refusal: {
      ask: 'Have you ever been denied a US visa?',
      why: 'The most common denial is not forever. The DS-160 asks about it and the consulate has it on record, so it is best to mention it.',
    },
    s_us_status: {
      ask: 'Are you in the United States as a visitor now?',
      why: 'If you are, the way may be a different one, and it is best to look at it before you take a step.',
    },
    s_sevis_paid: {
      ask: 'Have you paid the SEVIS fee (I-901)?',
      why: 'It is paid apart from the visa and before the interview. For F-1 and M-1 it is {us-sevis}.',
    },
    s_start: {
      ask: 'When does your course start?',
      why: 'A new student may receive the visa up to {us-f1-issue} before the start, and enter no earlier than {us-f1-arrival} before it.',
    },
  },
  options: {
    admitted: {
      in_hand: 'Yes, and I have the I-20 or DS-2019',
      waiting: 'Yes, and I am waiting for that document',
      not_yet: 'Not yet',
    },
    level: {
      university: 'A university degree',
      postgraduate: 'A graduate degree',
      english_course: 'An English course',
      vocational: 'A technical or vocational course',
      secondary: 'High school',
      exchange: 'An exchange program',
    },
    funds: {
      first_year_covered_by_own_or_family_money: 'With my own or my family’s money',
      scholarship: 'With a scholarship',
      loan: 'With a loan',
      not_yet: 'It is not covered yet',
    },
    sponsor: {
      parents: 'My parents',
      self: 'I do',
      other: 'Someone else',
    },
    english: {
      test_passed: 'I passed an English test',
      intermediate: 'Intermediate',
      beginner: 'Beginner',
    },
    match: {
      course_fits_earlier_studies_or_job: 'It continues my studies or my work',
      change_of_field: 'It is a change of field',
      repeats_a_level: 'It repeats a level I already have',
    },
    gap: {
      Y: 'Yes',
      N: 'No',
    },
    return_plan: {
      clear_plan_after_return: 'Yes, I have a clear plan',
      unsure: 'I do not know yet',
    },
    ties: {
      job_kept: 'A job that is kept for me',
      family_business: 'A family business',
      family: 'My family',
      none: 'None of these for now',
    },
    denials: {
      none: 'No, never',
      one: 'Once',
      two_or_more: 'Twice or more',
    },
    sevis_paid: {
      Y: 'Yes',
      N: 'Not yet',
    },
    start: {
      under_1_month: 'In less than 1 month',
      '1_3_months': 'In 1 to 3 months',
      '3_6_months': 'In 3 to 6 months',
      over_6_months: 'In more than 6 months',
    },
  },
  cards: {
    in_us: {
      title: 'Since you are already there, talk to an adviser first',
      text: 'From inside the United States there are two ways: to ask for a change of status without leaving, or to apply for the visa at a consulate. Which one suits you depends on your case, and it is better to know before you take a step.',
      next: [
        'See on your I-94 until what date you may stay.',
        'Ask an adviser before you start classes, leave the country or pay a fee.',
        'We prepare the visa at the consulate; we do not handle changes of status.',
        'Meanwhile, gather what serves both ways: admission, funds and plan to return.',
      ],
    },
    strong: {
      title: 'Your study plan stands on good ground',
      text: 'Most of your answers make clear what you will study, with what money and what for. It is not a promise: the officer decides, from your application and your interview.',
      next: [
        'Check your I-20 or DS-2019 line by line; if you are still waiting for it, do so when it arrives.',
        'Gather bank statements, the scholarship or the letter of whoever pays, to match the cost the school states.',
        'Pay SEVIS in good time and keep the receipt.',
        'Say out loud why this course, who pays and what you will do when you return.',
        'If yours is a vocational course (M-1) or an exchange (J-1), ask us before you pay.',
      ],
    },
    possible: {
      title: 'Possible, with preparation',
      text: 'Some answers help, and others the officer will want to understand better. Much of it can be prepared or explained before the appointment. The decision is the officer’s.',
      next: [
        'If something weighs against you, start there: see whether you can change it or whether it is better to wait.',
        'If admission or money is missing, settle that before you pay for the visa.',
        'Write in a few sentences why this course and what you will do when you return.',
        'Gather transcripts, diplomas and bank statements that back up what you say.',
        'If yours is a vocational course (M-1) or an exchange (J-1), ask us before you pay.',
      ],
    },
    work: {
      title: 'Best to work on your plan before you apply',
      text: 'Today several answers would leave the officer with doubts. It is not a denial and says nothing of your worth: it says where to start. With time, much of this changes.',
      next: [
        'See what weighs most against you and choose one thing to start with: funds, English, course or return.',
        'If you were denied a visa before, wait until you have something new to show.',
        'Ask the school whether you can start at a later date.',
        'Talk to an adviser before you pay: the visa fee is {us-mrv} and is not returned.',
        'Take the quiz again when something changes.',
      ],
    },
  },
};
