import type { QuizText } from '../definition.ts';

export const text: QuizText = {
  title: 'How does your profile look today for a tourist visa (B-1/B-2)?',
  shortTitle: 'US tourist visa',
  metaTitle: 'US tourist visa (B-1/B-2): check your profile',
  description:
    'About 20 questions on your trip, work and family. At the end you see what helps you, what weighs against you and what you can do before you apply.',
  lead: 'About 20 short questions, around five minutes. At the end you see what helps you, what weighs against you and what you can do, by a table of our own. Nobody can tell in advance what the consulate will decide, and neither can this quiz.',
  questions: {
    q_nationality: {
      ask: 'What is your nationality?',
      why: 'It decides whether you need a visa, an ESTA or neither. If you have more than one, choose the one of the passport you would travel with.',
    },
    q_purpose: {
      ask: 'Why do you want to go to the United States?',
      why: 'Each visa is for something different, and the purpose is usually one of the first things the officer asks about.',
    },
    q_stay: {
      ask: 'How long do you plan to stay?',
      why: 'A short trip is easier to explain when a job, studies or a family are waiting at home.',
    },
    q_payer: {
      ask: 'Who is paying for the trip?',
      why: 'The form asks. It does not have to be you: what matters is that it is clear who pays and with what money.',
    },
    q_job: {
      ask: 'What do you do at present?',
      why: 'A job, a business or studies under way are reasons to come back. If you do several things, choose the main one.',
    },
    q_income: {
      ask: 'Do six months of savings by whoever is paying cover the trip?',
      why: 'If you are paying, answer for yourself. The officer compares the cost of the trip with the money that comes in and stays.',
    },
    q_savings: {
      ask: 'Do you have savings in the bank?',
      why: 'Savings show that the trip will not leave you short. We do not ask for the amount.',
    },
    q_family_home: {
      ask: 'Who in your family stays at home while you travel?',
      why: 'Family waiting for you is a reason to come back. If nobody stays, that is no fault: other things count.',
    },
    q_property: {
      ask: 'Do you own a home, land or a business?',
      why: 'It is one more reason to come back. Not owning anything is not a problem.',
    },
    q_travel: {
      ask: 'Which countries did you visit in the last 5 years, returning on time?',
      why: 'A trip with a return on time is simple proof that you keep to the dates. If several fit, choose the first one on the list that is true.',
    },
    q_us_visa: {
      ask: 'Do you have, or did you have, a US tourist visa?',
      why: 'If yours is still valid, you may not need another. Only the tourist visa (B-1/B-2) counts here.',
    },
    q_us_before: {
      ask: 'Have you been to the United States?',
      why: 'Having gone and left on time counts in your favor. If you stayed longer than allowed, take your time and say so: it is better to look at it now than at the interview.',
    },
    q_overstay_days: {
      ask: 'How much longer than allowed did you stay?',
      why: 'The law treats a few extra weeks differently from a long stay. If you do not remember the dates, choose the closest; an adviser can go over them with you.',
    },
    q_refusal: {
      ask: 'Have you ever been denied a US visa?',
      why: 'The most common denial is not forever. The form asks about it and the consulate has it on record, so it is best to mention it.',
    },
    q_refusal_changed: {
      ask: 'Has your situation changed since the last denial?',
      why: 'What counts in a new application is what has changed: job, income, family or travel plan.',
    },
    q_family_us: {
      ask: 'Do you have close family in the United States?',
      why: 'This means parents, partner, children, brothers or sisters, and we do not ask for their names. The form asks; having family there does not keep you from applying.',
    },
    q_petition: {
      ask: 'Has a relative or an employer petitioned for you to live in the US?',
      why: 'It is called an immigrant petition, and the DS-160 asks about it. Having one does not keep you from applying for a tourist visa, but it has to be explained.',
    },
    q_crime: {
      ask: 'Have you ever been arrested or convicted, in any country?',
      why: 'The form asks even if the case is closed or pardoned; a record does not always keep you from traveling, but leaving it out makes things harder. Choose what is closest to your case.',
    },
    q_fraud: {
      ask: 'Did you ever give false details or documents for a visa or at a border?',
      why: 'We do not ask in order to judge you. The law gives it a lot of weight, and a lawyer should look at such a case before any application.',
    },
    q_passport: {
      ask: 'Will your passport be valid at least {us-passport-validity} after the trip?',
      why: 'That is the general rule; several countries of the region have an agreement that exempts them. It is best to renew before filling in the DS-160, which carries the passport number.',
    },
  },
  options: {
    purpose: {
      tourism: 'Vacation and sightseeing',
      visit_family: 'To visit family or friends',
      business: 'Meetings, business or a conference',
      medical: 'To get medical treatment',
      work_or_study: 'To work or study',
    },
    stay: {
      up_to_2_weeks: 'Up to 2 weeks',
      '2_4_weeks': '2 to 4 weeks',
      '1_3_months': '1 to 3 months',
      over_3_months: 'More than 3 months',
    },
    payer: {
      self: 'I am, with my own money',
      family: 'My close family',
      employer: 'The company I work for',
      other: 'A friend or someone else',
      unsure: 'I do not know yet',
    },
    savings: {
      shown: 'Yes, and bank statements show them',
      some: 'Some, not much',
      no: 'No',
    },
    property: {
      Y: 'Yes',
      N: 'No',
    },
    us_visa: {
      valid: 'Yes, and it is still valid',
      expired: 'Yes, but it has expired',
      never: 'No, never',
    },
    us_before: {
      never: 'No, never',
      left_on_time: 'Yes, and I left on time',
      stayed_longer: 'Yes, and I stayed longer than allowed',
    },
    overstay: {
      under_180: 'Less than {us-overstay-short}',
      over_180: '{us-overstay-short} or more',
    },
    refusal_changed: {
      improved: 'Yes, it is better',
      same: 'It is more or less the same',
    },
    petition: {
      Y: 'Yes',
      N: 'No',
      unsure: 'I do not know',
    },
    fraud: {
      Y: 'Yes',
      N: 'No',
    },
    passport: {
      valid: 'Yes',
      soon: 'No, it expires sooner',
      none: 'I have none, or it has expired',
    },
  },
  cards: {
    own: {
      title: 'You do not need a visa for the United States',
      text: 'If you are a US national, which includes people from Puerto Rico, the tourist visa is not for you: you enter as a citizen.',
      next: [
        'Check that your US passport is valid.',
        'If someone in your family has another nationality, take the quiz again with theirs.',
      ],
    },
    canadian: {
      title: 'You usually do not need a visa for a visit',
      text: 'As a Canadian national you are generally not asked for a visa to visit the United States for vacation, business or family. The border officer decides on entry.',
      next: [
        'Check that your Canadian passport is valid.',
        'If you are going to work, study or live there, see on travel.state.gov what is required.',
        'If you were denied entry or have a criminal record, ask an adviser before you buy the ticket.',
      ],
    },
    esta: {
      title: 'See first whether an ESTA is enough',
      text: 'Your country is in the visa waiver program. For a trip of up to {us-esta-stay}, for tourism or business, an ESTA may be enough; it is an electronic authorization.',
      next: [
        'Take the ESTA quiz: it tells you whether that is your way or a visa suits you better.',
        'See whether the cover of your passport has the chip symbol.',
        'If you were denied a visa, stayed longer than allowed or have a criminal record, say so: a visa is usually the safer way.',
      ],
    },
    other_visa: {
      title: 'Work and study have visas of their own',
      text: 'The tourist visa does not cover work, or a study program that leads to a degree or credits. Each plan has its own visa, and it is best to start with the right one.',
      next: [
        'If you are going to study, take the student quiz: it looks at your admission, your funds and your plan.',
        'If you are going to work, the first step is almost always a petition by the company in the United States.',
        'If you do not know which one is yours, ask an adviser before you pay any fee.',
      ],
    },
    valid_visa: {
      title: 'You may already have the visa you need',
      text: 'If your tourist visa is still valid, in good condition and has not been canceled, you can generally travel with it. The border officer decides on entry.',
      next: [
        'Check the expiry date on the visa, and compare your name with the one in your passport.',
        'If it is in an expired passport, travel with both, the old one and the new one.',
        'If it is about to expire, look at renewal: up to {us-waiver-window} after expiry you may be spared the interview.',
        'If you have been arrested or stayed longer than allowed since, talk to an adviser before you travel.',
      ],
    },
    stopped: {
      title: 'Take advice before you apply',
      text: 'Good answers do not make up for it, so there is no score here. It is not a denial: the consulate decides, and in some cases the law sets a waiting time.',
      next: [
        'Gather the dates and documents of what happened: entries and exits, court rulings, letters from the consulate.',
        'Tell an adviser everything, the hard parts too: they tell you whether you need an immigration lawyer.',
        'Hold off on paying the government fee: it is {us-mrv} and is not returned.',
      ],
    },
    good: {
      title: 'Your profile stands on good ground',
      text: 'By our table, which is not the consulate’s, an officer might see more reasons for your return than doubts today. It is not a promise: the officer decides, from your application and your interview.',
      next: [
        'If something weighs against you, even if it is little, have a short, true answer ready; go over a denial or an arrest with an adviser first.',
        'Gather the documents that back up your answers: work, money and trip.',
        'Fill in the DS-160 with those same details: what you write and what you say should match.',
      ],
    },
    fair: {
      title: 'Some points to prepare',
      text: 'By our table, which is not the consulate’s, an officer might see reasons in your favor today, and doubts as well. What you have can be explained better, and something may still change before the appointment. The officer decides.',
      next: [
        'Start with what weighs most against you: see whether you can change it now or whether it is better to wait.',
        'Gather documents of what helps you: work, money, family and trips.',
        'Practice the questions of your result out loud, with short, true answers.',
        'If your history has a denial, an arrest or an overstay, go over it with an adviser first.',
      ],
    },
    work_needed: {
      title: 'Best to prepare first',
      text: 'By our table, which is not the consulate’s, an officer might see more doubts than reasons for your return today. It is not a denial: it says that advice is worth having before you apply.',
      next: [
        'Talk to an adviser first and tell them everything, the hard parts too.',
        'If what weighs is work, money or travel, give it time and take the quiz again when something changes.',
        'If there was an arrest or an overstay, you may need an immigration lawyer.',
        'Hold off on paying the government fee: it is {us-mrv} and is not returned.',
      ],
    },
  },
};
