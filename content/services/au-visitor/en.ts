import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Australia Visitor visa, subclass 600',
  metaTitle: 'Australia Visitor visa (subclass 600): how it works',
  description:
    'Visitor visa 600 for Australia with a Latin American passport: documents, how the Department decides, stops in the United States and what we do.',
  lead: 'To tour Australia or visit family and friends there on a Latin American passport, you need the 600 visa. We create the official account with you, fill in the application and guide you afterwards.',
  benefits: [
    {
      title: 'Your official account, in your name',
      text: 'We open the ImmiAccount with you and fill in the application there. The password is yours, and in the account you see every message from the Department.',
    },
    {
      title: 'A letter that explains your trip',
      text: 'We prepare with you the letter that explains why you are going, how long you will stay, who pays and what awaits you at home. It uses only facts that you can prove.',
    },
    {
      title: 'Documents checked by an adviser',
      text: 'We give you the list for your case: work, study, family, host. An adviser checks each file before you upload it and tells you what is not needed.',
    },
    {
      title: 'We stay with you after it is sent',
      text: 'We guide you through paying the fee and answering if they ask for biometrics, a medical exam or another document. That guidance after filing is part of the service.',
    },
  ],
  steps: [
    {
      title: 'You tell us about the trip',
      text: 'Dates, reason, who goes and who pays. We make sure that the tourist stream is the right one for you and that you are outside Australia when you apply.',
      actor: 'you',
    },
    {
      title: 'We fill in the application with you',
      text: 'Each person has their own, children too. We fill in the official form in English and compare names and dates with the documents.',
      actor: 'us',
    },
    {
      title: 'You upload, declare and pay',
      text: 'You go over everything, accept the declarations and pay the fee in the official account. The Department adds a surcharge that depends on how you pay.',
      actor: 'you',
    },
    {
      title: 'Biometrics and health, if asked for',
      text: 'Depending on where you apply and on your answers, the account shows a letter to give fingerprints and a photo, or to see an approved doctor.',
      actor: 'you',
    },
    {
      title: 'The Department decides',
      text: 'Australia’s Department of Home Affairs reads the file. It may ask for more evidence or call you. The answer comes by e-mail and stays in your account.',
      actor: 'authority',
    },
    {
      title: 'You read the conditions',
      text: 'The visa is digital and tied to your passport. The letter says until when you may enter, how long you may stay each time and what is not allowed. If something is unclear, ask us.',
      actor: 'you',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'Why you apply for the 600 and not the ETA',
      blocks: [
        'With a passport from {au-600-passports} you apply for subclass 600. Australia’s simpler authorizations, the ETA and the eVisitor, are for other passports. If you also hold a European one, first check whether the eVisitor works for you.',
        'The 600 is not for working or studying for a degree: other visas exist for that. It does allow short courses during the trip.',
      ],
    },
    {
      id: 'route',
      title: 'The route may need a visa too',
      blocks: [
        'Many flights from Latin America stop in another country. In the United States even a change of planes requires a visa, whose fee is {us-mrv} per person, or an [ESTA](screen:us-esta) if your passport allows it, which lasts {us-esta-validity}.',
        'Through Canada, depending on your passport, you may need a visa or an eTA, which costs {ca-eta} and lasts up to {ca-eta-validity}. Through Santiago, Chile, or New Zealand the rules are different. Choose the route before you buy.',
      ],
    },
    {
      id: 'documents',
      title: 'What you upload to the official account',
      blocks: [
        'Passport, identity card, photo, bank statements for the last few months, employer letter or proof of study, and a plan of the trip. If you visit somebody, their invitation, their status in Australia and, if they pay, their income.',
        'Minors who travel without both parents bring the parents’ consent. Older people may be asked for a medical exam and insurance. Anything not in English must be translated.',
      ],
    },
    {
      id: 'decision',
      title: 'Is your visit genuine?',
      blocks: [
        'The central question is whether your visit is genuine. What counts is the money, the reason, what ties you to your country and whether you respected the conditions of earlier visas. A long stay needs a reason: asking for more time than your plan explains works against you.',
        'A false or altered document leads to denial and can close other Australian visas to you for years.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Four slips when filling in the application',
      blocks: [
        {
          list: [
            'A wrong passport number: the visa is then tied to another passport. We compare it with the data page.',
            'Leaving out a denial or an overstay in any country. We ask about each country.',
            'Not opening the account after sending, and missing a deadline. We remind you to look.',
            'Omitting a relative who does not travel. The form asks for them, and we complete it.',
          ],
        },
      ],
    },
    {
      id: 'after-and-limits',
      title: 'Your stay, condition 8503 and our limits',
      blocks: [
        'The Department sets how long you stay on each entry, up to a maximum of {au-stay}; the usual grant is {au-stay-usual}. If the visa carries condition 8503, you cannot ask for another one from inside Australia, with few exceptions. To return once it has expired, you apply again.',
        'We represent nobody before the Department and cannot speed up its answer. You can open the account and apply without help at [immi.homeaffairs.gov.au](https://immi.homeaffairs.gov.au).',
      ],
    },
  ],
  questions: [
    {
      question: 'What does it cost in all?',
      answer:
        'Our service costs {price:VisitorVisaAustralia} per person. The government fee starts at {au-visitor} per person as quoted this year; other pages give {au-visitor-before}, the earlier figure. It is paid separately in the official account, and what counts is [the Department’s site](https://immi.homeaffairs.gov.au). Biometrics and the medical exam have their own cost.',
    },
    {
      question: 'How long may I stay?',
      answer:
        'As long as your visa says. The maximum per entry is {au-stay}, but the usual grant is {au-stay-usual}; the decision looks at your reason and your funds. Ask for the time that your plan explains.',
    },
    {
      question: 'Does my family go in the same application?',
      answer:
        'No. Each person, a baby too, has an application and a fee of their own. They can be linked as a group so that they are read together. We make sure that everybody’s answers describe the same trip.',
    },
    {
      question: 'Does my US visa work for Australia?',
      answer:
        'It does not replace the 600. It helps as travel history, if you used it well, and it lets you make a stop in the United States. List it among your earlier travel, with a copy.',
    },
    {
      question: 'Do I have to go to a consulate?',
      answer:
        'The application is online and there is hardly ever an interview. In some countries they ask for fingerprints and a photo at an authorized center, and the letter in your account says where and by when. You keep your passport.',
    },
    {
      question: 'May I work or study on the 600 visa?',
      answer:
        'Work, no, not even for a few days. Study, only short courses. If your real plan is a long program or a job, say so from the start: there is another visa for it.',
    },
    {
      question: 'When should I apply?',
      answer:
        'With time for biometrics, a possible exam and the Department’s questions. Its site publishes how long recent applications took and updates it often. We promise no date; buy the ticket once the visa is granted.',
    },
    {
      question: 'What if it is denied?',
      answer:
        'The letter explains which requirement was not met. You may apply again with new evidence and another fee, and must declare this denial. What happens to our price is in the [refund policy](screen:reschedule-refund-policy).',
    },
  ],
};
