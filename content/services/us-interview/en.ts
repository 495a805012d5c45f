import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Visa interview preparation',
  metaTitle: 'US visa interview preparation and DS-160 correction',
  description:
    'Prepare for your US visa interview with a rehearsal by video call and, if needed, correct the DS-160 first. What to bring, what they ask and what it costs.',
  lead: 'You have sent your form and have an appointment, or expect one. We rehearse the interview with you and, if the DS-160 has errors, prepare the correction in time.',
  benefits: [
    {
      title: 'We read your case before we talk',
      text: 'We come to the video call having read your form and your story, so that the time goes into practice.',
    },
    {
      title: 'One rehearsal with real questions',
      text: 'You practice by video call as if at the window: short questions, one after another, about your trip, your work and your family.',
    },
    {
      title: 'Advice without a script',
      text: 'We tell you which answer is long, which one sounds unsure and which one contradicts the form. The truth is yours; we help you say it clearly.',
    },
    {
      title: 'A corrected DS-160, if you choose it',
      text: 'With the correction we read the form you sent, mark what does not match and prepare a new one with you, ready to be filed.',
    },
    {
      title: 'A short list for the day',
      text: 'You get a written list of what you may bring to the appointment and what stays at home, so that nothing surprises you at the door.',
    },
  ],
  steps: [
    {
      title: 'You tell us about your appointment',
      text: 'You choose the service and give us the consulate, the date if known, the visa class, the interview language and what worries you most.',
      actor: 'you',
    },
    {
      title: 'You upload your form',
      text: 'You upload your passport and the DS-160 confirmation to your portal. If you want the form corrected, write down what is wrong in it.',
      actor: 'you',
    },
    {
      title: 'We study the case',
      text: 'An adviser compares the form with your documents and notes where the officer may stop to ask. The questions of your rehearsal come from there.',
      actor: 'us',
    },
    {
      title: 'We prepare the correction',
      text: 'If you bought the correction, we build the new DS-160 with you. You read it and sign it electronically yourself; then the new number is added to your appointment as the consulate directs.',
      actor: 'us',
    },
    {
      title: 'We rehearse by video call',
      text: 'You answer as you would at the window. We stop, comment and repeat whatever needs it, for as long as the session lasts.',
      actor: 'us',
    },
    {
      title: 'You go to the interview',
      text: 'You arrive in good time, with the documents on the list and without a phone. You answer what you are asked and hand over a document only when they ask for it.',
      actor: 'you',
    },
    {
      title: 'The officer decides',
      text: 'The consular officer decides, nearly always there and then. Sometimes the officer asks for one more document or a check first.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'Do you need a rehearsal?',
      blocks: [
        'It helps if this is your first interview, if you have been denied before, or if you see an error in what you sent.',
        'You do not need it if you can ask for the interview waiver: since {us-waiver-since} it is open, under certain conditions, to those renewing a tourist visa that is valid or expired less than {us-waiver-window} ago. See [renewal](screen:us-renewal). If you have no form yet, the Plus and VIP plans for the [tourist visa](screen:us-visitor) already include a rehearsal.',
      ],
    },
    {
      id: 'which-option',
      title: 'Rehearsal only, or rehearsal and correction',
      blocks: [
        {
          table: {
            head: ['What is included', 'Interview only', 'Interview and DS-160'],
            rows: [
              ['We read your case', 'Yes', 'Yes'],
              ['Rehearsal by video call', 'One', 'One'],
              ['List for the day of the appointment', 'Yes', 'Yes'],
              ['DS-160 compared and corrected', 'No', 'Yes'],
              ['Our price per person', '{price:InterviewPrep}', '{price:InterviewPrepDS160Update}'],
            ],
          },
        },
        'Neither has a government fee. The visa fee, {us-mrv} for visitors and students, is paid once, to book; as a rule, correcting the form does not mean paying it again.',
        'Choose the correction if something is false or incomplete: a job, a trip, a denial, a surname, a passport number. A form already sent cannot be edited: you file another and report the change. Each consulate sets its own deadline for that.',
      ],
    },
    {
      id: 'requirements',
      title: 'What to bring and what to leave behind',
      blocks: [
        'Bring your passport, valid for {us-passport-validity} after the trip unless your country has an agreement; the DS-160 confirmation; the appointment page; and earlier passports. If you are asked for a printed photo, it must measure {us-photo-side} by {us-photo-side} centimeters and have been taken in the last {us-photo-age}.',
        'Bring the supporting documents that prove what you wrote: work, income, studies, family. If the officer does not look at them, that is not a bad sign.',
        'Leave phones, electronics, bags and liquids at home. Each post has its own rules: read those of your consulate.',
      ],
    },
    {
      id: 'decision',
      title: 'What the officer looks at',
      blocks: [
        'By law the officer presumes that you mean to stay, and it is for you to show otherwise. In a few minutes the officer weighs why you are going, who pays, what brings you back, and whether your words match the form.',
        'Expect to be asked why you are traveling, what your job is, who you know there and whether you were ever denied a visa. Answer in one or two sentences, then wait.',
      ],
    },
    {
      id: 'mistakes',
      title: 'What the rehearsal puts right',
      blocks: [
        {
          list: [
            'Learning a script by heart. We change the order and the words so that you speak naturally.',
            'Contradicting the form because somebody else filled it in. You read all of it before the call.',
            'Hiding a denial or a relative. We practice how to say it plainly.',
            'Correcting in a hurry: the official page closes after {us-ds160-timeout} without use and keeps a draft for {us-ds160-kept}. We prepare the answers before opening it.',
          ],
        },
      ],
    },
    {
      id: 'after-and-limits',
      title: 'After the interview, and what we do not do',
      blocks: [
        'If your visa is approved, the consulate keeps the passport a few days to print it. The validity is printed on the visa; an officer sets the length of stay on arrival, usually up to {us-b-stay} for tourists. If it is denied, you get the legal reason in writing.',
        'We do not go in with you, call the consulate or write false answers. You can also prepare alone: reread your DS-160, practice aloud with somebody and check the rules at [travel.state.gov](https://travel.state.gov).',
      ],
    },
  ],
  questions: [
    {
      question: 'In which language is the interview?',
      answer:
        'At consulates in Latin America many officers speak Spanish. Tell us which language you expect. For study or work visas, some questions may be in English.',
    },
    {
      question: 'Will I lose my appointment if I correct the DS-160?',
      answer:
        'Usually not: the appointment stays and the new confirmation number is linked to it. Each consulate sets how and until when, and we check that with you before sending anything.',
    },
    {
      question: 'Which DS-160 errors are worth correcting?',
      answer:
        'Those that change who you are or your history: names, passport, job, family, trips, denials, criminal record. A hotel address that has changed can usually be cleared up at the window.',
    },
    {
      question: 'Can we rehearse as a family?',
      answer:
        'Yes. If you go to the window together, it helps to practice who answers what. Anyone who wants a rehearsal of their own is added to the purchase.',
    },
    {
      question: 'Can I move the date of the rehearsal?',
      answer:
        'Yes, at no cost, if you give the notice stated in our [policy on changes](screen:reschedule-refund-policy). Just reply to the confirmation message.',
    },
    {
      question: 'Does a rehearsal improve my chances?',
      answer:
        'We cannot measure that and we do not promise it. A rehearsal does not change your situation: it helps you tell it fully and without contradictions. The officer alone decides.',
    },
    {
      question: 'Do I need preparation if I was denied before?',
      answer:
        'That is often when it helps most. We read the reason, see what has changed since then and practice how to explain it. If nothing has changed, we tell you: sometimes it is better to wait.',
    },
  ],
};
