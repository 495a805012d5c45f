import type { QuizText } from '../definition.ts';

export const text: QuizText = {
  title: 'Is an ESTA enough, or do you need a visa?',
  shortTitle: 'ESTA or visa',
  metaTitle: 'ESTA or visa for the United States? Check your case',
  description:
    'A few questions about your passport, your trip and your history. At the end you know whether an ESTA looks right for you or a visa is the better way.',
  lead: 'Nine questions at most, about two minutes. At the end you know whether an ESTA looks right for you or a visa is the better way. This is not the official application: the border authority gives the answer.',
  questions: {
    e_country: {
      ask: 'Which country issued the passport you will travel with?',
      why: 'The nationality of the passport counts, not the country where you live. ESTA is for {us-visa-waiver-countries} countries; in Latin America, only Chile.',
    },
    e_passport: {
      ask: 'Does your passport have the chip symbol on its cover?',
      why: 'It is a small rectangle with a circle in the middle. An ESTA requires an electronic passport.',
    },
    e_stay: {
      ask: 'How long do you plan to stay?',
      why: 'With an ESTA each stay is up to {us-esta-stay} and cannot be extended.',
    },
    e_purpose: {
      ask: 'Why are you going to the United States?',
      why: 'An ESTA is for tourism, business or a stopover. To study or work you need a visa.',
    },
    e_refused: {
      ask: 'Were you ever denied a US visa or entry to the United States?',
      why: 'The application asks even if it was years ago, and it stays on record. If it happened to you, a visa is usually the safer way.',
    },
    e_overstay: {
      ask: 'Did you ever stay in the United States longer than allowed?',
      why: 'We do not ask in order to judge you. If it happened to you, as a rule an ESTA is no longer possible and you apply for a visa.',
    },
    e_crime: {
      ask: 'Were you arrested or convicted over serious harm or drugs?',
      why: 'The application asks about serious harm to people or property and about drug laws. With a visa, an officer can hear your case.',
    },
    e_countries: {
      ask: 'Have you been in Cuba, {us-esta-travel}?',
      why: 'It is a rule of the program and says nothing bad about you. Any reason for the trip counts, with few exceptions.',
    },
    e_dual: {
      ask: 'Are you also a national of {us-esta-nationals}?',
      why: 'With one of these you apply for a visa, even if you travel on another passport. Another second nationality, such as Colombian, changes nothing.',
    },
  },
  options: {
    stay: {
      up_to_90_days: 'Up to {us-esta-stay}',
      longer: 'Longer',
    },
    purpose: {
      tourism: 'Vacation or to visit someone',
      business: 'Meetings or business',
      transit: 'A stopover on the way to another country',
      study_or_work: 'To study or work',
    },
    listed_travel: {
      Y: 'Yes, since {us-esta-travel-since} (Cuba: {us-esta-cuba-since})',
      N: 'No, or before then',
    },
  },
  cards: {
    own: {
      title: 'You need neither an ESTA nor a visa',
      text: 'An ESTA is for foreign nationals. As a US national, which includes people from Puerto Rico, you enter the United States as a citizen.',
      next: [
        'Check that your US passport is valid.',
        'If someone travels with you on another passport, take the quiz with theirs.',
      ],
    },
    canadian: {
      title: 'For a visit you usually need no ESTA and no visa',
      text: 'With a Canadian passport you are generally asked for neither an ESTA nor a visa to visit the United States. The border officer decides on entry.',
      next: [
        'Check that your Canadian passport is valid.',
        'If you are going to study, work or live there, see on travel.state.gov what is required.',
        'If you were denied entry or have a criminal record, ask an adviser before you buy the ticket.',
      ],
    },
    visa_country: {
      title: 'With that passport you travel on a visa',
      text: 'ESTA is for the {us-visa-waiver-countries} countries of the visa waiver program, and yours is not on the list. For vacation or business you apply for the tourist visa (B-1/B-2).',
      next: [
        'If you have another passport, such as a Chilean, Spanish or Italian one, take the quiz with that.',
        'If not, take the tourist visa quiz: it tells you what helps and what to prepare.',
        'The list may change; the official one is at travel.state.gov.',
      ],
    },
    long_stay: {
      title: 'For a longer stay you need a visa',
      text: 'With an ESTA each stay is up to {us-esta-stay} and cannot be extended. With a tourist visa the border officer sets it, usually up to {us-b-stay}.',
      next: [
        'If you can make a shorter trip, take the quiz again with that length.',
        'If you need more time, start early: a visa takes a form, a fee and, as a rule, an interview.',
        'Be clear about why you are staying that long and who pays: the officer usually asks.',
      ],
    },
    other_purpose: {
      title: 'Study and work have visas of their own',
      text: 'An ESTA does not cover work or studying for a degree. Each plan has its own visa, and it is best to start with the right one.',
      next: [
        'If you are going to study, take the student quiz: it looks at your admission, your funds and your plan.',
        'If you are going to work, the first step is almost always a petition by the company in the United States.',
        'If you do not know which one is yours, ask an adviser before you pay any fee.',
      ],
    },
    visa_instead: {
      title: 'In your case a visa is the safer way',
      text: 'After a denial, a stay longer than allowed or an arrest of that kind, an ESTA is generally denied. With a visa, a consular officer can hear your story before deciding.',
      next: [
        'Write down what happened, with dates and places: always declare it, even if it is old.',
        'Talk to an adviser before you pay. We are not lawyers: if you need one, we say so.',
        'If you stayed much longer than allowed, check the dates first: the law may set a waiting time.',
        'Gather what shows your life today: work, family and trips.',
      ],
    },
    listed_countries: {
      title: 'A rule of the program means you apply for a visa',
      text: 'As a rule, an ESTA is not open to anyone who was in certain countries after a set date, or who is also a national of {us-esta-nationals}. It is no judgment of you: you apply at a consulate instead.',
      next: [
        'Write down the dates and reasons of those trips, or since when you have that nationality.',
        'There are few exceptions: if you think yours is one, ask an adviser before you pay.',
        'Start early: a visa takes a form, a fee and, as a rule, an interview.',
      ],
    },
    no_chip: {
      title: 'You need a passport with a chip',
      text: 'An ESTA requires an electronic passport. Nothing else you answered stands in the way, so with a chip passport you could apply for one. On your present passport you travel with a visa.',
      next: [
        'Look at the cover again: the symbol is a small rectangle with a circle in the middle.',
        'If it is not there, ask your country’s passport office for an electronic one and how long it takes.',
        'With the new passport, take the quiz again.',
        'If you travel before you have it, a visa is the way, and as a rule it takes an interview.',
      ],
    },
    esta: {
      title: 'An ESTA looks right for you',
      text: 'Your passport, your plan and your history fit the rules of the ESTA. The border authority (CBP) grants or denies it, and on arrival an officer decides on your entry.',
      next: [
        'Apply at least {us-esta-ahead} before you fly.',
        'Take your time over the questions we did not ask here, such as health or false details.',
        'Copy the passport number character by character.',
        'The government fee is {us-esta}, and our price includes it.',
        'You can also apply on your own at esta.cbp.dhs.gov.',
      ],
    },
  },
};
