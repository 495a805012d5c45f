import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Canada study permit',
  metaTitle: 'Canada study permit: requirements, fees and a quote',
  description:
    'Letter of acceptance, provincial letter, funds and biometrics: what Canada asks of students, what it charges, and what we do for you, with a quote.',
  lead: 'For a long program in Canada you need a study permit. We enter your data in the forms, organize and translate, with a quote in writing. Advice comes from licensed professionals.',
  benefits: [
    {
      title: 'Forms filled in as you instruct',
      text: 'You answer in your language and we enter your data in the IRCC forms without changing what you say. You read them and send them from your own account.',
    },
    {
      title: 'You know what is missing and who issues it',
      text: 'One letter comes from the school, another from the province, another from the bank. We compare what you have with the list that IRCC publishes and tell you which file is missing.',
    },
    {
      title: 'A proposal you can read in peace',
      text: 'You receive a quote in writing: what we would do, what we would not, by when and at what price. An adviser sends it within one business day of hearing about your program.',
    },
    {
      title: 'You owe nothing until you accept',
      text: 'Asking for the quote is free. If you then prefer to do it without help, you keep the list of what is missing and owe us nothing.',
    },
  ],
  steps: [
    {
      title: 'You choose a school and get its letter',
      text: 'You look for a designated learning institution (DLI), apply and receive the letter of acceptance. If you do not have it yet, you can still tell us your plan.',
      actor: 'you',
    },
    {
      title: 'We learn about your program and quote',
      text: 'You tell us your program, your dates and which documents you have. We send the quote, which you accept or decline.',
      actor: 'us',
    },
    {
      title: 'You gather letters and funds',
      text: 'The school guides you to the provincial or territorial letter (PAL or TAL). Quebec also asks for its own certificate, the CAQ. The bank certifies the money, and you show where it comes from.',
      actor: 'you',
    },
    {
      title: 'You send the application and pay',
      text: 'It goes online to the immigration department, IRCC. You pay {ca-study-permit} for the permit and {ca-biometrics} for biometrics, straight to the government.',
      actor: 'you',
    },
    {
      title: 'You give fingerprints and photo',
      text: 'IRCC sends a letter with instructions. From then on you have {ca-biometrics-deadline} to go to an authorized center. A medical exam, if they ask for one, is arranged separately.',
      actor: 'you',
    },
    {
      title: 'IRCC decides',
      text: 'An officer studies the file, nearly always without an interview. If your application is approved, you get a letter of introduction, and the permit is printed when you reach Canada.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'Which courses need it and which do not',
      blocks: [
        'You need it for secondary school, college, university or a long language course. A short course that ends within the {ca-stay} a visitor is usually allowed to stay generally does not require it: a [visitor visa](screen:ca-visitor) or an eTA is enough, depending on your passport.',
        'If the short course may grow longer or is the first of several, it is better to apply for the permit from the start: changing plans later is harder.',
      ],
    },
    {
      id: 'letters',
      title: 'The letters that open the door',
      blocks: [
        {
          list: [
            'Letter of acceptance from a designated institution. IRCC checks with the school that it is genuine.',
            'Attestation letter from the province or territory (PAL or TAL). Most people need it; some levels are exempt, and the rule changes.',
            'CAQ, if the school is in Quebec.',
            'For minors, the parents’ consent and often a responsible adult in Canada.',
          ],
        },
        'Look up who is exempt from the provincial letter at [canada.ca](https://www.canada.ca) on the day you apply, not before.',
      ],
    },
    {
      id: 'money-and-documents',
      title: 'Money and documents',
      blocks: [
        'You must show that you can pay the first year of tuition, your living costs and the trip. To live for a year outside Quebec, one person must show {ca-study-funds} as quoted this year; many pages still give {ca-study-funds-before}, the earlier figure. Tuition and travel come on top. The amount grows with each relative: what counts is the [official page on funds](https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html).',
        'Bank statements, a scholarship, a student loan or your family’s help all count, if their origin is clear. Add passport, transcripts, diplomas, a language test if the school requires it and a letter that explains why you chose this program.',
      ],
    },
    {
      id: 'decision',
      title: 'A program that makes sense for you',
      blocks: [
        'The IRCC officer asks whether you are really going to study, whether you can pay for it and whether you will leave when your permit ends. It helps when the program makes sense next to what you studied or do for a living. Hoping to stay some day by a legal route is not by itself a reason to deny it.',
      ],
    },
    {
      id: 'mistakes',
      title: 'What weakens an application',
      blocks: [
        {
          list: [
            'A large deposit just before applying. The document that explains where it came from belongs in the file.',
            'A letter of purpose copied from the internet, without what only you can tell.',
            'A program that repeats what you already know, with no reason in the letter.',
            'Paying the whole year before reading the school’s refund policy.',
          ],
        },
      ],
    },
    {
      id: 'after-and-limits',
      title: 'After you arrive, and what we do not do',
      blocks: [
        'The permit usually lasts as long as the program, plus some time to prepare your departure; the exact date is printed on it. If you need longer, apply for the extension before it ends. Not every program lets you work in Canada after graduating: find out before you enroll.',
        'To advise or represent you for money, Canada demands a license ([IRPA, section 91](https://laws-lois.justice.gc.ca/eng/acts/i-2.5/section-91.html)), and we do not hold one. We choose neither school nor program, give no opinion on your funds and do not speak with IRCC. A consultant can be checked in the register at [college-ic.ca](https://college-ic.ca); a lawyer, in that of the province; a notary, in that of Quebec. Anyone can apply without help on the official site.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can I apply without a letter of acceptance?',
      answer:
        'In nearly every case, no: the letter is the heart of the application. While you look for one you can ask us for the quote and gather the documents on the official list, so that no time is lost when it comes.',
    },
    {
      question: 'What does the Canadian government charge?',
      answer:
        'The permit costs {ca-study-permit} per person and biometrics {ca-biometrics}. Both are paid to IRCC, separately from our service. The CAQ, the medical exam and translations are paid to whoever provides them.',
    },
    {
      question: 'I have given Canada my fingerprints before. Must I give them again?',
      answer:
        'For visits, study or work, biometrics are valid for {ca-biometrics-validity}. If yours are still valid when you apply, you normally neither give nor pay for them again. The letter from IRCC confirms it for your case.',
    },
    {
      question: 'May I work while I study?',
      answer:
        'If you study full time in a program that allows it, you may work off campus up to {ca-study-hours} hours a week while classes are in session. Your permit must say so. That future wage does not count as proof of funds.',
    },
    {
      question: 'Do I need a visa or an eTA as well?',
      answer:
        'The permit does not get you on the plane. If you are approved, IRCC issues the visa or the eTA that your passport calls for, without another application. An eTA lasts up to {ca-eta-validity} or until the passport expires. Make sure you have it before you buy your ticket.',
    },
    {
      question: 'Does the fast track for students, SDS, still exist?',
      answer:
        'No. Canada closed it, and now everybody applies the regular way. An investment certificate (GIC) may still serve as proof of funds, but it does not speed up the answer.',
    },
    {
      question: 'Can my family come with me?',
      answer:
        'They may apply for a permit or a visitor visa of their own. An open work permit for your partner depends on the level and kind of program, and the rules have become stricter.',
    },
    {
      question: 'What if the permit is denied?',
      answer:
        'The letter gives the reasons. You may apply again if something changed or if you can prove better what was missing. Ask the school what it returns of the tuition. For our price, see your quote and the [refund policy](screen:reschedule-refund-policy).',
    },
  ],
};
