import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Your US visa appointment in Lima',
  metaTitle: 'US visa appointment in Lima',
  description:
    'All US visa interviews in Peru take place in Lima. How to read your confirmation, pay the government fee and organize the trip from your region.',
  lead: 'All of Peru goes through the embassy in Lima. This page helps you understand your appointments, pay without trouble and arrive in time from any region.',
  sections: [
    {
      id: 'how-it-works',
      title: 'One embassy for the whole of Peru',
      blocks: [
        'The embassy in Lima is the only post in Peru that interviews for visas. Depending on what the system assigns, you have one or two appointments. If an applicant service center (CAS) appears, it comes first and is for fingerprints and photo. If none appears, expect to give your fingerprints at the embassy itself.',
        'Do not go by what a friend was given: read the place and time of each appointment in your confirmation, and the rules on [the page of the embassy in Peru](https://pe.usembassy.gov). The consular officer who interviews you decides on the visa.',
      ],
    },
    {
      id: 'fee-and-booking',
      title: 'From the DS-160 to payment and date',
      blocks: [
        'The DS-160 closes after {us-ds160-timeout} without activity, so save every page. With its confirmation number you create the account, pay, and only then see the calendar. The government fee for the tourist visa is {us-mrv} per person; if you choose soles, the system sets the amount.',
        'Keep the receipt to the end. The fee lets you schedule for {us-mrv-validity}, and you do not get it back even if the visa is denied or your plans change.',
      ],
    },
    {
      id: 'appointment-day',
      title: 'How to prepare the day',
      blocks: [
        'The embassy closes on Peruvian holidays and on US ones too: check both calendars when you count the days. In rush hour, allow plenty of time to get there.',
        {
          list: [
            'Your DNI and your passport. The general rule asks for a passport valid for {us-passport-validity} beyond your stay, unless your country has an agreement.',
            'Printed confirmations, with a sharp barcode.',
            'Photo on paper, {us-photo-side} cm a side and less than {us-photo-age} old.',
            'Pay slips, proof of studies or tax registration, depending on what you do.',
          ],
        },
        'Travel light: no phone, camera, charger or backpack. Normally you cannot go in with them.',
      ],
    },
    {
      id: 'changes-and-distance',
      title: 'If you come from Arequipa, Cusco, Piura or Iquitos',
      blocks: [
        'Fog at the airport or a roadblock does not change your appointment time. Arrive the day before and allow time for the way back. With two appointments, try to have both in the same week.',
        'To change the date, log in to your account in good time: you get few changes, and missing the appointment can cost you the fee you paid. First compare with the [published wait](screen:wait-times).',
      ],
    },
    {
      id: 'names-and-papers',
      title: 'Passport, DNI and form must say the same',
      blocks: [
        'If your name or passport number is not the same in the DS-160 and in the appointment, they may not receive you. Before you submit the form, keep the passport open beside you and check:',
        {
          list: [
            'All given names and surnames, in the order of the passport; both surnames go together in their field.',
            'If the DNI says something else, for example a married name, the passport counts. The other name is declared where the DS-160 asks which other names you have used.',
            'The number of the DNI goes in the field for national identification and that of the passport in its own. Do not mix them up.',
            'If the error is in the passport itself, have it corrected first by the Peruvian authority that issued it.',
          ],
        },
        'Already submitted with a misspelled name? Another form is filed and its number replaces the earlier one in your account. Until when this is accepted, the embassy says. We can go through it with you in [interview and DS-160](screen:us-interview).',
      ],
    },
  ],
  questions: [
    {
      question: 'Somebody offers me an earlier date for money. Should I believe it?',
      answer:
        'No. Dates come only from the official system and nobody holds reserved places. Giving your password to a stranger can leave you without an appointment. We do not sell dates either: the [tourist visa](screen:us-visitor) page shows what each plan includes.',
    },
    {
      question: 'Is the interview in Spanish?',
      answer:
        'As a rule yes, the officers in Lima speak Spanish with applicants. If you prefer English or another language, ask the embassy beforehand. Answer what they ask, truthfully and without a memorized speech.',
    },
    {
      question: 'Must I show paid tickets or a hotel?',
      answer:
        'No, and it is better not to buy them before you have the visa. A clear idea of the trip is enough: where, when, for how long and who pays, just as in your form.',
    },
    {
      question: 'I was denied before. Can I book another appointment?',
      answer:
        'Yes, with a new DS-160 and another payment. Declare that denial, because the embassy knows of it, and explain what has changed since. If nothing has, it may be better to wait. You can rehearse that with [interview preparation](screen:us-interview).',
    },
    {
      question: 'I am going to study in the United States. Do I wait as long as a tourist?',
      answer:
        'Not always. The official table has a separate column for students; we explain how to read it under [wait times](screen:wait-times). Besides the fee of {us-mrv} you pay {us-sevis} for SEVIS, at least {us-sevis-ahead} before the interview, counting business days only. Bring the signed I-20 and both receipts. The rest is under [student visa](screen:us-student).',
    },
    {
      question: 'After the interview, do I go back to my region with the passport?',
      answer:
        'If the visa is approved, not that day: the passport stays at the embassy while the visa is printed. Your official account says how and where it is returned; read that before you confirm the appointment, above all if you live far from Lima. Go home with your DNI and plan no trip abroad until you have the passport. When you receive it, check the name and the dates of the visa.',
    },
  ],
};
