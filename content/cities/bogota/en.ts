import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Your US visa appointment in Bogotá',
  metaTitle: 'US visa appointment in Bogotá',
  description:
    'Every US visa interview in Colombia is in Bogotá. How the service center and the embassy fit together, how to pay the fee and how to come from another city.',
  lead: 'If you live in Colombia, your interview is in Bogotá. We tell you how the visits are split, how payment works and what you cannot take into the embassy.',
  sections: [
    {
      id: 'how-it-works',
      title: 'Fingerprints at the CAS, interview at the embassy',
      blocks: [
        'Whether you live in Riohacha or in Pasto, the interview is at the embassy in Bogotá: no other US consulate issues visas in Colombia. Before it you usually pass through an applicant service center, the CAS, which records your fingerprints and photo. Besides the one in Bogotá there has been one in Medellín; the system shows those you can choose today.',
        'The CAS visit is short. The decision belongs to the consular officer, who reads your DS-160 and talks with you. The current instructions are on [the page of the embassy in Colombia](https://co.usembassy.gov).',
      ],
    },
    {
      id: 'fee-and-booking',
      title: 'The fee, by card or in cash',
      blocks: [
        'The government fee for the tourist visa is {us-mrv} per person. You pay from your account in the official system: by card online, or in cash with the slip it produces. A cash payment takes a few business days to show, and until then you cannot pick a date.',
        'Each slip is good for one transaction only. Do not use somebody else’s, or pay twice with the same one. From the day you pay you have {us-mrv-validity} to schedule; after that you pay again.',
      ],
    },
    {
      id: 'appointment-day',
      title: 'What you carry and what stays outside',
      blocks: [
        'The embassy does not let in phones, electronic devices, bags or liquids, and it is wiser not to count on a place to store them.',
        'What does come with you, in a clear folder in case of rain: passport, old passports, DS-160 confirmation, appointment page and a square photo, {us-photo-side} cm a side, on a white background. Add documents about your job or studies. You go in at the time of your appointment, not before.',
      ],
    },
    {
      id: 'changes-and-distance',
      title: 'Coming from another city or moving the date',
      blocks: [
        'From Cali, Barranquilla, Bucaramanga or Leticia it helps to do it all in one trip: put the CAS close to the interview and look for fares that allow changes.',
        'You have only a few changes. Before you give up your appointment, look at the [wait times](screen:wait-times), because the next free date may be far off.',
      ],
    },
    {
      id: 'while-you-wait',
      title: 'While your date comes closer',
      blocks: [
        'In Bogotá months can pass between the payment and the interview. The official figure, with its date, is under [wait times](screen:wait-times); we do not work out one of our own. Use it to decide when to start, and leave the tickets until you have the visa.',
        'Things change in that time. Some weeks before the appointment, check four of them:',
        {
          list: [
            'The photo: if it is more than {us-photo-age} old by now, have a new one taken.',
            'The passport: as a general rule it must be valid {us-passport-validity} beyond your stay. If you renew it, the number changes and has to be corrected in the form and in the appointment.',
            'Your life: a new job, a marriage or a trip abroad should show in the DS-160. If they do not, ask until when the embassy accepts a corrected one.',
            'Your income: bring a recent employer letter and bank statements, not those of the day you paid.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'I am from Venezuela. Is Bogotá my post?',
      answer:
        'Since {us-residence-rule} people apply in the country of nationality or residence, and the United States named Bogotá for Venezuelans. Before you pay, check on [travel.state.gov](https://travel.state.gov) whether this still holds and which restrictions apply to your nationality.',
    },
    {
      question: 'How long is a tourist visa valid for a Colombian?',
      answer:
        'It can be issued for up to {us-b-validity}; the officer may give less. That is how long you can use it to travel. How long you stay on each visit is set by the officer at the border, generally up to {us-b-stay}.',
    },
    {
      question: 'I have an emergency. Can my date be brought forward?',
      answer:
        'The embassy takes requests for an earlier date, for example because of illness or a death. You pay, take the first date there is, and ask for an earlier one in your account, with proof. Only the embassy grants it: nobody can sell you that place.',
    },
    {
      question: 'I have booked and found an error in my DS-160. What now?',
      answer:
        'A submitted form cannot be edited. You fill in another one and update its number in the appointment account before you go, because the two must match. If you want help, see [interview and DS-160](screen:us-interview).',
    },
    {
      question: 'There are four of us in the family. Do we get one appointment?',
      answer:
        'Add everybody as a group in the same account before you choose a date. Each person, a baby too, has their own DS-160 and their own fee of {us-mrv}. For children bring the civil birth record; if one parent does not come, their permission, signed before a notary, may help. What is asked of each minor is confirmed by [the embassy](https://co.usembassy.gov).',
    },
    {
      question: 'I am Colombian and live in another country. May I choose Bogotá?',
      answer:
        'Yes: the rule accepts the country of your nationality or that of your residence. If you choose Bogotá, the fee is paid in the system of Colombia and does not pass to another country. Plan the trip for the CAS and the interview, and do not fly back the next day: if the visa is approved, the passport stays some days while the visa is printed, and you need it to return.',
    },
  ],
};
