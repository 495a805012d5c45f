import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Canada: visa, study permit or eTA',
  metaTitle: 'Canada: visitor visa, study permit or eTA',
  description:
    'What your passport needs to travel to Canada: a visitor visa, a study permit or the eTA authorization. Official costs and the first step.',
  lead: 'What Canada asks of you depends on your passport, on how you arrive and on how long you stay. Three answers tell you which one you need.',
  sections: [
    {
      id: 'visit',
      title: 'You are going on a visit',
      blocks: [
        'With a passport from {ca-visa-passports} you need a [visitor visa](screen:ca-visitor). The government charges {ca-visitor} for the application and {ca-biometrics} for biometrics. The normal stay is up to {ca-stay}, though the border officer may set a different one.',
        'There is no interview appointment as for the United States: they nearly always decide on your documents. That is why the letter explaining the trip and the proof of your ties to home count for so much.',
      ],
    },
    {
      id: 'eta',
      title: 'Who travels with an eTA',
      blocks: [
        'The eTA is an electronic authorization to arrive by air. It is valid for up to {ca-eta-validity}, or until your passport expires. It is for:',
        {
          list: [
            'holders of a passport from {ca-eta-passports};',
            'holders of a passport from {ca-eta-with-visa} who also have a valid US nonimmigrant visa or had a Canadian visa in the last {ca-eta-lookback}.',
          ],
        },
        'You apply on the official site and need nobody to do it for you: start at [canada.ca](https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/eta.html), which has the full list.',
      ],
    },
    {
      id: 'study',
      title: 'A long program: the study permit',
      blocks: [
        'If the course lasts longer than the normal stay of a visitor, you need a [study permit](screen:ca-study), with a letter of acceptance and, depending on the program, one from the province. The fee is {ca-study-permit}, plus biometrics. Many students may work up to {ca-study-hours} hours a week off campus.',
      ],
    },
    {
      id: 'which-one',
      title: 'How to choose among the three',
      blocks: [
        {
          table: {
            head: ['Your plan', 'What you usually ask for', 'Government fee'],
            rows: [
              ['A visit, with a passport that needs a visa', 'Visitor visa', '{ca-visitor}, plus biometrics'],
              ['A visit by air, with a passport that may use the eTA', 'eTA', '{ca-eta}'],
              [
                'A course that fits into a visitor’s stay',
                'The same as for a visit, by your passport',
                'The fee of that one',
              ],
              ['A longer program', 'Study permit; the visa or eTA comes with it', '{ca-study-permit}, plus biometrics'],
            ],
          },
        },
        'Work asks for another permit, which this site does not handle. If your case is not in the table, begin with the questions at [canada.ca](https://www.canada.ca): they tell you what your passport needs today, and that counts for more than any list of ours.',
      ],
    },
    {
      id: 'biometrics',
      title: 'Biometrics: fingerprints and photo',
      blocks: [
        'After you send and pay, Canada sends you a letter of instructions. With it you book at an authorized center and go in person, with the letter and your passport. You have {ca-biometrics-deadline}, so it is wise to book as soon as it arrives.',
        'They are asked for, as a rule, from the age of {ca-biometrics-from-age} to the age of {ca-biometrics-to-age}. Once given, they serve for {ca-biometrics-validity}, for other visits or to study. The center takes the data and sends it on: it does not read your case or bring the answer forward. For the eTA there is no visit to any center.',
      ],
    },
    {
      id: 'family',
      title: 'With minors, and as a family',
      blocks: [
        {
          list: [
            'Each person has an application, even a baby. For a minor, the mother, the father or whoever represents them signs.',
            'A minor who travels without one of the parents carries the authorization of the one who stays and, if there is one, the decision on custody.',
            'It is best to send everything together: the fee maximums then apply, and the officer sees one plan.',
            'The answers on who pays, where you sleep and when you return must agree in all the applications.',
          ],
        },
      ],
    },
    {
      id: 'what-the-officer-reads',
      title: 'What the officer reads',
      blocks: [
        'The officer does not hear you but reads you. In a few pages four questions look for an answer.',
        {
          list: [
            'What do you go for, and why on those dates?',
            'With which money, and where did it come from?',
            'What awaits you on your return: a job, studies, a family, a business?',
            'Did you keep the rules on earlier trips, and did you mention the denials there were?',
          ],
        },
        'A fine letter without documents behind it helps little. A document that contradicts the form does more harm than one that is missing.',
      ],
    },
    {
      id: 'on-your-own',
      title: 'Doing it alone, and when we are of use',
      blocks: [
        'All three are done online on the government’s site, and the forms are free. Do the eTA yourself. For the visitor visa, and by quote for the study permit, we put your answers into English, get the documents in order and fill in what you dictate; you send it from your own account.',
        'We give no immigration advice and do not represent you. Whoever charges for that needs a license under [section 91 of the Canadian act](https://laws-lois.justice.gc.ca/eng/acts/i-2.5/section-91.html): a lawyer, an RCIC consultant or a Quebec notary. Check them at [college-ic.ca](https://college-ic.ca) or with the law society of the province.',
      ],
    },
  ],
  questions: [
    {
      question: 'I have a US visa. Can I enter Canada with it?',
      answer:
        'Not by itself. With certain passports it lets you ask for an eTA and arrive by air. With the others you need a Canadian visa, although the US one counts as good travel history.',
    },
    {
      question: 'What if I arrive by land or on a cruise?',
      answer:
        'The eTA that depends on a US visa is only for arriving by air. By land or by sea, with one of those passports, you apply for a visitor visa.',
    },
    {
      question: 'Does a family pay less?',
      answer:
        'Canada sets a maximum when everybody applies together, both for the visa and for biometrics. You can see it calculated in the cost table of the visitor visa.',
    },
    {
      question: 'How long does it take?',
      answer:
        'It changes by country and by week. The government publishes the current time on [canada.ca](https://www.canada.ca), not counting your visit to the biometrics center. Apply before you buy tickets.',
    },
    {
      question: 'Can I ask for more time once I am in Canada?',
      answer:
        'Yes, as a visitor you ask for an extension online, and Canada advises doing so at least {ca-extension-ahead} before your stay ends. It is another application and is decided on its own. With a study permit, the date that counts is the one printed on it.',
    },
    {
      question: 'Is the visa valid as long as the stay?',
      answer:
        'No. The visa may be valid for up to {ca-visa-validity}, never beyond the expiry of your passport or your biometrics, and tells you until when you may arrive. The stay is counted at each entry and set by the border officer.',
    },
  ],
};
