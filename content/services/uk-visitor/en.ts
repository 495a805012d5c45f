import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'UK Standard Visitor visa',
  metaTitle: 'UK visitor visa or ETA: what your passport needs',
  description:
    'Visa or only an ETA for the United Kingdom? What your passport needs, which documents count, when to apply and how we fill in the application with you.',
  lead: 'With a passport from {uk-visa-passports} you need a visitor visa; with many others in the region an ETA is enough. We tell you which, and fill in the application with you.',
  benefits: [
    {
      title: 'Visa or ETA, settled first',
      text: 'We look up your passport, and your second one if you have it, in the official checker. If the electronic authorization is all you need, we tell you where to get it.',
    },
    {
      title: 'The online application, together',
      text: 'Questions in your language, with explanations. We fill in the official form and make sure that income, spending and cost of the trip fit together.',
    },
    {
      title: 'Documents read the way an officer would',
      text: 'You get the list for your case, and an adviser checks what you send: that the statement shows the salary, that the employer letter says when you will be back.',
    },
    {
      title: 'Payment and biometrics, without getting lost',
      text: 'We guide you through paying the fee on the official site, booking at the visa center and arriving with what they ask for. The fee never passes through us.',
    },
  ],
  steps: [
    {
      title: 'You tell us which passport you hold',
      text: 'Also why you are going, when and for how long. With that we know whether you need the visitor visa, the ETA or a visa of another kind.',
      actor: 'you',
    },
    {
      title: 'We prepare the application',
      text: 'You answer a part at a time. An adviser compares your answers with the documents and asks about whatever does not match before it goes into the form.',
      actor: 'us',
    },
    {
      title: 'You sign, pay and book',
      text: 'You read the whole application and send it with your declaration. The fee is paid online to the British government. You can apply from {uk-apply-ahead} before you travel, no earlier.',
      actor: 'you',
    },
    {
      title: 'You give fingerprints and photo',
      text: 'You go to the visa center with your passport. Documents are uploaded beforehand or scanned there. If the center offers extras, they are optional.',
      actor: 'you',
    },
    {
      title: 'UKVI decides',
      text: 'The visa authority usually answers about {uk-decision} after biometrics, though it may ask for more and take longer. It rarely holds an interview.',
      actor: 'authority',
    },
    {
      title: 'You check the visa and travel',
      text: 'Check name, dates and passport number. The decision says whether the visa is a sticker in the passport or digital (eVisa). At the border you may be asked about your plan.',
      actor: 'you',
    },
  ],
  sections: [
    {
      id: 'visa-or-eta',
      title: 'Who needs a visa and who only an ETA',
      blocks: [
        {
          table: {
            head: ['Your passport', 'For a short visit'],
            rows: [
              ['Colombia', 'Visitor visa, since {uk-colombia-visa}'],
              ['Ecuador, Bolivia', 'Visitor visa'],
              ['{uk-eta-passports}', 'ETA, no visa'],
            ],
          },
        },
        'The list has changed several times. Before you pay for anything, confirm your case in the [gov.uk checker](https://www.gov.uk/check-uk-visa). You apply for the ETA online; it costs {uk-eta}, covers several trips of up to {uk-eta-stay} and lasts {uk-eta-validity} or until the passport expires.',
      ],
    },
    {
      id: 'what-you-may-do',
      title: 'What the visitor visa allows',
      blocks: [
        'Tourism, seeing family or friends, meetings and conferences, and short courses. Each visit may last up to {uk-stay}. It does not allow you to work for a British company, to live there through one visit after another or to draw public benefits. For a wedding there is a separate visa.',
      ],
    },
    {
      id: 'documents',
      title: 'The file they read without you there',
      blocks: [
        'A valid passport with a blank page, bank statements, an employer letter with your approved leave, pay slips and a plan of the trip. If you own a business, its registration and your tax return. If you are a student, proof of enrollment.',
        'If somebody invites you or pays, add their letter, proof that they live there legally and their income. Minors bring their parents’ consent. Anything not in English or Welsh needs a full translation with the date and the translator’s details.',
      ],
    },
    {
      id: 'decision',
      title: 'How a UKVI officer reads your case',
      blocks: [
        'No consulate interviews you: an official of UK Visas and Immigration reads the file. They look for a genuine visit: a clear reason, money that is yours or explained, a cost that is sensible for what you earn, and reasons to return. They also look at whether you respected the rules on earlier trips.',
        'That is why money weighs so much. There is no published minimum balance; what matters is that the trip makes sense next to your month-to-month life.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Slips we check one by one',
      blocks: [
        {
          list: [
            'Stating one salary and showing another at the bank. We compare figure by figure.',
            'Applying too early. We work out the first possible date with you.',
            'Forgetting a denial by another country. The form asks about every country, and we remind you.',
            'Translating only a part. We mark what is missing before the appointment.',
          ],
        },
      ],
    },
    {
      id: 'after-and-limits',
      title: 'Going back, and where our help ends',
      blocks: [
        'The standard visa is short-term: up to {uk-stay}. There are long-term visitor visas, more expensive, for coming back over several years; even so each visit has that same limit. There is no renewal: for another trip you apply again.',
        'We do not decide, do not speed things up and do not speak to UKVI in your name. The application is open to anyone at [gov.uk](https://www.gov.uk/standard-visitor), and it counts just the same without us.',
      ],
    },
  ],
  questions: [
    {
      question: 'What does it cost in all?',
      answer:
        'Our service costs {price:VisitorVisaUK} per person. The government fee is separate: the standard visa costs {uk-visitor}, long-term ones more. As it changes often, we confirm it before you pay; it is also in the [gov.uk table](https://www.gov.uk/government/publications/visa-regulations-revised-table).',
    },
    {
      question: 'I am Colombian and traveled without a visa before. What changed?',
      answer:
        'Since {uk-colombia-visa} a Colombian passport needs a visitor visa, even for a visit of a few days. Your earlier trip, if you left on time, counts in your favor: keep the stamps and the tickets.',
    },
    {
      question: 'I also hold a Spanish passport. Do I need a visa?',
      answer:
        'If you travel on a passport that only needs an ETA, you need no visa: you apply for the ETA with that same passport and show that passport when boarding and on arrival. The official checker shows what each nationality needs.',
    },
    {
      question: 'How far ahead should I apply?',
      answer:
        'The system accepts the application from {uk-apply-ahead} before the date of travel. The answer usually takes {uk-decision} after biometrics, longer in high season. Do not buy tickets that cannot be changed until you have the decision.',
    },
    {
      question: 'Is there an interview?',
      answer:
        'Hardly ever. If one is needed, UKVI calls or invites you. So the text about your trip and the documents must answer the questions by themselves: why you are going, who pays and what you are coming back to.',
    },
    {
      question: 'Do I need a visa to change planes in London?',
      answer:
        'It depends on your passport, on whether you go through border control and on where you go next. There are transit visas and also exceptions, for example with certain valid visas of other countries. Use the official checker with your exact route.',
    },
    {
      question: 'Can I extend my stay while I am there?',
      answer:
        'As a rule a visit does not go beyond {uk-stay}, and it is extended only in a few cases, such as medical treatment. Staying longer harms your later visas, for that country and for others.',
    },
    {
      question: 'What if the visa is denied?',
      answer:
        'You receive a letter with the reasons. You may apply again, paying the fee again, ideally only if something has changed or you can prove it better. What we refund and which review is free are in the [refund policy](screen:reschedule-refund-policy).',
    },
  ],
};
