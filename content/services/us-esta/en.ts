import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'ESTA for travel to the United States',
  metaTitle: 'ESTA for the United States: who can use it and its cost',
  description:
    'ESTA for Chilean, Spanish, Italian and other visa waiver passports: who qualifies, how long it lasts, how long you may stay, and one price, fee included.',
  lead: 'With a passport from Chile, Spain, Italy or another visa waiver country you may not need a visa. We check whether you can travel with an ESTA and apply for it with you.',
  benefits: [
    {
      title: 'First, whether it is for you',
      text: 'We confirm whether your passport allows travel with an ESTA and whether any answer points to another route. If you need a visa, we tell you.',
    },
    {
      title: 'The application, filled in and checked',
      text: 'You answer in your language and we fill in the official application with you. The passport number is compared character by character.',
    },
    {
      title: 'One price, government fee included',
      text: 'You pay {price:ESTA} per person. Of that price, {us-esta} is the government fee, which we pay to the authority on your behalf.',
    },
    {
      title: 'The answer, explained',
      text: 'We send you the authority’s answer and tell you how long it is valid. If it is not approved, you know what you can do next.',
    },
  ],
  steps: [
    {
      title: 'You check your passport',
      text: 'You create your account and give your nationality, the purpose and the length of the trip. You look for the chip symbol on the cover of your passport.',
      actor: 'you',
    },
    {
      title: 'You give your details and pay',
      text: 'In your portal you answer, upload the data page of the passport and pay once, with the government fee already included.',
      actor: 'you',
    },
    {
      title: 'We check every answer',
      text: 'We compare names, numbers and dates with your passport and read the eligibility questions with you. They weigh most in the answer.',
      actor: 'us',
    },
    {
      title: 'You read and declare',
      text: 'You read the whole application, confirm that all of it is true and authorize us to send it. The declaration is yours, even though we submit it.',
      actor: 'you',
    },
    {
      title: 'We send it and pay the fee',
      text: 'We submit the application on the official site and pay the government fee there. You get the application number so that you can check its status.',
      actor: 'us',
    },
    {
      title: 'The authority answers',
      text: 'US Customs and Border Protection (CBP) approves it, denies it or leaves it pending. It advises applying at least {us-esta-ahead} before you travel.',
      actor: 'authority',
    },
    {
      title: 'The border decides on entry',
      text: 'With an approved ESTA you can board. On arrival an officer decides whether you enter and for how long, {us-esta-stay} at most.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'Who can use it and who cannot',
      blocks: [
        'An ESTA is an electronic authorization for citizens of visa waiver countries. There are {us-visa-waiver-countries} of them, and the only one in Latin America is Chile. Holders of a Spanish, Italian, Portuguese or other passport on the [official list](https://esta.cbp.dhs.gov), which may change, can use it too.',
        'What counts is the nationality of the passport, not where you live: a resident of Chile with a Colombian passport needs a visa.',
        'It is for tourism, business meetings or a stopover. You need a visa instead if:',
        {
          list: [
            'you will work, study for a degree or stay longer than {us-esta-stay};',
            'you are also a national of {us-esta-nationals};',
            'you have been since {us-esta-travel-since} in {us-esta-travel}, or since {us-esta-cuba-since} in Cuba, with few exceptions.',
          ],
        },
        'With a valid tourist visa you can travel on that and need no ESTA.',
      ],
    },
    {
      id: 'requirements',
      title: 'What they ask for',
      blocks: [
        'You must have a valid electronic passport, with the chip symbol on its cover. The application also asks about your parents, your job, other nationalities, an emergency contact and the address where you will stay in the United States.',
        'There is no appointment, no fingerprints beforehand and no documents to show at a consulate. Every traveler needs an ESTA, babies too.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Five slips, from the letter O to the fake site',
      blocks: [
        {
          list: [
            'Taking the letter O for a zero in the passport number. We read it from the photo and you confirm it.',
            'Forgetting another nationality or an expired passport of another country. We ask about it separately.',
            'Answering no about a visa denied years ago. It is on record; always declare it.',
            'Applying at the boarding gate. We remind you of the recommended {us-esta-ahead}.',
            'Paying on a site that looks official. The government address ends in .gov; we are a private company.',
          ],
        },
      ],
    },
    {
      id: 'decision',
      title: 'Yes, no, or a visa instead',
      blocks: [
        'CBP compares your answers with its records. It asks about arrests, drugs, contagious diseases, immigration fraud, denied visas and overstays. A yes often leads to a denial; then you need to apply for a visa.',
        'A denied ESTA cannot be appealed, but you can apply for a visa and be heard by a consular officer. They compare like this:',
        {
          table: {
            head: ['Point', 'ESTA', 'Tourist visa'],
            rows: [
              ['Government fee', '{us-esta}', '{us-mrv}'],
              ['Validity', '{us-esta-validity}', 'Depends on nationality; for Colombians, up to {us-b-validity}'],
              ['Stay on each trip', 'Up to {us-esta-stay}', 'Usually up to {us-b-stay}'],
              ['Interview', 'No', 'Yes, with exceptions'],
              ['Extension of stay', 'No', 'You can ask for one'],
            ],
          },
        },
      ],
    },
    {
      id: 'after',
      title: 'Afterwards: validity, stay and a new ESTA',
      blocks: [
        'An approved ESTA is valid for {us-esta-validity}, or until your passport expires if that comes first, and is good for several trips. Each stay is up to {us-esta-stay}; a short hop to Mexico or Canada does not, as a rule, start the count again.',
        'The stay cannot be extended. An ESTA cannot be renewed either: when it expires, you apply for another. You also need a new one if your passport, name, nationality or any other answer changes.',
      ],
    },
    {
      id: 'limits',
      title: 'We approve nothing, and you can apply alone',
      blocks: [
        'We do not approve an ESTA, speed up the answer or send answers we know to be false.',
        'The official application is simple, and you can do it yourself at [esta.cbp.dhs.gov](https://esta.cbp.dhs.gov) for {us-esta} alone. If nothing is in doubt, that is sensible. Our price pays for the check and for explanations in your language.',
      ],
    },
  ],
  questions: [
    {
      question: 'Does the price really include the government fee?',
      answer:
        'Yes. You pay {price:ESTA}, and the fee comes out of that. The official notice of 2025 sets it at {us-esta} and the law adjusts it every year; others already quote {us-esta-later}. If it is higher when we pay it, we cover the difference.',
    },
    {
      question: 'I am both Colombian and Spanish. Can I use an ESTA?',
      answer:
        'In general yes, if the Spanish passport is electronic and valid and no other rule excludes you. You declare your Colombian nationality as well and travel with the Spanish passport.',
    },
    {
      question: 'I went to Cuba on vacation. What now?',
      answer:
        'If the trip was on or after {us-esta-cuba-since}, as a rule an ESTA is no longer possible and you apply for a [tourist visa](screen:us-visitor). Tell us when you went before you buy.',
    },
    {
      question: 'How long does the answer take?',
      answer:
        'Many come quickly and some stay pending. That is why the authority advises applying at least {us-esta-ahead} ahead; we advise doing so as soon as you start planning the trip.',
    },
    {
      question: 'I am only changing planes in Miami. Do I need an ESTA?',
      answer:
        'Yes. In the United States you go through immigration even when you are bound for another country. You need an ESTA, or a visa if your passport is not in the program.',
    },
    {
      question: 'What if the ESTA expires while I am there?',
      answer:
        'It has to be valid on the day you arrive. If it expires during your stay you need not leave early; what counts is the departure date the officer gave you.',
    },
    {
      question: 'What happens to my money if it is denied?',
      answer:
        'The authority then charges only part of the fee, and we return the part it did not charge. Our own service is not refunded after a denial. Every case is in the [refund policy](screen:reschedule-refund-policy).',
    },
  ],
};
