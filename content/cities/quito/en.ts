import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Your US visa appointment in Quito',
  metaTitle: 'US visa appointment in Quito',
  description:
    'In Quito everything usually happens in a single visit to the embassy. How to pay, how to choose between Quito and Guayaquil, and what to bring that day.',
  lead: 'Ecuador has two posts that issue visas: Quito and Guayaquil. Here we explain what the visit in Quito is like and how to decide which of the two suits you.',
  sections: [
    {
      id: 'how-it-works',
      title: 'As a rule, a single visit',
      blocks: [
        'In Ecuador it usually all happens in the same building: they check your documents, take your fingerprints, and you talk with a consular officer, who decides. If your confirmation names another place or another day, follow the confirmation.',
        'The embassy in Quito and the consulate in Guayaquil ask for the same things and receive people from any province. What differs between the cities is the dates available. Any news appears on [the page of the embassy in Ecuador](https://ec.usembassy.gov).',
      ],
    },
    {
      id: 'fee-and-booking',
      title: 'Paying in dollars and picking a city',
      blocks: [
        'As Ecuador uses the dollar, the figure is simple: {us-mrv} per person for tourism, the same in both cities. Your bank may add charges or taxes of its own, which do not go to the embassy.',
        'The order is: DS-160 submitted, account in the official system, payment, date. If you do not finish the DS-160 in one go, the site keeps the draft for {us-ds160-kept}; write down the code you need to come back to it. Once the payment is in, the system shows the dates in Quito and in Guayaquil, and you have {us-mrv-validity} to schedule.',
      ],
    },
    {
      id: 'appointment-day',
      title: 'The day of your appointment in Quito',
      blocks: [
        'The weather changes several times a day: dress in layers. If you come up from the coast, try to arrive the afternoon before. The altitude is tiring, and a night on a bus does not help you answer calmly.',
        {
          list: [
            'Passport valid for {us-passport-validity} beyond your stay.',
            'Identity card and, if you have them, old passports.',
            'DS-160 and appointment sheets, printed out.',
            'Recent photo of {us-photo-side} × {us-photo-side} cm, without glasses.',
          ],
        },
        'Leave phone, earphones, suitcases and bottles outside: the security checks are strict and the embassy publishes the full list.',
      ],
    },
    {
      id: 'changes-and-distance',
      title: 'Quito, Guayaquil, or another date',
      blocks: [
        'From Ibarra, Ambato or the Amazon provinces Quito is usually handier; from Machala, Manta or Galápagos, Guayaquil. If you marked one city in the DS-160 and now prefer the other, the official system has let people schedule there with the same form. Confirm it before filling in a new one.',
        'If you move the date, do it in your account and with an alternative already in sight, because the number of changes is limited. More under [rescheduling](screen:reschedule).',
      ],
    },
    {
      id: 'students-and-groups',
      title: 'If you will study or travel as a group',
      blocks: [
        'For the F-1 visa the fee is the same, and one more is added: {us-sevis} for SEVIS, which only the student pays. The instruction is to pay it at least {us-sevis-ahead} before the interview, counting business days, so do not leave it for the last day. Bring the signed I-20 and the receipt. The wait for students is published apart: do not go by the one for tourism. The other steps are under [student visa](screen:us-student).',
        'If several of you go, book as one group and in one city. Before you confirm, read out every name, passport and DS-160 number, because moving one person later may move everybody. With children or grandparents think of the journey too: sometimes the earliest date is in the city farther away.',
      ],
    },
  ],
  questions: [
    {
      question: 'Is approval easier in Quito or in Guayaquil?',
      answer:
        'Neither is easier than the other. Both apply the same law, and each officer decides on your own case. Choose by date and travel. Look at the published [wait times](screen:wait-times).',
    },
    {
      question: 'I live in Ecuador but was born elsewhere. Can I go to Quito?',
      answer:
        'If your residence is here, yes. Since {us-residence-rule} the country of nationality or of residence counts, and you may be asked to prove your residence: bring your resident identity card or your Ecuadorian visa.',
    },
    {
      question: 'Does my small child have to come?',
      answer:
        'Plan for it: nearly all ages go through the interview today. Bring the birth certificate and, if one parent is not coming, that parent’s written consent can spare you questions.',
    },
    {
      question: 'Can somebody come in with me?',
      answer:
        'Normally only people with an appointment go in, and children with an adult. If you need support because of health, age or a disability, write to the embassy ahead of time.',
    },
    {
      question: 'I have paid and now prefer Guayaquil. Is the fee lost?',
      answer:
        'A payment made in Ecuador lets you see both cities. If you have not booked yet, choose Guayaquil. If you hold a date in Quito, switching may use up one of your changes: read it in your account before you confirm. What you cannot do is use that payment in another country.',
    },
    {
      question: 'When and where do I get my passport?',
      answer:
        'With the visa approved, the passport stays a few days for printing, and the embassy tells you how to get it back. If you come from another province, ask before you go home. Administrative processing can make the answer take longer. We give you no date because it does not depend on us.',
    },
    {
      question: 'I got a new passport after booking. What do I change?',
      answer:
        'The form and the appointment must carry the passport you will show. A submitted DS-160 is not corrected: you fill in another one and put its number into the account before the day. Bring the earlier passport as well, above all if it holds visas or stamps.',
    },
  ],
};
