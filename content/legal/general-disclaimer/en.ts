import { brand } from '../../brand.ts';
import type { LegalPage } from '../definition.ts';
import { edition, type OfficialHost, officialSites } from '../facts.ts';
import { link, mailLink, whatsAppLink } from '../wording.ts';

const siteUse: Record<OfficialHost, string> = {
  'ceac.state.gov': 'form DS-160 for the United States visa.',
  'travel.state.gov': 'requirements, fees and wait times of United States visas.',
  'esta.cbp.dhs.gov': 'ESTA travel authorization.',
  'canada.ca': 'visas and permits for Canada.',
  'gov.uk': 'visas for the United Kingdom.',
  'immi.homeaffairs.gov.au': 'visas for Australia.',
};

export const page: LegalPage = {
  title: 'General disclaimer',
  description: `What ${brand.name} is and what it is not: a private service with no link to any government. What your money pays for, who decides, and how to spot a scam.`,
  ...edition,
  summary: [
    'We are a private company: we are not a government, an embassy, a consulate or a law firm.',
    'You can do every application yourself on the official sites without paying us anything.',
    'Our price pays for our work; the government fee is something else, and we always show it separately.',
    'The decision belongs to the authority alone: we guarantee our work, never a visa or a date.',
    'We write to you only from the addresses on this page, and we never ask for your password.',
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are and who we are not',
      blocks: [
        `${brand.name} is the name under which ${brand.legalEntity} works, a private company based at ${brand.postalAddress}. We help people in Latin America prepare, check and follow their applications for visas and travel authorizations for the United States, Canada, the United Kingdom and Australia.`,
        'We are not part of any government. We have no agreement with, ties to or special access to embassies, consulates, applicant service centers or border authorities. Nobody gives an application priority because we prepared it.',
        'Nor are we a law firm. We explain requirements that the authorities publish and help you meet them; we give no legal advice and do not represent you before an authority. With a deportation or a criminal case, for example, look for a lawyer.',
        'In Canada the law goes further: [section 91 of the Immigration and Refugee Protection Act](https://laws-lois.justice.gc.ca/eng/acts/i-2.5/section-91.html) reserves both representation and advice for a fee to licensed people. That is why for Canada we only translate your answers, organize your documents and fill in the forms as you instruct; we do not tell you what to apply for, what to answer or what your chances are. Advice comes from lawyers of a province, Quebec notaries and the consultants of the [College of Immigration and Citizenship Consultants](https://college-ic.ca), which publishes its register.',
      ],
    },
    {
      id: 'official-sites',
      title: 'You can do it yourself',
      blocks: [
        'The official forms are open to everybody and free to fill in; all that the authority charges is its fee. These are the official sites:',
        { list: officialSites.map(({ host, url }) => `${link(host, url)}: ${siteUse[host]}`) },
        'If you would rather do it without help, that is a good choice and you lose nothing: a well-made application is worth the same with or without us. Before you type your data, check that the address in your browser is exactly the official one.',
      ],
    },
    {
      id: 'what-our-fee-buys',
      title: 'What our price pays for and what it does not',
      blocks: [
        'What you pay us covers the work of our team, according to the service you choose:',
        {
          list: [
            'Questions in your language, with explanations, and the official form filled in in English.',
            'A list of supporting documents for your case, and a check of those you send us.',
            'A check of every answer, so that names, dates and documents agree everywhere.',
            'Help with booking your appointment and preparation for the interview, where the service includes them.',
          ],
        },
        'Our price does not buy a visa, an appointment date, special treatment or a faster answer. Nor does it cover what others charge: photos, translations, notaries, couriers, medical exams, travel or insurance.',
      ],
    },
    {
      id: 'government-fees',
      title: 'The government fee is separate',
      blocks: [
        'Each government charges its own fee for processing an application. You pay it, straight to the authority and by the means it names, and it never passes through us. On our pages it is always on a line of its own, separate from our price.',
        'There is one exception: in the ESTA service the price you see already includes the government fee. We pay it to the authority on your behalf and show you how much of the total is the fee and how much is our service.',
        'Authorities may change their fees without notice. What counts is what the authority charges on the day of payment, even if our page still shows the earlier figure.',
      ],
    },
    {
      id: 'decision',
      title: 'Who decides',
      blocks: [
        'The decision to grant or deny a visa belongs to the consular officer or the immigration authority of the country you are visiting, and to nobody else. Nor does a visa guarantee entry: at the border another officer decides whether you come in and for how long.',
        'That is why we never promise a result. If somebody offers you a guaranteed visa or claims to know someone inside, it is not true, even if they use our name.',
      ],
    },
    {
      id: 'true-answers',
      title: 'Your answers must be true',
      blocks: [
        'You know the facts and you sign the application. We are responsible for our check, but we cannot know what you do not tell us. A false answer or an altered document can lead to a denial, to a ban on entry for years or to criminal charges.',
        'We do not write answers that we know to be false, we do not hide denials or criminal records, and we do not make up documents. If we find a contradiction, we ask you before going on.',
      ],
    },
    {
      id: 'sources-and-dates',
      title: 'Where the figures on our pages come from',
      blocks: [
        'Every fee, validity, requirement or time that we publish carries a link to the page of the authority, the date on which we checked it and how: “read at the source” if we read the authority’s own text, or “quoted by others” if we know it from those who quote it. Where two figures are in circulation, we show both.',
        'Every fact also has a date by which it must be checked again. When that date passes without a new check, the fact is marked as old. The mark does not mean that it is wrong: it means that we have not confirmed it lately and that you should look at the source before you decide.',
        'If one of our pages and the official site differ, go by the official site. Please tell us, so that we can correct it.',
      ],
    },
    {
      id: 'wait-times',
      title: 'Wait times change',
      blocks: [
        'Wait times are published by the authorities and change often. We show them with their date as a guide; they are neither a place in line nor a promise. Your appointment date exists only once the official system confirms it.',
        'Do not buy tickets or hotels that you cannot cancel on the strength of a date that you do not have yet.',
      ],
    },
    {
      id: 'automatic-help',
      title: 'Automatic help, decisions by people',
      blocks: [
        'No software of ours decides anything about you. The eligibility quizzes add up points from a table of our own and show you every step of the sum: they are general information, not the opinion of the authority. When our software reads the data in a photo of your passport, it says so right there, and it is only a suggestion: you confirm the data, field by field.',
        'Such a result never predicts what the consulate will do, is not sent to the consulate and closes no door with us: if you have doubts, a person on our team looks at it with you.',
      ],
    },
    {
      id: 'recognise-fraud',
      title: 'How to know that it is us',
      blocks: [
        `We write by e-mail only from ${brand.supportEmail} and ${brand.staffEmail}, and on WhatsApp only from ${brand.whatsapp}. Our social pages are ${link('Instagram', brand.instagram)} and ${link('Facebook', brand.facebook)}. Any other account using our name is not ours.`,
        'Be wary, and do not answer, if somebody:',
        {
          list: [
            'asks for the password of your account, the full number of your card or the code that your bank sent you;',
            'asks you to pay into a private person’s account, in cash or in cryptocurrency;',
            'promises a visa, an appointment on an exact date or a contact inside a consulate;',
            'hurries you with threats or with a deadline that appears neither in your portal nor on the official site.',
          ],
        },
        `When in doubt, open no links: come to our [site](screen:home) yourself and ask us at ${mailLink} or on WhatsApp at ${whatsAppLink('en')}. If you have already paid, tell your bank and the police of your country too.`,
      ],
    },
    {
      id: 'related-pages',
      title: 'Pages that complete this notice',
      blocks: [
        'The rules of the service are in the [terms and conditions](screen:terms-conditions), how we look after your data is in the [privacy policy](screen:privacy-policy), and refunds are in the [refund and rescheduling policy](screen:reschedule-refund-policy).',
      ],
    },
  ],
};
