import type { QuizText } from '../definition.ts';

export const text: QuizText = {
  title: 'Can you renew your US visa without an interview?',
  shortTitle: 'US visa renewal',
  metaTitle: 'Renew your US visa: with or without an interview?',
  description:
    'Nine questions about your earlier visa and your history. At the end you know whether you can ask to renew without an interview or should expect one.',
  lead: 'Nine short questions, about two minutes. We compare your answers with the conditions of the interview waiver. The quiz guides, it does not decide: the consulate may call anyone in.',
  questions: {
    r_class: {
      ask: 'Which class of visa do you want to renew?',
      why: 'The class is printed on the visa. The interview waiver is for some classes only.',
    },
    r_expired: {
      ask: 'When did that visa expire?',
      why: 'The date on the visa counts, not the one on the passport. Whether there is an interview depends largely on it.',
    },
    r_full_validity: {
      ask: 'Was that visa issued for the full time your nationality gets?',
      why: 'The waiver asks for the full time. On a Colombian passport a B-1/B-2 visa lasts up to {us-b-validity}; other nationalities have their own period.',
    },
    r_age: {
      ask: 'How old were you when that visa was issued?',
      why: 'The waiver is for people who were adults when they received it. One issued to you as a minor is renewed with an appointment.',
    },
    r_country: {
      ask: 'In which country will you apply?',
      why: 'Since {us-residence-rule} the rule is to apply in your country of nationality or the one where you live.',
    },
    r_refused: {
      ask: 'Have you ever been denied a US visa?',
      why: 'A denial does not close the door. If a visa was issued later, it was in principle overcome, although the DS-160 still asks about it.',
    },
    r_arrest: {
      ask: 'Have you ever been arrested or convicted, in any country?',
      why: 'The DS-160 asks even if the case is closed. It does not always prevent a renewal; it is best if an adviser looks at it first.',
    },
    r_visa_hand: {
      ask: 'Do you still have that visa?',
      why: 'To renew without an interview you hand in the earlier visa. It counts even if it is in an old passport.',
    },
    r_overstay: {
      ask: 'Did you ever stay in the United States longer than allowed?',
      why: 'We do not ask in order to judge you. The consulate has its own records, and it is better to look at it calmly before you apply.',
    },
  },
  options: {
    visa_class: {
      'B1/B2': 'B-1/B-2: tourism and business',
      B1: 'B-1: business',
      B2: 'B-2: tourism',
      BCC: 'BCC: Mexican border crossing card',
      H2A: 'H-2A: farm work',
      other: 'Another class',
    },
    expired: {
      still_valid: 'It is still valid',
      under_12_months_ago: '{us-waiver-window} ago or less',
      '12_48_months': 'More than {us-waiver-window} and up to 4 years ago',
      over_48_months: 'More than 4 years ago',
    },
    full_validity: {
      Y: 'Yes',
      N: 'No, for less time',
      unsure: 'I do not know',
    },
    age: {
      '18_or_over_when_issued': '{us-waiver-adult-age} or older',
      younger: 'Under {us-waiver-adult-age}',
    },
    country: {
      same_country_of_nationality_or_residence: 'My country of nationality or residence',
      another_country: 'Another country',
    },
    denied: {
      never: 'No, never',
      once_but_later_approved: 'Once, and it was issued later',
      yes: 'More than once, or no visa since',
    },
    visa_hand: {
      have_it: 'Yes, I have it',
      lost: 'No, I lost it',
      stolen: 'No, it was stolen',
    },
  },
  cards: {
    adviser_first: {
      title: 'Talk to an adviser first',
      text: 'An arrest, a conviction or a stay longer than allowed is looked at separately. It is not a denial: it is worth knowing what it means in your case before you fill in a form or pay a fee.',
      next: [
        'Write down what happened, where, when and how it ended.',
        'Look for what you have in writing: court or police documents, or dates of entry and departure.',
        'Tell an adviser. We are not lawyers: if you need one, we say so.',
        'If your visa is still valid, ask as well before you travel with it.',
        'Hold off on paying the government fee, because it is not returned.',
      ],
    },
    too_old: {
      title: 'Best to apply as you did the first time',
      text: 'Your visa expired more than 4 years ago. The application is prepared in full, with form, fee and interview. The visa you had is still part of your history, and you declare it.',
      next: [
        'Take the tourist visa quiz: it looks at your work, your family and your trip as they are today.',
        'If you kept the old visa, have it at hand: the DS-160 asks about it.',
        'The government fee for a tourist visa is {us-mrv} per person, paid separately.',
        'If it was of another class, such as a student visa, ask us which one applies before you pay.',
      ],
    },
    still_valid_no_interview: {
      title: 'Your visa is still valid; renewing may need no interview',
      text: 'If it is in good condition, you can generally use it until it expires. To renew it, your answers match the conditions of the waiver. That lets you ask for it and does not secure it: the consulate may call anyone in.',
      next: [
        'If a trip is near, consider using it first: to renew you hand it in, and the consulate may cancel it.',
        'There is no hurry: you can ask for the waiver up to {us-waiver-window} after it expires.',
        'When you decide, gather your passport, the visa and a photo from the last {us-photo-age}.',
        'The government fee is due with or without an interview; for a B-1/B-2 visa it is {us-mrv}.',
        'Expect an appointment if the visa is damaged, has a special annotation or you now want another class.',
      ],
    },
    no_interview: {
      title: 'You may be able to renew without an interview',
      text: 'Your answers match the conditions of the interview waiver. That lets you ask for it and does not secure it: the officer may call anyone in, and the consulate decides on the visa.',
      next: [
        'Check the date on the visa: the waiver has to be asked for within {us-waiver-window} of its expiry.',
        'Gather your passport, the earlier visa and a photo from the last {us-photo-age}.',
        'Bring your details for the DS-160 up to date: work, address and trips.',
        'The government fee is due with or without an interview; for a B-1/B-2 visa it is {us-mrv}.',
        'Expect an appointment if the visa is damaged, has a special annotation or you now want another class.',
      ],
    },
    still_valid_with_interview: {
      title: 'Your visa is still valid; renewing it takes an appointment',
      text: 'If you have it and it is in good condition, you can generally use it until it expires. To renew it, one of your answers falls outside the interview waiver. That is no bad sign: the officer will want to hear from you.',
      next: [
        'If a trip is near, consider using it first: to renew you hand it in, and the consulate may cancel it.',
        'If you do not know what its full time was, an adviser checks it with you: the result may change.',
        'If it was lost or stolen, look for the police report: you will be asked what happened.',
        'For the appointment, be clear about what has changed in your life since it was issued.',
      ],
    },
    with_interview: {
      title: 'You can ask to renew; expect an interview',
      text: 'One of your answers falls outside the waiver: the class of the visa, the date, the country or another. It is not a denial. The officer will want to hear from you, and the consulate decides.',
      next: [
        'Bring your details for the DS-160 up to date: work, address, trips and what has changed since that visa.',
        'If you do not know what its full time was, an adviser checks it with you: the result may change.',
        'If it was lost or stolen, look for the police report: you will be asked what happened.',
        'If you can, apply in your country of nationality or the one where you live.',
        'The government fee is paid separately; for a B-1/B-2 visa it is {us-mrv}.',
      ],
    },
  },
};
