import type { QuizText } from '../definition.ts';

export const text: QuizText = {
  title: 'How does your visit to Australia look today?',
  shortTitle: 'Australia visitor visa',
  metaTitle: 'Australia visitor visa (600): check your profile',
  description:
    'About 13 questions on your passport, your trip and your life at home. At the end you see which visa applies, what helps you and what to prepare.',
  lead: 'There are 13 short questions, around three minutes. At the end you see whether the subclass 600 visa is the one for you, what helps you and what to prepare. The quiz does not predict what the Australian government will decide: nobody knows that.',
  questions: {
    a_nationality: {
      ask: 'What is your nationality?',
      why: 'It decides whether you apply for the subclass 600 visa or something simpler. If you have more than one, choose the one of the passport you would travel with.',
    },
    a_purpose: {
      ask: 'Why do you want to go to Australia?',
      why: 'The subclass 600 visa is for visiting. Working, or studying for more than {au-visitor-study}, takes a different visa.',
    },
    a_stay: {
      ask: 'How long do you plan to stay?',
      why: 'The usual stay is {au-stay-usual} per entry, and the most is {au-stay}. A long one needs a reason that explains it.',
    },
    a_funds: {
      ask: 'How much money do you have for the trip?',
      why: 'There is no official figure: what counts is whether it covers the flight, the stay and the costs of the whole trip. What matters is that your bank statements show the money.',
    },
    a_job: {
      ask: 'What do you do at present?',
      why: 'A job, a business or studies under way are reasons to come back. If you do several things, choose the main one.',
    },
    a_family: {
      ask: 'Who in your family stays at home while you travel?',
      why: 'Family waiting for you is a reason to come back. If nobody stays, that is no fault: other things count.',
    },
    a_travel: {
      ask: 'In the last 5 years, where did you travel and come back on time?',
      why: 'A trip with a return on time shows that you keep to the dates. If several fit, choose the first one on the list that is true.',
    },
    a_refusal: {
      ask: 'Have you ever been denied a visa, by Australia or another country?',
      why: 'The application asks about every country. Mentioning it and explaining what has changed is better than leaving it out.',
    },
    a_noncompliance: {
      ask: 'Have you overstayed or broken visa conditions, in Australia or elsewhere?',
      why: 'For example, leaving after the date or working without permission. We do not ask in order to judge you: it is better to look at it now than after you have applied.',
    },
    a_crime: {
      ask: 'Have you ever been arrested or convicted, in any country?',
      why: 'The application asks, and a long prison sentence is looked at separately. Take your time: we do not ask for details here.',
    },
    a_health: {
      ask: 'Have you had tuberculosis, or do you have a serious illness now?',
      why: 'The application asks, and it may lead to an exam by an authorized doctor. We do not ask for details here.',
    },
    a_age: {
      ask: 'How old are you?',
      why: 'From age {au-medical-age} Australia may ask for a medical exam and insurance. It does not weigh against you: it helps to know, so as to plan time and money.',
    },
    a_debt: {
      ask: 'Do you owe money to the Australian government?',
      why: 'The application asks. If you never had any dealings with that country, the answer is most likely no.',
    },
  },
  options: {
    purpose: {
      tourism: 'Vacation and sightseeing',
      family: 'To visit family or friends',
      business: 'Meetings, business or a conference',
      work_or_study_over_3_months: 'To work, or to study for more than {au-visitor-study}',
    },
    stay: {
      up_to_3_months: 'Up to {au-stay-usual}',
      '6_months': '{au-stay-usual} to 6 months',
      '12_months': '6 months to {au-stay}',
    },
    funds: {
      enough: 'Enough for the whole trip, and my statements show it',
      less: 'Less, or I cannot show it',
      sponsor: 'Another person or a company pays',
    },
    noncompliance: {
      Y: 'Yes',
      N: 'No',
    },
    crime_prison: {
      Y: 'Yes, no prison or less than {au-prison-term}',
      prison_12m: 'Yes, {au-prison-term} in prison or more',
      N: 'No',
    },
    health: {
      Y: 'Yes',
      N: 'No',
    },
    age: {
      under_75: 'Under {au-medical-age}',
      '75_or_over': '{au-medical-age} or over (medical exam and insurance may be asked)',
    },
    debt: {
      Y: 'Yes',
      N: 'No',
    },
  },
  cards: {
    own: {
      title: 'You do not need a visa for Australia',
      text: 'As an Australian national you are not asked for a visa: you are going back to your own country.',
      next: [
        'Check that your Australian passport is valid.',
        'If someone traveling with you has another nationality, take the quiz again with theirs.',
      ],
    },
    eta: {
      title: 'With your passport an ETA is usually enough',
      text: 'For a short visit Australia offers your passport the ETA (subclass 601), which is simpler than the subclass 600 visa. You apply for it yourself, without an intermediary.',
      next: [
        'Confirm at immi.homeaffairs.gov.au that the ETA is for your passport, and how to apply.',
        'Use the same passport you are going to travel with.',
        'If you are going to work, or to study for more than {au-visitor-study}, you need a different visa.',
        'If you have a question, write to us by chat and an adviser will answer.',
      ],
    },
    evisitor: {
      title: 'With your passport an eVisitor is usually enough',
      text: 'For a short visit Australia offers your passport the eVisitor (subclass 651), which is simpler than the subclass 600 visa. You apply for it yourself, online, without an intermediary.',
      next: [
        'Confirm at immi.homeaffairs.gov.au that the eVisitor is for your passport, and apply there.',
        'Use the same passport you are going to travel with.',
        'If you are going to work, or to study for more than {au-visitor-study}, you need a different visa.',
        'If you have a question, write to us by chat and an adviser will answer.',
      ],
    },
    other_visa: {
      title: 'Work and longer studies have visas of their own',
      text: 'The subclass 600 visa does not allow work, and study only in short courses. Australia has separate visas for that, and for now we do not offer them.',
      next: [
        'Find the visa that fits your plan at immi.homeaffairs.gov.au.',
        'If you are going only for meetings, or for a course of up to {au-visitor-study} within the trip, go back and choose another purpose.',
        'If you do not know which one is yours, write to us by chat before you pay any fee and an adviser will answer.',
      ],
    },
    strong: {
      title: 'Your profile looks solid',
      text: 'More than half of your answers help to show what they look for: a genuine visit and a return on time. It is not a promise: Australia’s Department of Home Affairs decides, on what you declare and upload.',
      next: [
        'Confirm at immi.homeaffairs.gov.au that the subclass 600 visa is the right one for you. If your passport is not among those we know, an adviser looks it up with you before you pay.',
        'Gather documents of what you answered: work, money, family and trips.',
        'If anyone traveling is {au-medical-age} or over, allow for a possible medical exam and insurance.',
        'If there is an arrest, a broken visa condition or a health matter, go over it with an adviser first: it can outweigh everything else.',
      ],
    },
    possible: {
      title: 'Possible, with preparation',
      text: 'Some answers help, and others leave questions open. There is hardly ever an interview, so the documents have to answer them by themselves. Australia’s Department of Home Affairs decides.',
      next: [
        'Confirm at immi.homeaffairs.gov.au that the subclass 600 visa is the right one for you. If your passport is not among those we know, an adviser looks it up with you before you pay.',
        'If something weighs against you, start there: see whether documents can back it up better, or whether it is better to wait.',
        'If anyone traveling is {au-medical-age} or over, allow for a possible medical exam and insurance.',
        'If there is an arrest, a broken visa condition or a health matter, go over it with an adviser first.',
      ],
    },
    work: {
      title: 'Best to prepare before you apply',
      text: 'Several of your answers, or one that the law looks at separately, tend to leave doubts for whoever reads the application. It is not a denial: it says they are worth working on before you pay a fee.',
      next: [
        'Talk to an adviser first and tell them everything, the hard parts too.',
        'If there was a conviction or a broken visa condition, you may need an immigration lawyer; if there is a debt, see how to settle it.',
        'If what weighs is money, work or travel, give it time and take the quiz again when something changes.',
        'If anyone traveling is {au-medical-age} or over, allow for a possible medical exam and insurance.',
        'Hold off on paying the government fee, which is charged per person.',
      ],
    },
  },
};
