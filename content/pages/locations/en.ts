import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Where the process takes place in your country',
  metaTitle: 'Consulates and visa centers by country',
  description:
    'Which consulate or center you go to for your destination: US interviews, and application centers for Canada, the United Kingdom and Australia.',
  lead: 'Each destination has its own places: a consulate for the United States, an application center for the others. Here you see where you go and what for.',
  sections: [
    {
      id: 'us-posts',
      title: 'United States: the consulate',
      blocks: [
        'The interview is at a consulate in the country you live in or are a national of. The United States has asked for this since {us-residence-rule}.',
        {
          table: {
            head: ['Country', 'Where the interview is'],
            rows: [
              ['Mexico', 'Mexico City, and consulates in other cities'],
              ['Colombia', 'Bogotá'],
              ['Ecuador', 'Quito or Guayaquil'],
              ['Peru', 'Lima'],
              ['Argentina', 'Buenos Aires'],
            ],
          },
        },
        'For another country, find your embassy at [usembassy.gov](https://www.usembassy.gov). In several places fingerprints and photo are taken on another day, in another building.',
      ],
    },
    {
      id: 'application-centres',
      title: 'Canada, United Kingdom and Australia: the centers',
      blocks: [
        {
          list: [
            'Canada: you go to the center to give your biometrics, with the letter they send you. You have {ca-biometrics-deadline} to do so, and they then stay valid for {ca-biometrics-validity}.',
            'United Kingdom: you choose the center at the end of the online application. From that visit a decision usually takes {uk-decision}.',
            'Australia: everything begins online. You go to a center only if you are asked to.',
          ],
        },
        'They are run by companies hired by each government. They take your data and documents; they neither give an opinion nor decide.',
      ],
    },
    {
      id: 'before-you-go',
      title: 'Before you leave home',
      blocks: [
        'Take the address and time from your confirmation, not from a map or a forwarded message: offices move. Bring your passport and the appointment page. US consulates usually do not let phones in, so leave yours with somebody.',
      ],
    },
    {
      id: 'who-does-what',
      title: 'Who decides, and whom you meet',
      blocks: [
        'It is hardly ever the same person. Knowing this saves you questions at the wrong window.',
        {
          table: {
            head: ['Destination', 'Who decides', 'Whom you see'],
            rows: [
              [
                'US visa',
                'A consular officer',
                'The officer and, in several countries, the center that takes fingerprints and photo',
              ],
              ['ESTA', 'Customs and Border Protection (CBP)', 'Nobody before the trip: it is online'],
              ['Canada', 'The immigration department, IRCC', 'The staff of the biometrics center'],
              ['United Kingdom', 'UK Visas and Immigration (UKVI)', 'The staff of the visa center'],
              [
                'Australia',
                'The Department of Home Affairs',
                'Nearly always nobody; a center or a doctor, if they ask',
              ],
            ],
          },
        },
        'For the United States, the fee for tourism, study or crew, {us-mrv} per person, is paid as the official appointment system says. No center or courier collects it at the door.',
      ],
    },
    {
      id: 'kinds-of-place',
      title: 'Embassy, consulate or center',
      blocks: [
        {
          list: [
            'The embassy represents one country before another and is usually in the capital. Its consular section is the one that handles visas.',
            'A consulate does that same work in another city, by the same rules. None is easier: distance and free dates are what differ.',
            'The US applicant service center, known as the CAS, takes fingerprints and photo. There is no interview there.',
            'The application center of the other destinations receives data and documents and sends them to whoever decides.',
          ],
        },
        'You always go to the office of the country you want to visit. The embassy of your own country, if you live abroad, helps only with the passport.',
      ],
    },
    {
      id: 'passport',
      title: 'What happens to your passport',
      blocks: [
        {
          list: [
            'United States: if the visa is approved, it stays at the consulate for some days to be printed. It comes back as the consulate says, by delivery or collection.',
            'Canada: you show it when you give biometrics. If the visa is approved, they write to ask for it and put the visa in.',
            'United Kingdom: the decision says whether the visa goes into the passport or is digital. The center explains whether it keeps it meanwhile.',
            'Australia: the visa is digital and the passport stays with you.',
          ],
        },
        'Plan no other trip for those days. And look at the date before you hand it in: for the United States it must be valid, as a rule, for {us-passport-validity} beyond your stay.',
      ],
    },
    {
      id: 'another-city',
      title: 'If you have to travel to another city',
      blocks: [
        'Put the visits together. If there is one for fingerprints and another for the interview, look for dates close to each other and arrive the day before: a late bus does not move your time. Buy tickets that allow changes, and leave a day free afterwards in case they ask for a document.',
        'Crossing into another country is different. For the United States your nationality and your residence count, and a fee paid in one country does not pass to another. For the other destinations, the system or the letter of instructions tells you which centers you may choose.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can I choose any consulate in my country?',
      answer:
        'Yes, if your country has more than one and the official system offers it. Compare the distance and the [wait times](screen:wait-times) before you book.',
    },
    {
      question: 'I live outside my own country. Where do I go?',
      answer:
        'You can apply where you legally reside. Bring the document that shows it. If there is no US visa service in the country of your nationality, the post assigned to you is on [travel.state.gov](https://travel.state.gov).',
    },
    {
      question: 'Does Mirador come to the consulate with me?',
      answer:
        'No. You go into the interview yourself, and the center sees each applicant in person. We prepare you beforehand and answer your questions afterwards.',
    },
    {
      question: 'Can I leave my documents at a Mirador office?',
      answer:
        'There is no need: you send them to us from your phone. The originals stay with you, and the passport goes only to the authority.',
    },
    {
      question: 'The center offers me extra services. Do I need them?',
      answer:
        'As a rule they are optional: copies, messages, a special hour. Ask what the fee includes and take your time. None of them improves the answer, because the center does not decide.',
    },
    {
      question: 'How do I know that an address or a site is the real one?',
      answer:
        'Always begin with the government’s page: it ends in .gov, in gov.uk, in canada.ca or in homeaffairs.gov.au. From there follow the link to the appointment system or the center. Use no advertisement and no link you were sent, and see other signs in the [general disclaimer](screen:general-disclaimer).',
    },
  ],
};
