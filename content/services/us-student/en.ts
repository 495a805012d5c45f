import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'F-1 student visa for the United States',
  metaTitle: 'F-1 student visa: I-20, SEVIS and interview',
  description:
    'From the I-20 to the interview: we check your funds and study plan, fill in the DS-160 with you and guide you through the SEVIS payment. Clear costs.',
  lead: 'For anyone who has, or is waiting for, the I-20 of a school in the United States. We help your admission, your money and your plan to return tell one story: yours.',
  benefits: [
    {
      title: 'Your I-20, read line by line',
      text: 'We compare the name with your passport and check program, dates and costs. If something is off, we tell you which correction to ask the school for.',
    },
    {
      title: 'DS-160 and SEVIS that match',
      text: 'We fill in the DS-160 with you, with the right SEVIS number, and guide you through the I-901 payment so that the receipt names the student.',
    },
    {
      title: 'Funds that are easy to follow',
      text: 'We compare bank statements, scholarships and sponsor letters with the cost on your I-20. You see which document is missing.',
    },
    {
      title: 'A study plan in your own words',
      text: 'We go over why this program, why this school and what comes after. Your facts, no speeches learned by heart.',
    },
    {
      title: 'Two interview rehearsals',
      text: 'You practice the student interview twice: school, money and return. Afterwards we tell you which answer was unclear, and why.',
    },
  ],
  steps: [
    {
      title: 'Get your admission and your I-20',
      text: 'A school certified by SEVP, the government’s student program, admits you and sends the I-20. Still waiting? Open your account and get the rest ready.',
      actor: 'you',
    },
    {
      title: 'Tell us about your studies',
      text: 'You answer in your own language about your studies, your family and who pays. You upload passport, photo, I-20, transcripts and bank statements to your portal.',
      actor: 'you',
    },
    {
      title: 'We check and prepare the DS-160',
      text: 'An adviser compares I-20, funds and plan, and asks about anything unclear. The official page logs you out after {us-ds160-timeout} without use; we keep what you have answered.',
      actor: 'us',
    },
    {
      title: 'Pay the SEVIS and visa fees',
      text: 'With our guidance you pay the government {us-sevis} for SEVIS and {us-mrv} for the visa application, on two official sites. Keep both receipts.',
      actor: 'you',
    },
    {
      title: 'We book and rehearse with you',
      text: 'We help you book in the official system. The application payment lets you book for {us-mrv-validity}; dates depend on availability. Then come the two rehearsals.',
      actor: 'us',
    },
    {
      title: 'The consulate decides',
      text: 'A consular officer asks a few questions and approves, denies or asks for more. Our help counts neither for nor against your application.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'Who needs the F-1 and who does not',
      blocks: [
        'The F-1 is for full-time study at a university, a school or an English program in the United States. No I-20, no F-1. Other plans need another visa:',
        {
          list: [
            'A technical or vocational course: usually the M-1 visa.',
            'An exchange with form DS-2019: the J-1 visa. This service does not cover it.',
            'A short course for pleasure, without credits, during a vacation: the [tourist visa](screen:us-visitor) may be enough.',
            'A program with credits, traveling on an ESTA: the ESTA is not enough, you need the F-1.',
          ],
        },
      ],
    },
    {
      id: 'requirements',
      title: 'Which documents you need, and what they are for',
      blocks: [
        'The basics are few: signed I-20, SEVIS receipt, DS-160 confirmation, a photo taken in the last {us-photo-age} and a valid passport. The passport should usually expire at least {us-passport-validity} after your stay.',
        'Then come the documents that explain your case: transcripts, diplomas, an English test if the school asked for one, bank statements, scholarships and sponsor letters. The officer may ask to see them.',
      ],
    },
    {
      id: 'decision',
      title: 'What the consular officer looks at',
      blocks: [
        'Three things: that you will really study, that the money is there, and that you mean to leave the United States when you finish. The talk is short and starts from your DS-160.',
        'Few students own a home, and that closes no door. Ties to home can also be a concrete plan: the family business, or a profession or job in your country where this degree counts.',
        'The form asks about your social media, and the consulate may ask you to set your profiles to public.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Where a student case gets complicated',
      blocks: [
        {
          list: [
            'An I-20 that does not match the passport. We check it before you pay SEVIS.',
            'SEVIS paid the day before. It takes time to show in the system, so we plan it well ahead.',
            'A sponsor whose income does not explain the cost. We tell you which support is missing.',
            'A program that does not follow from what you studied. We help you explain the change clearly.',
          ],
        },
      ],
    },
    {
      id: 'after-approval',
      title: 'When to enter, work and leave',
      blocks: [
        'The visa can be issued up to {us-f1-issue} before the program starts, but you may enter no earlier than {us-f1-arrival} before that date. At the border another officer decides on your entry, and your I-94 record says how long you may stay.',
        'While classes are in session you may work on campus up to {us-f1-campus-hours} hours a week; any other job needs permission first. When you finish you have {us-f1-grace} to leave or take another legal step; a 2026 rule, disputed in court, cuts that to {us-f1-grace-new}. Ask your school and see [studyinthestates.dhs.gov](https://studyinthestates.dhs.gov).',
        'If the program takes longer, your school extends the I-20 before it runs out. If you leave the country with an expired visa, you need a new one to return.',
      ],
    },
    {
      id: 'our-limits',
      title: 'What we do not do, and doing it alone',
      blocks: [
        'We do not find schools, issue the I-20 or handle changes of status inside the United States. We promise neither a visa nor a date.',
        'You can do it all yourself: requirements are at [travel.state.gov](https://travel.state.gov), the DS-160 at [ceac.state.gov](https://ceac.state.gov) and the official way to the SEVIS payment at [ice.gov](https://www.ice.gov/sevis/i901).',
      ],
    },
  ],
  questions: [
    {
      question: 'What does the F-1 visa cost in all?',
      answer:
        'Our service costs {price:StudentF1} per person. Separately, the government charges {us-mrv} for the application and {us-sevis} for SEVIS. Some nationalities may be charged a further fee when the visa is issued. Today’s price is in the cost table.',
    },
    {
      question: 'Can I start without the I-20?',
      answer:
        'Yes: with your answers, the photo and the documents about funds. The SEVIS payment and the last part of the DS-160 wait for the I-20, because they ask for your SEVIS number. Comparing schools? Pay SEVIS only once you choose.',
    },
    {
      question: 'How much money must I show, and who may pay?',
      answer:
        'The measure is the cost on your I-20: tuition, housing, insurance and living costs. It may come from you, your parents, a scholarship or another person, with a letter and bank statements. If that person is not family, explain why they support you.',
    },
    {
      question: 'Can my family come with me?',
      answer:
        'Your spouse and unmarried minor children can apply for the F-2. Each needs their own I-20 and DS-160 and pays {us-mrv}; only the student pays SEVIS. The F-2 does not allow work, and children may go to school.',
    },
    {
      question: 'Is there always an interview, and in which country?',
      answer:
        'Expect one even if you have had an F-1: the interview waiver in force since {us-waiver-since} does not include students. Since {us-residence-rule} you apply at a consulate in the country of your passport, or in the one where you live if you can prove it.',
    },
    {
      question: 'I was denied a visa before. Do I say so?',
      answer:
        'Yes. The consulate has it on record and the DS-160 asks. Together we write down the date, place and reason, and you prepare a short answer about what has changed: admission, funds or plans.',
    },
    {
      question: 'What if my F-1 is denied?',
      answer:
        'After a denial neither the visa fee nor our price is refunded. We read the reason with you and, if you apply again within the time set in our [refund policy](screen:reschedule-refund-policy), we check that application free of charge. ICE explains when the SEVIS payment can be used again.',
    },
  ],
};
