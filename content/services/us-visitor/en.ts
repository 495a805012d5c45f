import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Tourist visa (B-1/B-2) for the United States',
  metaTitle: 'First US B-1/B-2 tourist visa: guide and help',
  description:
    'Your first B-1/B-2 visa: requirements, DS-160 form, fee, appointment and interview. Three plans to choose from, and the total cost before you pay.',
  lead: 'For a vacation, a family visit or a business meeting in the United States. We prepare the form, the documents and the interview with you. The consulate decides.',
  benefits: [
    {
      title: 'Your DS-160, checked line by line',
      text: 'You answer in your own language. We fill in the form in English and compare names and dates with your passport.',
    },
    {
      title: 'Documents for your case',
      text: 'An employee, a retiree and a student do not bring the same documents. Your list depends on your situation; in Plus and VIP an adviser checks it.',
    },
    {
      title: 'Payment and booking, step by step',
      text: 'Standard gives you a guide to pay the fee and book on your own. With Plus and VIP we help you with both.',
    },
    {
      title: 'An interview without surprises',
      text: 'In Plus and VIP you rehearse with real questions and get clear advice. Standard gives you the most common questions in writing.',
    },
  ],
  steps: [
    {
      title: 'You tell us about the trip',
      text: 'You create your account and say why you are going, when, with whom and who pays. That shows whether this is your visa, and you choose a plan.',
      actor: 'you',
    },
    {
      title: 'You answer and upload your documents',
      text: 'You fill in the form in your portal, a part at a time; each answer is saved. In VIP we fill it in for you after one call.',
      actor: 'you',
    },
    {
      title: 'We check it and put it into English',
      text: 'Once your payment is confirmed, we check every answer, ask about what does not fit and get the DS-160 ready.',
      actor: 'us',
    },
    {
      title: 'You read and sign',
      text: 'You read the whole application and sign it yourself. Once it is sent you get a confirmation page with a barcode: keep it for the appointment.',
      actor: 'you',
    },
    {
      title: 'You pay the fee and book',
      text: 'You pay {us-mrv} per person to the authority and pick a date in the official system. That payment lets you book for {us-mrv-validity}.',
      actor: 'you',
    },
    {
      title: 'We prepare the interview',
      text: 'In Plus and VIP we rehearse aloud and tell you which answer was not clear. In Standard you practice on your own with the questions we send.',
      actor: 'us',
    },
    {
      title: 'The consulate sees you and decides',
      text: 'You give fingerprints and speak with a consular officer, in one visit or two, depending on the city. Sometimes you leave with the answer; sometimes they ask for something more.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'Is this your visa?',
      blocks: [
        'The B-2 is for vacations, family visits or medical treatment; the B-1, for meetings, conferences or negotiating a contract. They are usually issued together.',
        'With a passport from {us-visa-passports} you need it. With one of the {us-visa-waiver-countries} visa waiver countries, such as Chile or Spain, an [ESTA](screen:us-esta) may be enough for trips of up to {us-esta-stay}. If you have held this visa before, look at [renewal](screen:us-renewal).',
        'The B-1/B-2 is not for working, studying for a degree or credit, serving as crew, journalism or moving there.',
      ],
    },
    {
      id: 'requirements',
      title: 'Requirements and documents',
      blocks: [
        'The essentials are few: passport, submitted DS-160, photo, paid fee and appointment. As a rule the passport must be valid for {us-passport-validity} beyond your stay; several countries in the region have an agreement that exempts them. The photo is {us-photo-side} × {us-photo-side} cm, on a white background, taken in the last {us-photo-age}.',
        'Supporting documents are not sent ahead: you bring them in case the officer asks. The most useful are an employer letter or business registration, the payer’s bank statements and children’s birth certificates.',
        'Since {us-residence-rule} the rule is to apply in your country of nationality or residence.',
      ],
    },
    {
      id: 'decision-and-mistakes',
      title: 'How it is decided, and mistakes to avoid',
      blocks: [
        'The law presumes that whoever asks for this visa means to stay, until they show otherwise. So the officer asks why you are going, with what money, and what brings you back: your ties to home, such as work, studies, family or business.',
        'Frequent mistakes and how we avoid them:',
        {
          list: [
            'Names cut short or reordered: we compare them with your passport, letter by letter.',
            'Dates that differ from the employer letter: we point them out before you sign.',
            'Leaving out a denial, an arrest or a relative there: we help you say it clearly.',
            'Losing what you typed: the official site closes after {us-ds160-timeout} without use and keeps an unsent form for {us-ds160-kept}. We keep what you have already answered.',
          ],
        },
      ],
    },
    {
      id: 'after',
      title: 'If it is approved: validity, stay and extension',
      blocks: [
        'Validity is how long you may use the visa to reach the border. On a Colombian passport it is up to {us-b-validity}; on others it depends on the country. The border officer sets your stay at each entry, usually up to {us-b-stay}; it is in your I-94 record.',
        'If you need more time once you are there, you apply to USCIS with form I-539, ideally {us-extension-ahead} or more before the date on your I-94.',
      ],
    },
    {
      id: 'on-your-own',
      title: 'What we do not do, and doing it alone',
      blocks: [
        'We sell no appointments, promise no dates or results, and write nothing we know to be false. Where the DS-160 asks who helped you, we are named.',
        'You can do it all yourself and pay only the government fee: the form is at [ceac.state.gov](https://ceac.state.gov) and the rules at [travel.state.gov](https://travel.state.gov).',
      ],
    },
  ],
  questions: [
    {
      question: 'What does it cost in all?',
      answer:
        'There are two payments. The government fee is {us-mrv} per person and goes straight to the authority. Our service depends on the plan; Plus is {price:FirstTime}. Today’s price is in the cost table.',
    },
    {
      question: 'How long is the wait for an appointment?',
      answer:
        'It depends on the city and changes often. This page shows the latest official figure with its date. Places are sometimes released, and in VIP we check often. Nobody can promise you a date.',
    },
    {
      question: 'What happens to my money if the visa is denied?',
      answer:
        'The government fee pays for processing your application and is not returned. Neither is our price, unless the error was ours. If you apply again within the time set in our [refund policy](screen:reschedule-refund-policy), that review is free.',
    },
    {
      question: 'Can I apply after a denial?',
      answer:
        'Yes. The most common denial, under section 214(b), is not permanent. You must declare it. What counts is what has changed since: job, income, family or plans. If nothing has, it may be better to wait.',
    },
    {
      question: 'Do children and older people go to the interview?',
      answer:
        'Usually yes. Under the rules in force since {us-waiver-since}, age alone no longer exempts anyone. Each child has their own passport, form and appointment, and goes with a parent or legal representative.',
    },
    {
      question: 'Do I have to speak English?',
      answer:
        'It is not a requirement. Consulates in Latin America usually serve people in Spanish too. The form must be in English, and we see to that.',
    },
    {
      question: 'How much money should I have in the bank?',
      answer:
        'There is no official figure. The trip should be reasonable for your income, or the payer’s, and you should be able to explain where the money comes from. A large last-minute deposit tends to raise questions.',
    },
  ],
};
