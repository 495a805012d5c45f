import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Canada: visa, study permit or eTA',
  metaTitle: 'Canada: visitor visa, study permit or eTA',
  description:
    'What your passport needs to travel to Canada: a visitor visa, a study permit or the eTA authorisation. Official costs and the first step.',
  lead: 'What Canada asks of you depends on your passport, on how you arrive and on how long you stay. Three answers tell you which way is yours.',
  sections: [
    {
      id: 'visit',
      title: 'You go on a visit',
      blocks: [
        'With a passport of Colombia, Ecuador, Peru, Bolivia, Paraguay or Guatemala you need a [visitor visa](screen:ca-visitor). The government charges {ca-visitor} for the application and {ca-biometrics} for biometrics. The normal stay is {ca-stay}, though the border officer may give another.',
        'There is no interview appointment as for the United States: they nearly always decide on your papers. That is why the letter explaining the trip and the proof of your ties to home weigh so much.',
      ],
    },
    {
      id: 'eta',
      title: 'Who travels with an eTA',
      blocks: [
        'The eTA is an electronic authorisation to arrive by air. It is valid for up to {ca-eta-validity}, or until your passport expires. It is for:',
        {
          list: [
            'holders of a Chilean passport;',
            'holders of a passport of Mexico, Brazil, Argentina, Uruguay, Costa Rica or Panama who also have a valid US nonimmigrant visa or had a Canadian visa in recent years.',
          ],
        },
        'You ask for it on the official site and need nobody to do it: start at [canada.ca](https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/eta.html), which has the full list.',
      ],
    },
    {
      id: 'study',
      title: 'You go to study',
      blocks: [
        'If the course lasts longer than the normal stay of a visitor, you need a [study permit](screen:ca-study), with a letter of acceptance and, for some programmes, one from the province. The fee is {ca-study-permit}, plus biometrics. Many students may work up to {ca-study-hours} hours a week off campus.',
      ],
    },
  ],
  questions: [
    {
      question: 'I have a US visa. Can I enter Canada with it?',
      answer:
        'Not by itself. With certain passports it lets you ask for an eTA and arrive by air. With the others you need a Canadian visa, although the US one counts as good history.',
    },
    {
      question: 'What if I arrive by land or on a cruise?',
      answer:
        'The eTA that rests on a US visa is only for arriving by air. By land or by sea, with one of those passports, you ask for a visitor visa.',
    },
    {
      question: 'Does a family pay less?',
      answer:
        'Canada sets a maximum when everybody applies together, for the visa and for biometrics alike. You see it worked out in the cost table of the visitor visa.',
    },
    {
      question: 'How long does it take?',
      answer:
        'It changes by country and by week. The government publishes the current time on [canada.ca](https://www.canada.ca), not counting your visit to the biometrics centre. Apply before you buy tickets.',
    },
  ],
};
