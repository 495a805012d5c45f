import type { Question } from '../page-text.ts';

export const questions: readonly Question[] = [
  {
    question: 'How much do I pay in all?',
    answer:
      'Two things, always shown separately: our service and the government fee. For a first tourist visa to the United States the Plus plan costs {price:FirstTime} today, and the government fee is {us-mrv} per person. The total, in your currency, is shown above on this page.',
  },
  {
    question: 'Do you guarantee the visa?',
    answer:
      'No, and be wary of anyone who does. A consular officer decides. What we guarantee is our work: a complete form, details that agree with each other, and every step on time. If we fail at that, we answer for it as our [refund policy](screen:reschedule-refund-policy) says.',
  },
  {
    question: 'Can I do it without you?',
    answer:
      'Yes. The official forms are free and open to everybody. You pay us for time, language and checking. The links to the official sites are in [what we are and what we are not](screen:general-disclaimer).',
  },
  {
    question: 'In which language do I answer?',
    answer:
      'In Spanish, English or Arabic. An adviser puts your answers into the official form in English, in the characters it accepts, and you read it before anything is sent.',
  },
  {
    question: 'Can I stop and go on another day?',
    answer:
      'Yes. Each answer is saved at once, offline too: it is sent when the connection is back. Log in from any device with your mobile number and your password and carry on where you were.',
  },
  {
    question: 'Can you get me an earlier appointment?',
    answer:
      'Nobody can sell you an appointment: the official system opens the dates. We show you the published wait for your city, help you schedule and, in the VIP plan, check often whether an earlier date has opened.',
  },
  {
    question: 'Does it work for my whole family?',
    answer:
      'Yes. One person creates the account and adds the others; what is the same for everybody, such as the address, is written only once. From three people on the price per person goes down (for some services, from two), and you see it before you pay.',
  },
  {
    question: 'My visa was denied before. Can I try again?',
    answer:
      'Yes, and the form must say so. We read with you what happened, what has changed since and which documents show it. The government fee, {us-mrv}, is paid again with each application and is not returned.',
  },
];
