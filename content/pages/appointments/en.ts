import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Appointments at US consulates',
  metaTitle: 'US visa appointments in Latin America: how they work',
  description:
    'How a US visa appointment is booked in Mexico City, Bogotá, Quito, Lima and Buenos Aires, who books it, and what we do and do not do.',
  lead: 'The consulate gives the appointment in its official system, in your name. Here you see how to reach it, who books it and where we help. We do not sell appointments.',
  sections: [
    {
      id: 'how-it-works',
      title: 'How you get to an appointment',
      blocks: [
        'First you submit the DS-160 form, then you pay the government fee, and only then does the official system open its calendar. For tourism, study or crew work the fee is {us-mrv} per person, and it lets you book for {us-mrv-validity}.',
        'In several countries there are two visits. One is to the service center, where your photo and fingerprints are taken. The other is to the consulate, for the interview. When you book, the system says whether your city does both together or on separate days.',
        'The calendar never stands still: places open, other people cancel. The only date that counts is the one on your confirmation.',
      ],
    },
    {
      id: 'who-books',
      title: 'Who books, and where',
      blocks: [
        'The traveler books, or somebody the traveler asks to do it. The official account carries your name, your passport and your DS-160 number. A family can go in as one group and be interviewed on the same day.',
        'Since {us-residence-rule} the United States asks people to apply in the country of their nationality or the one they live in. Going elsewhere only because dates are earlier makes it harder to qualify, and the fee is neither refunded nor transferred.',
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do, and what we do not',
      blocks: [
        {
          list: [
            'If your service includes booking, we help you pay and book. You see the dates and you confirm.',
            'We compare name, passport and DS-160 number with the details of the appointment: if they differ, you may be turned away.',
            'In the VIP plan we check often whether the official system opens earlier dates.',
            'We do not sell, hold or swap appointments, and we have no special access to any consulate.',
          ],
        },
        'If somebody offers you a place for money, do not hand over your password or DS-160 number: with them, that person can move your appointment. The [general disclaimer](screen:general-disclaimer) lists other signs of fraud.',
      ],
    },
    {
      id: 'before-booking',
      title: 'Before you choose a date',
      blocks: [
        'Look at the [published wait times](screen:wait-times) of your city and pick a day you can really attend, because changes are limited. Check too when your passport expires: as a general rule it must be valid for {us-passport-validity} beyond your stay.',
        'Have you had a tourist visa? If it is still valid, or expired less than {us-waiver-window} ago, you may not need an interview. Start with the [renewal](screen:renewal-landing) page.',
      ],
    },
    {
      id: 'groups-and-fee',
      title: 'Group, payment and changes: how they hang together',
      blocks: [
        'These pieces move together, and it helps to see them before you confirm:',
        {
          list: [
            'The group brings people together, it does not make it cheaper: each person has a DS-160 and a payment of their own, within one account too.',
            'The payment opens the calendar and has a time limit for booking. The interview may fall after that limit; what counts is having booked in time.',
            'A change can touch the whole group. If only one person cannot go, see whether the system lets you separate that person before you move the others.',
            'Whoever joins late starts with a form and a payment, and may end up on another day.',
          ],
        },
        'So it helps to decide first who travels, then pay, and book last. The exact limits are set by the official system of your country and can change: read them on the day you book.',
      ],
    },
  ],
  questions: [
    {
      question: 'What does an appointment cost?',
      answer:
        'The appointment has no price of its own. What you pay the government is {us-mrv} per person for processing your application, separately from our service. Anyone who charges you for a place is selling something that is not theirs.',
    },
    {
      question: 'Can you get me an earlier date?',
      answer:
        'We cannot promise one: the consulate opens the places. In the VIP plan we check the official calendar often and tell you if something appears. In the other plans we explain how to check it yourself.',
    },
    {
      question: 'Do children need their own appointment?',
      answer:
        'Yes. Each person has a form, a fee and a place of their own, babies included. Booking as a group keeps the family together. The consulate confirms what each minor has to bring.',
    },
    {
      question: 'Are there emergency appointments?',
      answer:
        'Some consulates bring an appointment forward for serious reasons, such as medical treatment or the death of a close relative. You usually ask after booking a normal one, with proof. The consulate decides.',
    },
    {
      question: 'I have an appointment and cannot go. What now?',
      answer:
        'Move it in good time in the official system rather than letting it pass. Before you give it up, read under [moving an appointment](screen:reschedule) what the change may cost you.',
    },
    {
      question: 'I have paid the fee and find no dates. What do I do?',
      answer:
        'Look again at other times, because places change without notice, and write down until which day your payment is good. If your country has more than one post, compare them. If the system shows an error, use the contact on that same site and keep the receipt.',
    },
    {
      question: 'My name is misspelled in the appointment. Does it matter?',
      answer:
        'Yes, correct it before the day: it must read the same in your account, in the DS-160 and in the passport. If the account does not let you, write to the help desk of the official site. If the error is in the form, see [how the DS-160 is corrected](screen:us-interview).',
    },
  ],
};
