import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Canada visitor visa',
  metaTitle: 'Canada visitor visa: IMM 5257 step by step',
  description:
    'Form IMM 5257, letter of purpose, documents and biometrics for a visit to Canada. Which passports can travel with an eTA, what it costs and who decides.',
  lead: 'Canada nearly always decides by reading, without an interview. We translate your answers, organize your documents and fill in the forms as you instruct. Advice on your case comes from a licensed professional.',
  benefits: [
    {
      title: 'The IMM 5257 and its annexes',
      text: 'You answer in your language. As you instruct, we fill in the IMM 5257, the family form IMM 5707 and the annexes, so that they all say the same thing.',
    },
    {
      title: 'The letter, in your words',
      text: 'You tell us why you are going, when, who pays and what awaits you at home, and we write it out in English. The letter says what you say, and you sign it.',
    },
    {
      title: 'Documents complete and in order',
      text: 'We take the list that Canada publishes and check that each file is whole, legible and has its translation. Whether your case is strong enough is not for us to say.',
    },
    {
      title: 'Funds in Canadian dollars',
      text: 'The form asks for the money for your stay in that currency. We convert the figure you give us and point out where it differs from your bank statements.',
    },
    {
      title: 'A guide to fees and biometrics',
      text: 'We explain how to pay in your official account, what to do when the biometrics letter arrives and what to bring that day.',
    },
  ],
  steps: [
    {
      title: 'See what your passport needs',
      text: 'The table on this page and the official site tell you, by passport and way of arriving, whether you need the visa or just an eTA.',
      actor: 'you',
    },
    {
      title: 'Answer and upload your documents',
      text: 'You tell us about your trip, your jobs and your family. You upload the passport with its stamped pages, bank statements and employer letter to your portal.',
      actor: 'you',
    },
    {
      title: 'We fill in the forms and the letter',
      text: 'Following your instructions we fill in the IMM 5257, the annexes and the letter of purpose, and write to you if an answer or a file is missing.',
      actor: 'us',
    },
    {
      title: 'Read, sign and pay',
      text: 'You read everything before you sign, and the application is sent from your own account on Canada’s site. There you pay {ca-visitor} for the application and {ca-biometrics} for biometrics, per person.',
      actor: 'you',
    },
    {
      title: 'Give your biometrics',
      text: 'Canada sends you an instruction letter. From then on you have {ca-biometrics-deadline} to go in person to an authorized center, with the letter and your passport.',
      actor: 'you',
    },
    {
      title: 'Canada decides',
      text: 'An immigration officer studies your application and may ask for more documents. If they approve it, they ask for your passport to add the visa.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'Who needs a visa and who travels with an eTA',
      blocks: [
        'For tourism, family or business it depends on your passport and on how you arrive:',
        {
          table: {
            head: ['Passport', 'What Canada usually asks for'],
            rows: [
              ['{ca-visa-passports}', 'Visitor visa'],
              [
                '{ca-eta-with-visa}',
                'eTA, if you arrive by air and hold a valid US nonimmigrant visa or held a Canadian visa in the last {ca-eta-lookback}. Otherwise, a visitor visa',
              ],
              ['{ca-eta-passports}', 'eTA to arrive by air'],
            ],
          },
        },
        'The eTA lasts up to {ca-eta-validity} or until the passport expires, and you can apply for it without help. The lists change: confirm your case on the [official eTA page](https://www.canada.ca/en/immigration-refugees-citizenship/services/visit-canada/eta.html).',
        'For a long course, see the [study permit](screen:ca-study). Work needs another permit. For parents and grandparents of citizens or permanent residents there is the super visa: ask us before you pay.',
      ],
    },
    {
      id: 'requirements',
      title: 'What each person’s application holds',
      blocks: [
        'Each person has their own application, minors too. Usually: the whole passport, signed forms, letter of purpose, several months of bank statements and an employer letter or business registration.',
        'Some cases add the invitation and status of your host, declaration IMM 5409 for common-law couples, your residence permit if you apply outside your country, or a minor’s travel consent.',
        'Canada accepts documents in English or French: anything in another language needs a translation, which our price does not cover.',
      ],
    },
    {
      id: 'decision',
      title: 'Will you leave when your visit ends?',
      blocks: [
        'The officer asks whether you will leave Canada when your visit ends, and looks at your purpose, money, job, family and earlier trips, and at whether you respected the rules of other countries.',
        'No single document guarantees approval. The whole picture counts: a short trip with approved leave and a cost that fits your salary is clearer than a long one without a plan.',
      ],
    },
    {
      id: 'mistakes',
      title: 'What leaves doubts in a file',
      blocks: [
        {
          list: [
            'Empty months in the work history. Studying, caring for the home or looking for a job goes in too.',
            'A half-filled family form. It lists parents, partner and all children, even those who are not traveling; we check it name by name.',
            'Money that appears overnight. We ask you for the sale, bonus or loan that explains it.',
            'A letter copied from the internet. Yours names your dates, your people and your documents.',
          ],
        },
      ],
    },
    {
      id: 'after-approval',
      title: 'With the visa in your passport: validity and stay',
      blocks: [
        'Validity and stay are two things. The visa can last up to {ca-visa-validity}, but no longer than your passport or your biometrics. Each visit is usually up to {ca-stay}; the border officer decides and may set another date.',
        'To stay longer, ask for an extension inside Canada before your stay ends. An expired visa is not renewed: you make a new application.',
      ],
    },
    {
      id: 'our-limits',
      title: 'What the law reserves for licensed people',
      blocks: [
        'Canadian law ([IRPA, section 91](https://laws-lois.justice.gc.ca/eng/acts/i-2.5/section-91.html)) reserves advice and representation for a fee to licensed people. We translate, organize documents and fill in forms as you instruct. We do not tell you what to apply for, what to answer or what your chances are; nor do we arrange invitations or promise a visa.',
        'Advice comes from lawyers of a province, Quebec notaries and RCIC consultants. The register of consultants is at [college-ic.ca](https://college-ic.ca), and each law society publishes its own.',
        'You can apply alone at [canada.ca](https://www.canada.ca): the forms are free and you pay only the fees.',
      ],
    },
  ],
  questions: [
    {
      question: 'What does the Canada visa cost in all?',
      answer:
        'Our service costs {price:VisitorVisaCanada} per person. You pay the government separately: {ca-visitor} for the application and {ca-biometrics} for biometrics. Families that apply together have a maximum for both fees. Today’s price is in the cost table.',
    },
    {
      question: 'I have a US visa. Does it work for Canada?',
      answer:
        'It depends on your passport. With one from Mexico, Argentina or Brazil, a valid US visa usually lets you fly with an eTA. With one from Colombia, Peru or Ecuador you need the Canadian visa, though your US trips count as travel history.',
    },
    {
      question: 'How long does the answer take?',
      answer:
        'It depends on the workload of each office and changes often, so we give no figure. Canada publishes an estimate by country. Avoid non-refundable tickets until you have the visa.',
    },
    {
      question: 'How much money must I show?',
      answer:
        'There is no single amount for visitors. Days, lodging and who pays all count: with family you need less than in a hotel. The figure on the form must come from your bank statements and be reasonable for your income.',
    },
    {
      question: 'I already gave biometrics to Canada. Do I repeat them?',
      answer:
        'They are valid for {ca-biometrics-validity}. If yours are still valid, as a rule you neither repeat them nor pay that fee again. Tell us when and where you gave them, for the form. Some ages are exempt.',
    },
    {
      question: 'I have a past denial or a criminal record. Do I say so?',
      answer:
        'Yes, whether it was Canada or another country. A denial that is explained can be overcome; a hidden one can bring a ban. Canada treats drunk driving as serious: if there is a conviction, talk to a Canadian lawyer first.',
    },
    {
      question: 'What if Canada denies my application?',
      answer:
        'The letter gives general reasons, and we translate it for you; what to do next is for a licensed professional to advise. Our next review is free if you apply again within the time set in our [refund policy](screen:reschedule-refund-policy). Neither our price nor the fee for a case already processed is refunded.',
    },
  ],
};
