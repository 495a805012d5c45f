import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'United States visa renewal',
  metaTitle: 'Renew your US visa, with or without an interview',
  description:
    'See whether you can renew your B-1/B-2 visa without an interview, what goes in the drop-off package, what it costs and what leads to an appointment.',
  lead: 'For anyone who has had a US visa. First we check whether you can ask for the interview waiver. Then we prepare your DS-160 and your list of documents.',
  benefits: [
    {
      title: 'You know what applies to you',
      text: 'We compare your earlier visa and your history with the waiver’s conditions, and tell you whether you can ask for it.',
    },
    {
      title: 'A DS-160 brought up to date',
      text: 'We fill it in with you from the details of your earlier visa, and update what has changed: work, address, marital status.',
    },
    {
      title: 'The exact list for your drop-off',
      text: 'We tell you which documents go in the package if there is no interview, and which you bring if you are given one.',
    },
    {
      title: 'Help with payment and booking',
      text: 'The official system asks questions before you can book a drop-off or an interview. We help with those and with paying.',
    },
  ],
  steps: [
    {
      title: 'You describe your earlier visa',
      text: 'Its class, dates and whether you have it. Also any denials, arrests or a stay longer than you were allowed.',
      actor: 'you',
    },
    {
      title: 'We check the waiver',
      text: 'We tell you whether you can ask for it or should get ready for an interview. In delicate cases you talk to an adviser first.',
      actor: 'us',
    },
    {
      title: 'You update your details',
      text: 'In your portal you answer what the DS-160 asks, a part at a time, and upload your passport, earlier visa and a new photo.',
      actor: 'you',
    },
    {
      title: 'We get the form ready',
      text: 'We compare your answers with your earlier visa, ask about each difference and prepare the English version.',
      actor: 'us',
    },
    {
      title: 'You sign, pay and book',
      text: 'You sign your DS-160, pay {us-mrv} to the authority and book a drop-off or an interview in the official system. We help you.',
      actor: 'you',
    },
    {
      title: 'You hand in the package or attend',
      text: 'You leave your documents where your confirmation says, or go to the interview. The consulate keeps your passport while it decides.',
      actor: 'you',
    },
    {
      title: 'The consulate answers',
      text: 'It may approve, deny, ask for a document or call you to an interview. If it approves, your passport comes back with the new visa.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'Should you renew now?',
      blocks: [
        'To renew is to apply again: new form, new fee, new decision. The difference is that you may be spared the interview.',
        'If your visa is still valid and only the passport has expired, you may need nothing: you can travel with both passports. To study, work or join a ship you need another class of visa.',
        'If it expired more than {us-waiver-window} ago, expect an interview. This service does not include a rehearsal; the Plus and VIP plans for the [first visa](screen:us-visitor) do, and [interview preparation](screen:us-interview) is sold separately.',
      ],
    },
    {
      id: 'interview-waiver',
      title: 'When you can ask for the interview waiver',
      blocks: [
        'The current rules have applied since {us-waiver-since}. All of these must hold:',
        {
          list: [
            'Your visa is a B-1, B-2, B-1/B-2 or the border crossing card for Mexicans.',
            'It is still valid, or expired no more than {us-waiver-window} ago.',
            'It was issued for your nationality’s full validity.',
            'You were an adult when it was issued.',
            'You apply in your country of nationality or residence.',
            'You were never denied a visa, or that denial was overcome.',
            'Nothing in your history seems to bar a visa.',
          ],
        },
        'Meeting the list lets you ask for the waiver; it does not secure it. The officer may call anyone in. Before you pay, check the conditions in force that day at [travel.state.gov](https://travel.state.gov).',
      ],
    },
    {
      id: 'what-ends-it',
      title: 'What leads to an interview',
      blocks: [
        {
          list: [
            'A visa of another class, such as F-1 or C-1/D.',
            'A denial not overcome, even an old one.',
            'An arrest or a conviction in any country.',
            'Having stayed longer than allowed or worked without permission.',
            'A visa lost, stolen, damaged or with a special annotation.',
            'Applying in a third country: since {us-residence-rule} the rule is to apply in your country of nationality or residence.',
          ],
        },
        'None of this is a denial in itself: as a rule the officer will want to hear from you. Say it openly; the consulate has its own records.',
      ],
    },
    {
      id: 'package',
      title: 'What goes in the package',
      blocks: [
        {
          list: [
            'Your passport, as a rule valid for {us-passport-validity} beyond your stay.',
            'Your earlier visa, even if it is in an old passport.',
            'A photo of {us-photo-side} × {us-photo-side} cm, taken in the last {us-photo-age}.',
            'The confirmation pages of the DS-160 and of the drop-off.',
            'Proof of residence, if you apply outside your country of nationality.',
          ],
        },
        'Each country has its own order for the documents and its own drop-off point: follow your confirmation. Keep an employer letter and bank statements ready for an interview.',
      ],
    },
    {
      id: 'decision-and-mistakes',
      title: 'How the consulate decides this time',
      blocks: [
        'The question is the same as the first time: is your visit temporary, and do you have reasons to return? How you used the visa and what changed since also count. Three frequent mistakes:',
        {
          list: [
            'Counting from the date the passport expires. The time runs from the date the visa expires: we look at that first.',
            'Copying answers from years ago. We ask you about every detail that may be out of date.',
            'Answering the booking system’s questions wrongly and ending up on the wrong path. We do it with you.',
          ],
        },
      ],
    },
    {
      id: 'after',
      title: 'Afterwards, and what we do not do',
      blocks: [
        'The new visa has its own validity: on a Colombian passport, up to {us-b-validity}. Check the name and dates when you receive it. Each stay is set by the border officer, usually up to {us-b-stay}.',
        'We do not transport passports, do not sign for you and cannot stop the consulate from calling you in. Without us, you fill in the form at [ceac.state.gov](https://ceac.state.gov) and pay only the government fee.',
      ],
    },
  ],
  questions: [
    {
      question: 'What does a renewal cost?',
      answer:
        'The authority charges {us-mrv} per person, interview or not. Our service is {price:Renewal} per person, paid separately. Today’s price is in the cost table.',
    },
    {
      question: 'Must I wait until the visa expires?',
      answer:
        'No. You can apply while it is still valid. But you hand in that visa, and the consulate may cancel it. If a trip is near, you may prefer to use it first.',
    },
    {
      question: 'Can I travel while I renew?',
      answer:
        'Not with the passport that the consulate is holding. Hand in the package when no trip is near. In an emergency, only the consulate can return it early.',
    },
    {
      question: 'Can my children renew without an interview?',
      answer:
        'Usually not. The waiver requires that the person was an adult when the visa was issued, and being a child no longer exempts anyone. In one family, some may drop off documents while others go to an interview.',
    },
    {
      question: 'I was denied once and approved later. Does it count?',
      answer:
        'If the visa came after that denial, it was in principle overcome. You must still declare it in the DS-160. If the denial came after your last visa, expect an interview.',
    },
    {
      question: 'I handed in the package and was called in. Is that bad?',
      answer:
        'Not necessarily. The officer may want to clarify something or hear about your work. We help you book, and your list says which documents to bring.',
    },
    {
      question: 'Can I renew inside the United States?',
      answer:
        'You apply for a tourist visa at a consulate, outside the United States. Inside the country you can only ask for a longer stay: that is a separate procedure, best started at least {us-extension-ahead} before the date on your I-94.',
    },
    {
      question: 'How long does the fee payment last?',
      answer:
        'Generally {us-mrv-validity} from payment, to book the drop-off or the interview. After that you pay again. The fee is not returned; for our price, see the [refund policy](screen:reschedule-refund-policy).',
    },
  ],
};
