import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Your US visa appointment in Mexico City',
  metaTitle: 'US visa appointment in Mexico City',
  description:
    'How the appointment works in Mexico City: fingerprints at the CAS, interview at the embassy, paying the fee, what to bring and the other consulates.',
  lead: 'The embassy in Mexico City is one of several posts in the country. Here you see how many visits it takes, how you pay and what to know before choosing a date.',
  sections: [
    {
      id: 'how-it-works',
      title: 'Two visits: first the CAS, then the embassy',
      blocks: [
        'In Mexico the process usually takes two visits. At the applicant service center, known by its Spanish initials CAS, they take your fingerprints and a photo. On another day, at the embassy, a consular officer interviews you and decides on your visa.',
        'You book both together, and the CAS comes first. Your confirmation sheet gives the place, day and time of each. Trust that sheet, because offices can move. The current details are on [the page of the embassy in Mexico](https://mx.usembassy.gov).',
      ],
    },
    {
      id: 'fee-and-booking',
      title: 'Paying the fee and choosing a date',
      blocks: [
        'First you submit the DS-160 at [ceac.state.gov](https://ceac.state.gov). With the number of that form you open your account in the appointment system. The government fee for a tourist visa is {us-mrv} per person. If you pay in pesos, the amount is the one the system shows that day.',
        'The payment lets you schedule for {us-mrv-validity}. It is not refunded and cannot be passed to somebody else. If the family travels, put everybody in one account.',
      ],
    },
    {
      id: 'appointment-day',
      title: 'On the day of each visit',
      blocks: [
        'Crossing the city can take longer than the map says, so leave with time to spare. In a simple folder, bring:',
        {
          list: [
            'Your valid passport, and earlier ones if they hold visas.',
            'The DS-160 confirmation and the appointment sheet, printed.',
            'A photo of {us-photo-side} × {us-photo-side} cm, taken in the last {us-photo-age}, in case they ask for it.',
            'Documents about your life in Mexico: work, school, business or family.',
          ],
        },
        'Expect phones, smart watches, backpacks and liquids to be kept out of the embassy. Leave them at home or with somebody who comes along and waits outside.',
      ],
    },
    {
      id: 'changes-and-distance',
      title: 'Other consulates and changes of date',
      blocks: [
        'There are also consulates in Ciudad Juárez, Guadalajara, Hermosillo, Matamoros, Mérida, Monterrey, Nogales, Nuevo Laredo and Tijuana. You choose the post when you schedule. If you leave the capital for an earlier date, allow for travel and a hotel for two visits.',
        'You move the appointment in your account, but changes are limited and the CAS must stay before the interview. See [what to watch for when rescheduling](screen:reschedule).',
      ],
    },
    {
      id: 'family-and-border',
      title: 'If you go as a family or live at the border',
      blocks: [
        'When several people travel, look at the screen together before you confirm: each name with its own DS-160, everybody in the same CAS visit and everybody in the same interview. The fee is per person: two adults are two payments of {us-mrv}. Whoever is added later may end up on another date, so add them before you choose the day.',
        'If you live in the north, look first on your side of the border: Tijuana, Nogales, Ciudad Juárez, Nuevo Laredo and Matamoros have a consulate of their own. Compare three things: the date of the interview, where the CAS is that the system offers you, and what it costs you to reach each visit. The law is the same at every post, and at each a consular officer decides.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can I have the interview in a state where I do not live?',
      answer:
        'Yes. Within Mexico the system lets you choose among the posts that have dates, wherever you live. Add the CAS visit to your travel plan.',
    },
    {
      question: 'I live in Mexico with another nationality. Can I apply here?',
      answer:
        'Since {us-residence-rule} people apply in the country of their nationality or of their residence. If you reside in Mexico, bring your valid resident card; being there on vacation is not enough.',
    },
    {
      question: 'Do children pay the same, and do they go too?',
      answer:
        'Every child has a DS-160 and an appointment, and age alone no longer exempts anyone from the interview. For some Mexican minors there is a lower fee, under certain conditions: confirm it on the page of the embassy before you pay.',
    },
    {
      question: 'I am only renewing. Must I go to the embassy?',
      answer:
        'Perhaps not. If your B visa or border crossing card is still valid or expired less than {us-waiver-window} ago, you may qualify for the interview waiver. There are more conditions, and the consulate may call you anyway. More under [renewal](screen:us-renewal).',
    },
    {
      question: 'My Mexican passport expires soon. Do I book anyway?',
      answer:
        'The general rule asks for {us-passport-validity} beyond your stay, though some countries have an agreement that spares them: confirm it on the page of the embassy. If it expires before the trip, renew it before you fill in the DS-160, because its number goes into the form and the appointment. If you have booked already, ask how to update the details, which must match.',
    },
    {
      question: 'I am Mexican and live abroad. Can I book in the capital?',
      answer:
        'Yes: the rule of {us-residence-rule} accepts the country of your nationality as well as that of your residence. Before buying the return ticket, count the CAS day, the interview day and the time your passport spends at the embassy. What you paid for another country is of no use in Mexico.',
    },
    {
      question: 'How does my passport come back after the interview?',
      answer:
        'If the visa is approved, the embassy keeps it to print the visa. The appointment system or the embassy itself tells you how to get it back, and that can change. We do not collect passports. Do not buy a flight for those days: only the consulate knows the exact date.',
    },
  ],
};
