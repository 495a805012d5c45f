import type { QuizText } from '../definition.ts';

export const text: QuizText = {
  title: 'How does your visit to the United Kingdom look today?',
  shortTitle: 'UK visitor visa',
  metaTitle: 'UK visitor visa: check your profile',
  description:
    'About 12 questions: whether you need a visa or an ETA is enough, what helps your application, what weighs against it and what to prepare.',
  lead: 'There are 12 short questions, around three minutes. First you see whether you need a visa or an ETA is enough; then what helps you and what to prepare. The quiz does not predict what the British government will decide: nobody knows that.',
  questions: {
    u_nationality: {
      ask: 'What is your nationality?',
      why: 'It decides whether you need a visa or an ETA, which is simpler. If you have more than one, choose the one of the passport you would travel with.',
    },
    u_purpose: {
      ask: 'Why do you want to go to the United Kingdom?',
      why: 'The visitor visa allows some things and not others. Working and getting married have visas of their own.',
    },
    u_stay: {
      ask: 'How long do you plan to stay?',
      why: 'Each visit may last up to {uk-stay}. A short one is easier to explain next to your work and your family.',
    },
    u_money_source: {
      ask: 'Where does the money for the trip come from?',
      why: 'The officer looks for money with a clear origin. If it comes from several places, choose the main one. A large deposit may be fine: it only has to be explained.',
    },
    u_trip_cost_share: {
      ask: 'How much of your savings does this trip use?',
      why: 'If someone else pays, think of their savings. We do not ask for the amount: what matters is that the cost is reasonable for whoever pays it.',
    },
    u_job: {
      ask: 'What do you do at present?',
      why: 'A job, a business or studies under way are reasons to come back. If you do several things, choose the main one.',
    },
    u_family: {
      ask: 'Who in your family stays at home while you travel?',
      why: 'Family waiting for you is a reason to come back. If nobody stays, that is no fault: other things count.',
    },
    u_travel: {
      ask: 'In the last 5 years, where did you travel and come back on time?',
      why: 'A trip with a return on time shows that you keep to the dates. If several fit, choose the first one on the list that is true.',
    },
    u_refusal: {
      ask: 'Have you ever been denied a visa, by the UK or another country?',
      why: 'The form asks about every country. Mentioning it and explaining what has changed is better than leaving it blank.',
    },
    u_breach: {
      ask: 'Have you overstayed or broken immigration rules in any country?',
      why: 'For example, leaving after the date or working without permission. We do not ask in order to judge you: it is better to look at it now than after you have applied.',
    },
    u_crime: {
      ask: 'Have you ever been arrested or convicted, in any country?',
      why: 'The form asks. A record is looked at by what it was and when, and leaving it out makes things harder. We do not ask for details here.',
    },
    u_frequent: {
      ask: 'Did you spend more than 6 of the last 12 months in the UK?',
      why: 'The visitor visa is not for living there through one visit after another, and the officer adds up the time.',
    },
  },
  options: {
    purpose: {
      tourism: 'Vacation and sightseeing',
      family: 'To visit family or friends',
      business: 'Meetings, business or a conference',
      study_up_to_6_months: 'A course of up to {uk-visitor-study}',
      work: 'To work',
      marriage: 'To marry or register a civil partnership',
    },
    stay: {
      up_to_2_weeks: 'Up to 2 weeks',
      up_to_3_months: '2 weeks to 3 months',
      '3_6_months': '3 months to {uk-stay}',
      over_6_months: 'More than {uk-stay}',
    },
    money_source: {
      salary_paid_into_bank: 'My salary or pension, paid into the bank',
      business: 'My business or self-employed work',
      recent_large_deposits: 'Large, recent deposits',
      sponsor: 'Another person or a company pays',
    },
    trip_cost_share: {
      cost_under_a_third_of_savings: 'Less than a third',
      half: 'About half',
      nearly_all: 'Nearly all',
    },
    breach: {
      Y: 'Yes',
      N: 'No',
    },
    crime_record: {
      Y: 'Yes',
      N: 'No',
    },
    frequent: {
      Y: 'Yes',
      N: 'No',
    },
  },
  cards: {
    own: {
      title: 'You do not need a visa for the United Kingdom',
      text: 'As a British national you are not asked for a visa or an ETA: you are going back to your own country.',
      next: [
        'Check that your British passport is valid.',
        'If someone traveling with you has another nationality, take the quiz again with theirs.',
      ],
    },
    eta: {
      title: 'With your passport an ETA is usually enough',
      text: 'For a visit of up to {uk-eta-stay} you are asked for an ETA, an electronic authorization, and not a visa. It costs {uk-eta}, covers several trips and lasts {uk-eta-validity}, or until the passport expires.',
      next: [
        'Apply for it yourself, online, at gov.uk/eta: you do not need an intermediary.',
        'The list of countries has changed several times: confirm yours at gov.uk/check-uk-visa.',
        'Use the same passport you are going to travel with.',
        'If you are going to work, to marry or to stay longer, the ETA does not cover it: you need a visa.',
      ],
    },
    other_visa: {
      title: 'Work has a visa of its own',
      text: 'The visitor visa does not allow you to work in the United Kingdom. Work visas have their own requirements, and for now we do not offer them.',
      next: [
        'Look up your case at gov.uk/check-uk-visa: it says which visa goes with which work.',
        'If you are going only for meetings or a conference, go back and choose that answer.',
        'If you do not know which one is yours, write to us by chat before you pay any fee and an adviser will answer.',
      ],
    },
    marriage: {
      title: 'To get married there is a separate visa',
      text: 'It is called the Marriage Visitor visa, for going to marry or register a civil partnership and then coming back. The ordinary visitor visa does not allow it, and for now we do not prepare the other one.',
      next: [
        'See at gov.uk/check-uk-visa what it requires for your nationality.',
        'If you plan to stay and live there after the wedding, that is a different route: look for it on gov.uk as well.',
        'If you are going to somebody else’s wedding, go back and choose visiting family or friends.',
        'If you have a question, write to us by chat and an adviser will answer.',
      ],
    },
    too_long: {
      title: 'The visitor visa does not cover a stay that long',
      text: 'Each visit to the United Kingdom may last up to {uk-stay}. For a longer stay there are other visas, depending on why you are going.',
      next: [
        'If you can shorten the trip, go back and choose another length.',
        'To study, work or live with your family, look up your case at gov.uk/check-uk-visa.',
        'If you do not know which way is yours, write to us by chat and an adviser will answer.',
      ],
    },
    strong: {
      title: 'Your profile looks solid',
      text: 'More than half of your answers help to show what they look for: a genuine visit and a return on time. It is not a promise: the British government decides, on your application and your documents.',
      next: [
        'Confirm at gov.uk/check-uk-visa what your passport needs. If it is not among those we know, an adviser looks it up with you before you pay.',
        'Gather bank statements and employer letter: the salary you state should be the one the bank shows.',
        'Look at the calendar: you can apply from {uk-apply-ahead} before the trip, and the answer usually takes {uk-decision}.',
        'If there is an arrest, an overstay or a denial, go over it with an adviser first: it can outweigh everything else.',
      ],
    },
    possible: {
      title: 'Possible, with preparation',
      text: 'Some answers help, and others leave questions open. There is hardly ever an interview, so the documents have to answer them by themselves. The British government decides.',
      next: [
        'Confirm at gov.uk/check-uk-visa what your passport needs. If it is not among those we know, an adviser looks it up with you before you pay.',
        'If something weighs against you, start there: see whether documents can back it up better, or whether it is better to wait.',
        'Add up the whole cost of the trip and compare it with what you earn and save.',
        'If there is an arrest, an overstay or a denial, go over it with an adviser first.',
      ],
    },
    work: {
      title: 'Best to prepare before you apply',
      text: 'Several of your answers are the kind that leave most doubts for whoever reads the application. It is not a denial: it says they are worth working on before you pay a fee.',
      next: [
        'Talk to an adviser first and tell them everything, the hard parts too.',
        'If there was an arrest, a conviction or a broken immigration rule, you may need an immigration lawyer.',
        'If what weighs is money, work or travel, give it time and take the quiz again when something changes.',
        'Hold off on paying the government fee, which is {uk-visitor} today.',
      ],
    },
  },
};
