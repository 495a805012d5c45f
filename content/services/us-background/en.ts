import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Background check before you apply',
  metaTitle: 'Background check before a US visa application',
  description:
    'Before you ask for a US visa, see which records an officer may find: arrests, denials and overstays. We search with your permission and write a short report.',
  lead: 'An old arrest, a denial or a long stay does not go away because you keep quiet about it. With your permission, we see what turns up and which documents to have before you apply.',
  benefits: [
    {
      title: 'A search with your permission',
      text: 'We look into public records of the countries where you have lived, and only once you authorize it in writing. No permission, no search.',
    },
    {
      title: 'Your history, in order',
      text: 'We go over the denials, stays and criminal record you tell us about, and put them in date order so that they later match the form.',
    },
    {
      title: 'The documents worth asking for',
      text: 'We tell you which document explains each fact and who issues it: a court, the police or the immigration authority.',
    },
    {
      title: 'A short, clear report',
      text: 'You get in writing what we found, what we could not confirm and what is missing. No legal jargon and no score.',
    },
  ],
  steps: [
    {
      title: 'You authorize the search',
      text: 'You create your account and send us in writing your names, documents and the countries where you have lived. You give or withhold permission to search public records.',
      actor: 'you',
    },
    {
      title: 'You tell us what you know',
      text: 'You answer about arrests, court cases, denials and stays, closed cases included. If you have judgments or letters, upload them.',
      actor: 'you',
    },
    {
      title: 'We search the records',
      text: 'We look for your name, and others you have used, in the public sources that each country offers. We mark what may belong to a namesake.',
      actor: 'us',
    },
    {
      title: 'We compare and write',
      text: 'We put the records, your documents and your own account side by side. We ask you about any differences before we finish the report.',
      actor: 'us',
    },
    {
      title: 'You ask for the missing documents',
      text: 'With the list in hand you ask each issuer for certificates and copies. Some take time: do it before you pay the visa fee.',
      actor: 'you',
    },
    {
      title: 'You decide what comes next',
      text: 'You can apply now, wait, or see a lawyer. If you later apply for the visa with us, we start from this same report.',
      actor: 'you',
    },
    {
      title: 'The authority makes its own check',
      text: 'When you apply, the consulate consults its own systems and decides. Our report does not replace those systems.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'Who it is for and who can skip it',
      blocks: [
        'It helps if you were ever arrested or charged, even if acquitted; if you were denied a visa or entry, or stayed longer than allowed; or if you share a name with a wanted person.',
        'Also if you do not know how a case ended: find out before paying the government fee, which is {us-mrv} and is not refunded.',
        'If you never had a problem of this kind you do not need this check, and no authority asks for it. Go straight to the [tourist visa](screen:us-visitor).',
      ],
    },
    {
      id: 'what-officers-see',
      title: 'What an officer may see',
      blocks: [
        'Nobody outside the government knows the full list. From what the authorities publish, an officer may consult:',
        {
          list: [
            'your earlier visa applications, with the answers, photos, fingerprints and decision;',
            'your entries to and exits from the United States;',
            'arrests, convictions and warrants recorded there;',
            'data shared by other countries, and international alerts;',
            'what is in plain view on the internet, such as your public profiles.',
          ],
        },
        'Stays are measured against what the border allowed: with a tourist visa usually up to {us-b-stay}, with an ESTA up to {us-esta-stay}. Look up your recent history at [i94.cbp.dhs.gov](https://i94.cbp.dhs.gov).',
      ],
    },
    {
      id: 'requirements',
      title: 'What we need from you',
      blocks: [
        'Your passport, your identity card and your permission. If you have them, add police certificates, judgments, receipts for fines and denial letters. Public profiles are optional.',
        'We use this data only for the report, and for your application if you go on with us. You can withdraw your permission: the [privacy policy](screen:privacy-policy) says how.',
      ],
    },
    {
      id: 'decision',
      title: 'How much a record counts',
      blocks: [
        'Not every record keeps you from traveling. The officer looks at what happened, when, how it ended and whether you declared it. An old fine is not the same as a drug offense, fraud or a long overstay, which can close the door for years.',
        'A lie often counts for more than the fact itself. The DS-160 asks about arrests and convictions even where there was a pardon or an amnesty. A case erased in your country may live on in the records of another.',
        'A criminal record, or a denial never overcome, can also cost you the interview waiver, which since {us-waiver-since} is for people renewing a tourist visa before {us-waiver-window} have passed since it expired.',
      ],
    },
    {
      id: 'mistakes',
      title: 'When half the story is missing',
      blocks: [
        {
          list: [
            'Answering no because the case was closed. We read the exact question with you.',
            'Bringing only a clean certificate. Often the document that says how the case ended is missing.',
            'Forgetting a married or former name. We search under all of them.',
            'Paying first and finding out later. The receipt lets you book for {us-mrv-validity}: better to use that time with your documents ready.',
          ],
        },
      ],
    },
    {
      id: 'after-and-limits',
      title: 'After the report, and what we do not do',
      blocks: [
        'The report describes what was found on a given date; if something new happens, it has to be added. Keep it at hand for the DS-160; the official site keeps an unsent form for {us-ds160-kept}.',
        'We do not enter restricted databases, erase records, give legal advice or say whether you will get the visa. If the case calls for a lawyer, the report says so.',
        'You can also do this alone: ask for your certificates on the portals of each country, and for your US immigration file under the rules at [foia.gov](https://www.foia.gov). Our price, {price:BackgroundCheck} per person, pays for the search and the report.',
      ],
    },
  ],
  questions: [
    {
      question: 'Will the consulate know that I had this check?',
      answer:
        'We do not tell it and we do not send it the report. Looking into public records opens no file at the consulate. Your part is to answer the form truthfully.',
    },
    {
      question: 'Can you see the files of the consulate or the FBI?',
      answer:
        'No. Those files are restricted and nobody outside the government has access. You can ask the authority for a copy of yours, and we tell you which one is worth asking for and where.',
    },
    {
      question: 'My case was dismissed. Must I declare it?',
      answer:
        'It depends on the question. If the form asks about arrests, state the arrest even if the case was dismissed. Bring the document that shows how it ended. Leaving it out is the greater risk.',
    },
    {
      question: 'Does a drunk-driving arrest rule out a visa?',
      answer:
        'Not always, but if it is recent the consulate may ask for a medical exam or review a visa you already hold. Bring the court decision and proof that you complied with it.',
    },
    {
      question: 'Do you search my social media?',
      answer:
        'We look only at the public profiles you point us to. The DS-160 asks for your user names: declare all of them. A profile that contradicts the form invites questions.',
    },
    {
      question: 'What if you find nothing?',
      answer:
        'The report says so. It is not a certificate, and it does not prove that no restricted record exists. If you remember something that did not turn up, still declare it when the form asks.',
    },
    {
      question: 'Do I get my money back if you find something serious?',
      answer:
        'Not because of the result, since the work is the same. If you cancel before we begin, we return all of it. The other cases are in the [refund policy](screen:reschedule-refund-policy).',
    },
  ],
};
