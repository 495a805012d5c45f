import type { QuizText } from '../definition.ts';

export const text: QuizText = {
  title: 'How well prepared is your visit to Canada?',
  shortTitle: 'Canada visitor visa',
  metaTitle: 'Canada visitor visa: see what officers look at',
  description:
    'About 12 questions on your passport, your trip and your life at home. See whether an eTA is enough, what usually helps and what to prepare.',
  lead: 'About 12 short questions, around three minutes. At the end you see whether an eTA is enough, or what Canadian officers look at in general and how your answers compare. It is free, general information: it is not advice on your case and does not predict the decision.',
  questions: {
    c_nationality: {
      ask: 'What is your nationality?',
      why: 'It decides whether Canada asks for a visa, an eTA or neither. If you have more than one, choose the one of the passport you would travel with.',
    },
    c_us_visa: {
      ask: 'Do you have a valid US visa, or a Canadian one from the last {ca-eta-lookback}?',
      why: 'With your passport, either of them may let you use an eTA, which is simpler than a visa. The US visa has to be a nonimmigrant one, such as a tourist visa.',
    },
    c_air: {
      ask: 'How do you plan to arrive in Canada?',
      why: 'In your case the eTA is for arriving by air. By land or sea you need the visa.',
    },
    c_purpose: {
      ask: 'Why do you want to go to Canada?',
      why: 'The visitor visa is for short trips. A long study program or work takes a different permit.',
    },
    c_host: {
      ask: 'Is someone in Canada hosting you and inviting you in writing?',
      why: 'A letter says where you will stay and with whom. It is not required: people also travel on their own.',
    },
    c_funds: {
      ask: 'Do six months of savings by whoever is paying cover the trip?',
      why: 'If you are paying, answer for yourself. The officer compares the cost of the trip with the money that bank statements show.',
    },
    c_job: {
      ask: 'What do you do at present?',
      why: 'A job, a business or studies under way are reasons to come back. If you do several things, choose the main one.',
    },
    c_family: {
      ask: 'Who in your family stays at home while you travel?',
      why: 'Family waiting for you is a reason to come back. If nobody stays, that is no fault: other things count.',
    },
    c_travel: {
      ask: 'In the last 5 years, where did you travel and come back on time?',
      why: 'Trips with a return on time are part of what Canada looks at. If several fit, choose the first one on the list that is true.',
    },
    c_refusal: {
      ask: 'Have you ever been denied a visa, by Canada or another country?',
      why: 'The form asks about every country. A denial that is explained can be overcome, so it is best to mention it.',
    },
    c_overstay: {
      ask: 'Have you ever stayed longer than allowed, in any country?',
      why: 'Officers look at whether earlier trips kept to their dates. Take your time: we do not ask in order to judge you.',
    },
    c_crime: {
      ask: 'Have you ever been arrested or convicted, drunk driving included?',
      why: 'Canada treats drunk driving as a serious crime, even if it is a minor matter in your country. That is why we name it. We do not ask for details.',
    },
    c_health: {
      ask: 'Have you had tuberculosis, or are you in costly medical treatment?',
      why: 'The application asks about health, and it may lead to a medical exam. We do not ask for details here.',
    },
    c_biometrics: {
      ask: 'Did you give Canada fingerprints and a photo in the last {ca-biometrics-validity}?',
      why: 'Biometrics can be used for that long. If yours are still valid, you generally do not give them or pay for them again.',
    },
  },
  options: {
    air: {
      by_air: 'By air',
      by_land_or_sea: 'By land or sea',
    },
    purpose: {
      tourism: 'Vacation and sightseeing',
      family: 'To visit family or friends',
      business: 'Meetings, business or a conference',
      study_over_6_months: 'To study for more than {ca-stay}',
      work: 'To work',
    },
    host: {
      host_with_invitation: 'Yes, with a letter of invitation',
      none: 'No, or no letter yet',
    },
    overstay: {
      Y: 'Yes',
      N: 'No',
    },
    crime_record: {
      Y: 'Yes',
      N: 'No',
    },
    health: {
      Y: 'Yes',
      N: 'No',
    },
    biometrics: {
      Y: 'Yes',
      N: 'No',
    },
  },
  cards: {
    own: {
      title: 'You do not need a visa for Canada',
      text: 'As a Canadian national you are not asked for a visitor visa or an eTA: you are going back to your own country.',
      next: [
        'Check that your Canadian passport is valid.',
        'If someone traveling with you has another nationality, take the quiz again with theirs.',
      ],
    },
    nothing_needed: {
      title: 'You need neither a visa nor an eTA to visit Canada',
      text: 'US nationals, which includes people from Puerto Rico, are asked for neither a visa nor an eTA for a visit. The border officer decides on entry.',
      next: [
        'Check that your US passport is valid.',
        'If you are going to work, or to study for more than {ca-stay}, see on canada.ca which permit applies.',
        'If someone traveling with you has another nationality, take the quiz again with theirs.',
      ],
    },
    eta: {
      title: 'To fly to Canada, an eTA is usually enough',
      text: 'With your passport Canada asks for an eTA to arrive by air, instead of a visitor visa. It costs {ca-eta} and lasts up to {ca-eta-validity}, or until the passport expires.',
      next: [
        'Apply for it yourself, online, at canada.ca/eta: you do not need an intermediary.',
        'Use the same passport you are going to travel with.',
        'If you arrive by land or sea, see on canada.ca what is required.',
        'If you are going to work, or to study for more than {ca-stay}, you need a different permit.',
      ],
    },
    eta_by_air: {
      title: 'By air, an eTA is usually enough',
      text: 'With your passport and a valid US visa, or a Canadian one from the last {ca-eta-lookback}, Canada usually asks only for an eTA if you arrive by air. It costs {ca-eta} and lasts up to {ca-eta-validity}, or until the passport expires.',
      next: [
        'Confirm your case and apply at canada.ca/eta: you can do it without help.',
        'Have the passport and that visa at hand, even if it is in an earlier passport.',
        'If your plans change and you arrive by land or sea, you need the visitor visa.',
        'If you are going to work, or to study for more than {ca-stay}, you need a different permit.',
      ],
    },
    study: {
      title: 'For a long program there is the study permit',
      text: 'The visitor visa does not cover a program of more than {ca-stay}. The study permit has its own forms and documents, and we work on it by quote. The decision is made by IRCC, Canada’s immigration authority.',
      next: [
        'Have the school’s letter of acceptance at hand. If it has not come yet, tell us where things stand.',
        'Ask for the quote: an adviser writes to you within one business day.',
        'We organize documents and fill in forms as you instruct. Advice on your case comes from someone with a license: find one at college-ic.ca.',
      ],
    },
    work_permit: {
      title: 'To work in Canada you need a different permit',
      text: 'The visitor visa does not allow work. The work permit is a separate application with its own rules, and for now we do not offer it.',
      next: [
        'See on canada.ca which work permits there are and what each one requires.',
        'If you want advice on your case, find someone with a license at college-ic.ca.',
        'If you are going only for meetings or a conference, go back and choose that answer.',
        'If you have a question about what we do, write to us by chat and an adviser will answer.',
      ],
    },
    strong: {
      title: 'Most of your answers are the kind that help',
      text: 'More than half of what you answered is what an officer usually likes to see. This is general information, not an opinion on your case: Canada decides on your complete application.',
      next: [
        'Confirm on canada.ca what your passport needs, because the lists change.',
        'Gather documents of what you answered: work, money, family and trips.',
        'Plan for what Canada charges: {ca-visitor} for the application and {ca-biometrics} for biometrics, if yours are not valid.',
        'If there is an arrest, an overstay or a health matter, it can outweigh everything else: first ask someone with a license, at college-ic.ca.',
      ],
    },
    possible: {
      title: 'Possible, with preparation',
      text: 'Some answers help, and others need explaining or proof. Canada nearly always decides by reading, so what is not in the documents is not seen. This is general information, not an opinion on your case.',
      next: [
        'Confirm on canada.ca what your passport needs, because the lists change.',
        'If something weighs against you, start there: see whether documents can back it up better, or whether it is better to wait.',
        'Write down in a few lines why you are going, when you come back, who pays and what awaits you at home.',
        'If there is an arrest, an overstay or a health matter, first ask someone with a license, at college-ic.ca.',
      ],
    },
    work: {
      title: 'Best to prepare before you apply',
      text: 'Several of your answers are the kind that leave most doubts when an officer reads an application. It is not a denial: it says they are worth a calm look before you pay a fee. The decision is Canada’s.',
      next: [
        'If there is an arrest, an overstay or more than one denial, first ask a licensed lawyer or consultant. The register of consultants is at college-ic.ca.',
        'If what weighs is work, money or travel, give it time and take the quiz again when something changes.',
        'Hold off on paying: the application costs {ca-visitor}, which is not returned once it has been studied.',
        'When you decide to go on, we organize your documents and fill in the forms as you instruct, with everything they ask.',
      ],
    },
  },
};
