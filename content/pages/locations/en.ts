import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Where the process takes place in your country',
  metaTitle: 'Consulates and visa centres by country',
  description:
    'Which consulate or centre you go to for your destination: US interviews, and application centres for Canada, the United Kingdom and Australia.',
  lead: 'Each destination has its own places: a consulate for the United States, an application centre for the others. Here you see where you go and what for.',
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
      title: 'Canada, United Kingdom and Australia: the centres',
      blocks: [
        {
          list: [
            'Canada: you go to the centre to give your biometrics, with the letter they send you. You have {ca-biometrics-deadline} to do so, and they then stay valid for {ca-biometrics-validity}.',
            'United Kingdom: you choose the centre at the end of the online application. From that visit a decision usually takes {uk-decision}.',
            'Australia: everything begins online. You go to a centre only if you are asked to.',
          ],
        },
        'They are run by companies each government hires. They take your data and papers; they neither judge nor decide.',
      ],
    },
    {
      id: 'before-you-go',
      title: 'Before you leave home',
      blocks: [
        'Take address and time from your confirmation, not from a map or a forwarded message: places move. Bring your passport and the appointment page. US consulates usually do not let phones in, so leave yours with somebody.',
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
        'You can apply where you legally reside. Bring the document that shows it. If your nationality has no visa service at home, the place assigned to it is on [travel.state.gov](https://travel.state.gov).',
    },
    {
      question: 'Does Mirador come to the consulate with me?',
      answer:
        'No. You go into the interview yourself, and the centre sees each applicant in person. We prepare you beforehand and answer your questions afterwards.',
    },
    {
      question: 'Can I leave my documents at a Mirador office?',
      answer:
        'There is no need: you upload them to your account from your phone. The originals stay with you, and the passport goes only to the authority.',
    },
  ],
};
