import type { QuestionnaireText } from '../definition.ts';

export const text: QuestionnaireText = {
  questions: {
    destination: {
      ask: 'Which country do you want to travel to?',
      why: 'Each country has its own visa and its own rules. If you are going to several, start with one.',
    },
    trip_reason: {
      ask: 'What is the main reason for your trip?',
      why: 'The reason decides the kind of visa. If you have several, choose the one that makes you travel.',
    },
    number_in_party: {
      ask: 'How many people are traveling, including you?',
      why: 'Each person has their own application. For two or more, our price per person is usually lower.',
    },
    minors_in_party: {
      ask: 'How many of them are minors?',
      why: 'Each minor has their own form and brings documents from their parents. Our price for minors is usually lower.',
    },
    nationality: {
      ask: 'Which country issued your passport?',
      why: 'Your passport decides whether you need a visa or just an online authorization. If you have two, choose the one you will use on this trip.',
    },
    residence_country: {
      ask: 'Which country do you live in?',
      why: 'As a rule, you apply for the visa in the country you live in or in the country of your passport.',
    },
    valid_passport: {
      ask: 'Do you have a valid passport?',
      why: 'You can start without it. You need it to finish the application, because its number goes in there.',
    },
    passport_help: {
      ask: 'Do you need help with your passport?',
      why: 'Your country issues it and you apply for it yourself. If you say yes, your adviser keeps it in mind and points the way.',
    },
    travel_date: {
      ask: 'When do you want to travel?',
      why: 'It shows whether there is time for the appointment and the answer. You do not need to have tickets.',
    },
    had_us_visa: {
      ask: 'Have you ever had a US visa?',
      why: 'If so, you may be able to renew it, sometimes without an interview.',
    },
    us_visa_expiry: {
      ask: 'Is that visa still valid, or has it expired?',
      why: 'Look at the date printed on the visa, not the one in the passport. It decides whether you renew or apply for a new one.',
    },
    denied_visa_before: {
      ask: 'Have you ever been denied a visa?',
      why: 'By any country. A denial does not close the door: it is stated in the application, and we help you explain it.',
    },
    denied_country: {
      ask: 'Which country denied it?',
      why: 'If there were several, choose the United States if it is one of them; if not, the most recent.',
    },
    denied_when: {
      ask: 'When was the last time?',
      why: 'A new application is read for what has changed since then: job, income, family or travel plan.',
    },
    occupation_now: {
      ask: 'What do you do at the moment?',
      why: 'It shows what you have waiting at home and decides which documents are worth gathering. You can apply with any of these answers.',
    },
    monthly_income_range: {
      ask: 'About how much do you earn a month?',
      why: 'What is looked at is whether the trip is reasonable for whoever pays. Count in US dollars; if you have no income of your own, choose the first range.',
    },
    payer: {
      ask: 'Who is paying for the trip?',
      why: 'Whoever decides wants to know where the money comes from. Your answer changes the documents you will gather.',
    },
    travelled_abroad: {
      ask: 'Have you traveled to another country before?',
      why: 'Having traveled and come back on time speaks well of you. If this is your first trip, you can still apply.',
    },
    criminal_record: {
      ask: 'Have you ever been arrested or convicted, in any country?',
      why: 'The form asks, even if the case was closed. Knowing now lets us prepare it with you, and we read it in confidence.',
    },
    overstay_before: {
      ask: 'Have you ever stayed in another country longer than allowed?',
      why: 'Applications ask about it. Depending on how long it was, it can change the way forward, so it is better to look at it now, calmly.',
    },
    interview_city: {
      ask: 'In which city would you prefer the interview?',
      why: 'The wait differs from one city to the next. If your case needs no interview, this answer does not affect you.',
    },
    help_wanted: {
      ask: 'How much help would you like?',
      why: 'For the US tourist visa, this answer chooses the plan. You can change it until you pay.',
    },
    heard_from: {
      ask: 'How did you hear about us?',
      why: 'It tells us where people find us. It changes nothing in your case.',
    },
  },
  options: {
    destination: { US: 'United States', CA: 'Canada', UK: 'United Kingdom', AU: 'Australia' },
    trip_reason: {
      tourism: 'Tourism',
      business: 'Business, meetings or conferences',
      visit_family: 'Visiting family or friends',
      study: 'Studying',
      work: 'Working',
      family_immigration: 'Going to live with my family or partner',
      crew_transit: 'I am a crew member or in transit',
      medical: 'Medical treatment',
    },
    number_in_party: {
      '1': 'Just me',
      '2': '2 people',
      '3': '3 people',
      '4': '4 people',
      '5': '5 people',
      '6': '6 people',
      '7': '7 people',
      '8': '8 people',
      '9': '9 people',
      '10': '10 people',
    },
    minors_in_party: {
      '0': 'None',
      '1': '1 minor',
      '2': '2 minors',
      '3': '3 minors',
      '4': '4 minors',
      '5': '5 minors',
      '6': '6 minors',
      '7': '7 minors',
      '8': '8 minors',
      '9': '9 minors',
    },
    valid_passport: { Y: 'Yes', N: 'No', in_process: 'I have applied for it' },
    travel_date: {
      under_1: 'In less than 1 month',
      '1_3': 'In 1 to 3 months',
      '3_6': 'In 3 to 6 months',
      '6_12': 'In 6 to 12 months',
      over_12: 'In more than 1 year',
      no_date: 'I have no date yet',
    },
    us_visa_expiry: {
      valid: 'Still valid',
      expired_under_12: 'Expired less than 1 year ago',
      expired_12_48: 'Expired 1 to 4 years ago',
      expired_over_48: 'Expired more than 4 years ago',
    },
    denied_country: {
      US: 'United States',
      CA: 'Canada',
      UK: 'United Kingdom',
      AU: 'Australia',
      schengen: 'A European country in the Schengen area',
      other: 'Another country',
    },
    denied_when: { under_1: 'Less than 1 year ago', '1_3': '1 to 3 years ago', over_3: 'More than 3 years ago' },
    occupation_now: {
      employee: 'I have a job',
      self_employed: 'I own a business or work for myself',
      student: 'I study',
      retired: 'I am retired, with a pension',
      homemaker: 'I look after the home',
      unemployed: 'I have no job right now',
      informal: 'I work without a contract or registration',
    },
    monthly_income_range: {
      under_500: 'Less than 500 USD',
      '500_1000': '500 to 1,000 USD',
      '1000_2500': '1,000 to 2,500 USD',
      '2500_5000': '2,500 to 5,000 USD',
      over_5000: 'More than 5,000 USD',
    },
    payer: {
      self: 'Me',
      family: 'My family',
      employer: 'The company I work for',
      other: 'Another person or organization',
    },
    interview_city: {
      MEX: 'Mexico City',
      CDJ: 'Ciudad Juárez',
      GDL: 'Guadalajara',
      HER: 'Hermosillo',
      MTM: 'Matamoros',
      MER: 'Mérida',
      MTR: 'Monterrey',
      NGL: 'Nogales',
      NVL: 'Nuevo Laredo',
      TJT: 'Tijuana',
      BGT: 'Bogotá',
      QTO: 'Quito',
      GYQ: 'Guayaquil',
      LMA: 'Lima',
      BNS: 'Buenos Aires',
      ASN: 'Asunción',
      BRA: 'Brasília',
      RDJ: 'Rio de Janeiro',
      SPL: 'São Paulo',
      RCF: 'Recife',
      PTA: 'Porto Alegre',
      SNT: 'Santiago',
      MTV: 'Montevideo',
      LPZ: 'La Paz',
      PNM: 'Panama City',
      GTM: 'Guatemala City',
      SNJ: 'San José',
      other: 'Another city, or I do not know yet',
    },
    help_wanted: {
      form: 'Just with the form',
      form_and_appointment: 'With the form and the appointments',
      everything: 'With everything, and always the same adviser',
    },
    heard_from: {
      search: 'A search engine',
      social: 'Social media',
      friend: 'Somebody recommended you',
      advert: 'An ad',
      other: 'Some other way',
    },
  },
  cards: {
    us_own: {
      title: 'You need no visa: it is your own country',
      text: 'With a US passport, also if you live in Puerto Rico, you enter without a visa. Travel with that passport.',
      next: [
        'Check that your passport will be valid on the day you travel.',
        'If somebody in your group has a different passport, change that answer and see what they need.',
      ],
    },
    ca_own: {
      title: 'You need no visa: it is your own country',
      text: 'With a Canadian passport you enter Canada without a visa and without prior authorization. Travel with that passport.',
      next: [
        'Check that your passport will be valid on the day you travel.',
        'If somebody in your group has a different passport, change that answer and see what they need.',
      ],
    },
    uk_own: {
      title: 'You need no visa: it is your own country',
      text: 'With a British passport you enter the United Kingdom without a visa and without prior authorization. Travel with that passport.',
      next: [
        'Check that your passport will be valid on the day you travel.',
        'If somebody in your group has a different passport, change that answer and see what they need.',
      ],
    },
    au_own: {
      title: 'You need no visa: it is your own country',
      text: 'With an Australian passport you enter Australia without a visa. Travel with that passport.',
      next: [
        'Check that your passport will be valid on the day you travel.',
        'If somebody in your group has a different passport, change that answer and see what they need.',
      ],
    },
    us_canadian: {
      title: 'You need no visa for this visit',
      text: 'With a Canadian passport you can visit the United States without a visa. The border officer decides on your entry when you arrive.',
      next: [
        'Travel with a valid passport and have your travel plan at hand.',
        'If you had a problem entering before, ask us before you buy tickets.',
        'If somebody in your group has a different passport, change that answer and see what they need.',
      ],
    },
    esta_careful: {
      title: 'US tourist visa, Plus plan',
      text: 'People with your passport usually travel with an ESTA, but a US denial, an overstay or a criminal record normally rules it out. A visa is the safer way, because there you can explain what happened.',
      next: [
        'Write down what happened, when, where and how it ended.',
        'Answer the DS-160 questions; an adviser goes over them with you.',
        'Pay the government fee, book with our help and rehearse the interview.',
      ],
    },
    esta: {
      title: 'ESTA for the United States',
      text: 'Your passport is in the visa waiver program: for visits of up to {us-esta-stay} you apply for this online authorization. The border authority grants it, and also decides on your entry when you arrive.',
      next: [
        'Check that the cover of your passport has the chip symbol.',
        'Answer the ESTA questions; we check them before it is sent.',
        'Apply at least {us-esta-ahead} before you fly.',
      ],
    },
    renewal_valid: {
      title: 'Your visa still works; renewing is up to you',
      text: 'If it is a tourist visa (B-1/B-2) and still valid, you can travel with it. If it is in an expired passport, carry both. If it expires soon and you would rather renew now, we can help.',
      next: [
        'Look at the class and the expiration date on your visa.',
        'If it covers this trip, you do not have to pay for anything.',
        'If you renew, do it with no trip coming up: you hand in the visa you have, and the consulate keeps your passport while it decides.',
      ],
    },
    renewal_under_12: {
      title: 'Renewal of your US visa',
      text: 'Your visa expired less than {us-waiver-window} ago, so you may be able to renew it without an interview. That depends on other conditions, which we check with you; the consulate can call anybody in.',
      next: [
        'Find the earlier visa, even if it is in an old passport.',
        'Answer a few questions about it, to see whether you can ask for the interview waiver.',
        'Bring your details up to date in the DS-160 and have a new photo taken.',
      ],
    },
    renewal: {
      title: 'Renewal of your US visa',
      text: 'Since it expired more than {us-waiver-window} ago, expect an interview. We start from the details of that visa and bring up to date what has changed.',
      next: [
        'Find the earlier visa, even if it is in an old passport.',
        'Answer the DS-160 with your job, your address and your trips as they are today.',
        'Pay the government fee and book with our help. The interview rehearsal is bought separately.',
      ],
    },
    us_visitor_standard: {
      title: 'US tourist visa, Standard plan',
      text: 'This is the B-1/B-2 visa: for vacations, seeing your people, business or medical treatment. You chose help with the form: we fill in the DS-160 with you, and you book the appointments with a guide.',
      next: [
        'Answer the DS-160 questions in your language, a part at a time.',
        'Read the whole form in English and sign it yourself.',
        'Pay the government fee and book the appointment with the guide.',
      ],
    },
    us_visitor_plus: {
      title: 'US tourist visa, Plus plan',
      text: 'This is the B-1/B-2 visa: for vacations, seeing your people, business or medical treatment. You chose help with the form and the appointments; the plan also brings a check of your documents and one interview rehearsal.',
      next: [
        'Answer the DS-160 questions in your language, a part at a time.',
        'Gather the documents on your list; an adviser checks them.',
        'Pay the government fee, book with our help and rehearse the interview.',
      ],
    },
    us_visitor_vip: {
      title: 'US tourist visa, VIP plan',
      text: 'This is the B-1/B-2 visa: for vacations, seeing your people, business or medical treatment. You asked for help with everything: the same adviser fills in the form for you after a call, looks for dates and rehearses the interview with you twice.',
      next: [
        'Agree on a time for your call, with your passport at hand.',
        'Read what we wrote and sign the DS-160 yourself.',
        'Pay the government fee; we book a first date and keep looking in case an earlier one opens.',
      ],
    },
    us_student: {
      title: 'F-1 student visa for the United States',
      text: 'This is the visa for studying at an authorized school that issues you an I-20. A vocational course usually takes an M-1, and an exchange with a DS-2019 takes a J-1: in those cases, ask us before you pay.',
      next: [
        'Have your I-20 at hand, or tell us how your admission is going.',
        'Pay SEVIS with our guide and keep the receipt.',
        'Answer the DS-160, gather proof of funds and rehearse the interview.',
      ],
    },
    us_crew: {
      title: 'C-1/D crew and transit visa',
      text: 'This is the visa for those who work on board a ship or an aircraft, or only pass through the United States. The form asks for the details of your contract and your route.',
      next: [
        'Ask the company for a letter with the vessel or airline, your position, the port and the dates.',
        'Answer the DS-160 questions; we compare them with your contract.',
        'Leave room when you book: your passport has to be back with you before the trip.',
      ],
    },
    us_work_family: {
      title: 'Work or family visa for the United States',
      text: 'These roads begin with whoever petitions for you: a relative, your partner or a company. An adviser reads your case and writes within one business day with a quote; you owe nothing until you accept it.',
      next: [
        'Write down who petitions for you and what they have filed so far.',
        'Put your visas, denials, entries and exits in order of date.',
        'Read the quote at your own pace. We are not attorneys: if you need one, we say so.',
      ],
    },
    ca_study: {
      title: 'Canada study permit',
      text: 'A long program in Canada takes this permit. An adviser writes within one business day with a quote; we organize, translate and fill in the forms as you instruct. Advice comes from professionals with a Canadian license, which we do not hold.',
      next: [
        'Find your letter of acceptance, or tell us how your admission is going.',
        'Set apart the letter from the province and the proof of funds.',
        'If you are torn between options, find somebody licensed at college-ic.ca.',
      ],
    },
    ca_adviser: {
      title: 'Work permit or residence in Canada',
      text: 'We have no service for this today, and would rather say so before you pay for anything. An adviser writes within one business day and tells you where to turn.',
      next: [
        'Wait for our message before you buy tickets.',
        'Have the job offer or the details of your relative in Canada at hand.',
        'The programs are at canada.ca, and those licensed to advise you at college-ic.ca.',
      ],
    },
    ca_none: {
      title: 'You need neither a visa nor an eTA',
      text: 'With a US passport you can visit Canada without a visa and without prior authorization. The border officer decides on your entry when you arrive.',
      next: [
        'Check that your passport will be valid on the day you travel.',
        'If somebody in your group has a different passport, change that answer and see what they need.',
      ],
    },
    ca_eta: {
      title: 'You need no visa: an eTA is enough',
      text: 'With your passport you fly to Canada on an eTA, an online authorization. It costs {ca-eta} and lasts up to {ca-eta-validity}, or until the passport expires.',
      next: [
        'Apply at canada.ca; it is short and you can do it without help.',
        'Enter the number of the passport you will fly with.',
        'If somebody in your group has a different passport, change that answer and see what they need.',
      ],
    },
    ca_visitor_or_eta: {
      title: 'Canada visitor visa, or perhaps just an eTA',
      text: 'Look at this first: if you arrive by air and have a valid US visa, or had a Canadian one in the last {ca-eta-lookback}, an eTA may be enough. If not, or if you arrive by land or sea, you need the visitor visa.',
      next: [
        'If that is you, confirm it and apply for the eTA at canada.ca. You do not have to pay us.',
        'If not, scan your passport and answer the IMM 5257 questions: we fill in the form as you instruct. Advice comes from somebody licensed, at college-ic.ca.',
        'When the letter from Canada comes, give your biometrics at the center.',
      ],
    },
    ca_visitor: {
      title: 'Canada visitor visa',
      text: 'With your passport you visit Canada on this visa, and each stay is usually up to {ca-stay}. It is nearly always decided from your documents, without an interview.',
      next: [
        'Scan the passport, with every page that has a stamp or a visa.',
        'Answer the IMM 5257 questions and write the letter that explains the trip in your own words; we translate it. Advice comes from somebody licensed, at college-ic.ca.',
        'When the letter from Canada comes, give your biometrics at the center.',
      ],
    },
    uk_adviser: {
      title: 'Another kind of visa for the United Kingdom',
      text: 'Studying, working, living there or passing through in transit takes a visa other than the visitor visa, and we have no service for those today. An adviser writes within one business day and tells you where to turn.',
      next: [
        'Wait for our message before you buy tickets.',
        'Have the details of the school, the company, your relative or the vessel at hand.',
        'If you want a head start, the official checker is at gov.uk/check-uk-visa.',
      ],
    },
    uk_eta: {
      title: 'You need no visa: an ETA is enough',
      text: 'With your passport you can visit the United Kingdom for up to {uk-eta-stay} on an ETA, an online authorization. It costs {uk-eta} and lasts up to {uk-eta-validity}, or until the passport expires.',
      next: [
        'Apply at gov.uk; you can do it without help.',
        'Enter the number of the passport you will travel with.',
        'If somebody in your group has a different passport, change that answer and see what they need.',
      ],
    },
    uk_visitor: {
      title: 'UK visitor visa',
      text: 'With your passport you need this visa for visits of up to {uk-stay}. It is decided from your documents, and what is looked at most is whether the trip fits your income.',
      next: [
        'Write down your plan: dates, cities, where you will stay and who pays.',
        'Collect bank statements and the letter from your job or your business.',
        'Answer the application with us and go to the center to give your biometrics.',
      ],
    },
    au_adviser: {
      title: 'Another kind of visa for Australia',
      text: 'Studying, working, living there or passing through in transit takes a visa other than the visitor visa, and we have no service for those today. An adviser writes within one business day and tells you where to turn.',
      next: [
        'Wait for our message before you buy tickets.',
        'Have the details of the school, the company, your relative or the vessel at hand.',
        'If you want a head start, all the visas are at immi.homeaffairs.gov.au.',
      ],
    },
    au_eta: {
      title: 'An ETA is enough (subclass 601)',
      text: 'With your passport you do not need the visitor visa 600. For a short visit you apply for an ETA, which is simpler and done online.',
      next: [
        'Read the conditions and apply at immi.homeaffairs.gov.au; you can do it without help.',
        'Use the passport you will fly with.',
        'If somebody in your group has a different passport, change that answer and see what they need.',
      ],
    },
    au_evisitor: {
      title: 'An eVisitor is enough (subclass 651)',
      text: 'With your passport you do not need the visitor visa 600. For a short visit you apply for an eVisitor, which is simpler and done online.',
      next: [
        'Read the conditions and apply at immi.homeaffairs.gov.au; you can do it without help.',
        'Use the passport you will fly with.',
        'If somebody in your group has a different passport, change that answer and see what they need.',
      ],
    },
    au_visitor: {
      title: 'Australia visitor visa (subclass 600)',
      text: 'With your passport this is the visa for vacations, seeing your people or business. You apply online; the most frequent stay is {au-stay-usual} and the longest {au-stay}.',
      next: [
        'Scan the passport, your national identity card and a recent photo.',
        'Answer the application with us and say why you will come back home.',
        'Keep an eye on your official account: later requests, such as a medical exam, arrive there.',
      ],
    },
  },
};
