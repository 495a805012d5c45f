import { brand } from '../../brand.ts';
import type { LegalPage } from '../definition.ts';
import {
  adultAge,
  authoritySite,
  changeNotice,
  complaintAnswer,
  edition,
  shareAfterReview,
  withdrawal,
} from '../facts.ts';
import { link, longDate, mailLink, percent, period } from '../wording.ts';

export const page: LegalPage = {
  title: 'Terms and conditions',
  description: `The rules of the ${brand.name} service: what we do, what you do, prices, payment, withdrawal, the guarantee of our work and your rights as a consumer.`,
  ...edition,
  summary: [
    'We prepare and check your application and stay with you along the way; you answer truthfully, read it and sign it.',
    'You never pay more than the price you saw, and the government fee is separate, except for ESTA.',
    `You have ${period(withdrawal.window, 'en')} to change your mind about the purchase.`,
    'We guarantee work that is complete, consistent and on time: if we fail, we redo it or return your money.',
    'Nothing said here takes away a right that the law gives you as a consumer.',
  ],
  sections: [
    {
      id: 'parties',
      title: 'Who this contract is between',
      blocks: [
        `This contract is between ${brand.legalEntity}, at ${brand.postalAddress} (“${brand.name}” or “we”), and the person who creates an account or buys a service (“you”). You can reach us at ${mailLink}.`,
        `To enter into it you must be at least ${adultAge} years old. You accept these terms when you check their box on signing up, and we keep which version you accepted. The [general disclaimer](screen:general-disclaimer) and the [refund policy](screen:reschedule-refund-policy) are part of them. The authorization to use your data is not: it has a box of its own, explained in the [privacy policy](screen:privacy-policy).`,
      ],
    },
    {
      id: 'the-service',
      title: 'The service, step by step',
      blocks: [
        'The page of each service says what it includes. The usual steps are:',
        {
          list: [
            'You tell us about your trip and choose the service.',
            'You fill in the form and upload the supporting documents in your portal; what is saved there you can change until you send it for review.',
            'You pay for our service and send your case for review. Once the payment is confirmed, an adviser checks your answers and documents.',
            'We write to you if something is missing or does not match, and you correct it or we correct it with you.',
            'We prepare the application for the official site. You read all of it, sign it and authorize its filing.',
            'You pay the government fee and, if your visa asks for it, we help you book the appointment and prepare the interview.',
            'We stay with you until the authority answers.',
          ],
        },
        'We tell you in the portal or by e-mail how long our own steps take. We do not control the times that depend on an authority.',
      ],
    },
    {
      id: 'account',
      title: 'Your account and your password',
      blocks: [
        'The account is personal and is opened with your mobile number and e-mail. Choose a password that you use nowhere else and share it with nobody, not even with us. If you think that somebody got in, change the password, which closes the open sessions, and tell us.',
        'Keep your e-mail and mobile number up to date: notices go there. To change them we ask for your current password. You can close your account whenever you like, in your portal or by sending us a message.',
      ],
    },
    {
      id: 'family',
      title: 'When you apply for your family',
      blocks: [
        'You can add family members to your account. By doing so you declare that each adult has authorized you to hand over their data and act for them here, and that you hold parental authority over, or legally represent, each child.',
        'An adult may ask for their own log-in, or to be taken out of your account, and we deal with that person directly. To travel with children the authority may ask for notarized consents or custody documents: getting them is up to you.',
      ],
    },
    {
      id: 'your-duties',
      title: 'Your part',
      blocks: [
        {
          list: [
            'To answer truthfully and in full, including about denials, stays and criminal records.',
            'To give us genuine, readable documents that are yours or that you may use.',
            'To read the final application before you sign it, because the signature is yours.',
            'To tell us soon if something changes: work, marital status, passport or travel date.',
            'To pay the government fee in time and go to your appointments with what the authority asks for.',
          ],
        },
        'Where a delay or a denial comes from a false answer, an altered document or something you did not tell us, we are not responsible for that consequence.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and discounts',
      blocks: [
        'We show the price you pay today with the standing offer and, struck through, the price of the plan where it is higher; the payment page also shows the price before discounts. There may be discounts for groups, for children or with a code. They cannot be combined: only the largest applies, and you never pay more than any price we showed you for that service and currency.',
        'Before paying you see the total, the currency, the discounts and, where there are any, taxes on a separate line. If you pay in a currency other than that of your card, your bank may charge for the exchange; that charge is the bank’s.',
        'The government fee is not part of our price, and discounts do not apply to it. Only for ESTA does the price include it. A change of price does not affect what you have already paid.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment and when we begin',
      blocks: [
        'You pay by card or by local means of payment, through specialized providers. A payment counts when the provider confirms it to us, not when the page says “thank you”; this nearly always takes minutes and sometimes, with local means of payment, up to a few business days. We send you the receipt by e-mail.',
        'We begin our review when the payment is confirmed and you send us your form for review. By sending it before the withdrawal period is over you ask us to begin at once.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Right of withdrawal',
      blocks: [
        `Because you buy remotely, article 47 of the Colombian Ley 1480 de 2011 gives you ${period(withdrawal.window, 'en')} from the purchase to change your mind, without saying why. A message to ${mailLink} is enough. We return everything you paid, with nothing deducted, within ${period(withdrawal.money, 'en')} at most from when you ask and give us the details for the refund.`,
        `The law makes an exception for services that have already begun with your agreement. We go one step further: even if we have begun because you asked us to, as long as we have delivered no work to you within that period, we return ${percent(100, 'en')}. If we have delivered the review, the rule of the [refund policy](screen:reschedule-refund-policy) applies: we return ${percent(shareAfterReview, 'en')} as long as the application has not been filed.`,
      ],
    },
    {
      id: 'our-guarantee',
      title: 'The guarantee of our work',
      blocks: [
        'We are responsible for three things, which you can check:',
        {
          list: [
            'Complete: no required field and no required document on your list goes unchecked.',
            'Consistent: what the form says agrees with your documents and with what you told us.',
            'On time: we deliver within the time we told you, if we receive in time what we asked of you.',
          ],
        },
        'If we fail in one of them, we do the work again at no cost. If the error affected your application, or can no longer be corrected in time, we also return our price. And if an error of ours makes you pay a government fee again, we pay for that too.',
      ],
    },
    {
      id: 'not-guaranteed',
      title: 'What we do not guarantee',
      blocks: [
        'We do not guarantee the visa, the travel authorization, entry into the country, the date of an appointment, how long the process takes, or that the official sites work. Nobody can, because it is for others to decide.',
        'The results of our quizzes and the times we publish are guidance and do not change this contract.',
      ],
    },
    {
      id: 'preparer',
      title: 'Our staff as preparer',
      blocks: [
        'You authorize us to read and edit your forms and documents in order to prepare the application. Each change that a person on our team makes is recorded: who made it, when and what changed. You can ask us for that record.',
        'When an official form asks who helped to fill it in, the answer is that we did. We do not sign for you: where the rules ask for the applicant’s signature, you sign or, for a child, the mother, father or guardian does.',
      ],
    },
    {
      id: 'quote-services',
      title: 'Services by quote',
      blocks: [
        'Some services, such as work visas, family visas or the Canadian study permit, have no fixed price. We study your case and send you in writing what we would do, what we would not, what it costs and by when. You owe nothing until you accept the quote, and what it says is added to these terms. If it contradicts a protection that we give you here, whatever favors you more applies.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Texts, designs and your documents',
      blocks: [
        'The site, its texts, illustrations and software are ours or used with permission. You may read them, print them for yourself and share links to them; to copy or sell them, ask for permission in writing.',
        'Your answers and documents remain yours. You let us use them only to provide the service. If you publish a comment, you let us show it on the site until you ask us to remove it.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use of the site',
      blocks: [
        'You may not:',
        {
          list: [
            'use another person’s data without permission or pass yourself off as them;',
            'send us false documents, harmful software or illegal content;',
            'try to enter other people’s accounts, guess codes or copy the site with software;',
            'resell our service as your own without an agreement with us;',
            'mistreat the people on our team.',
          ],
        },
        'If you find a security flaw, tell us before anybody else and we will be grateful.',
      ],
    },
    {
      id: 'suspension',
      title: 'Suspension and termination',
      blocks: [
        'We may suspend an account where there are serious signs of fraud, false documents or an attack on the site. We tell you the reason, unless the law forbids it, and you can answer. Meanwhile we keep your data, and you can ask for a copy.',
        'You can end the contract at any time; what is returned depends on how much work we have done. If we are the ones who cannot go on, for a reason that is not yours, we return our whole price and hand over what has been done.',
      ],
    },
    {
      id: 'liability',
      title: 'How far our responsibility goes',
      blocks: [
        'We are responsible for our work and for the harm that our errors cause you, as the law requires. We are not responsible for decisions of authorities, wait times, failures of official sites, banks or couriers, or events of force majeure.',
        'Nor are we responsible for tickets, hotels or other expenses incurred before you have the visa, unless the loss comes from an error of ours. We advise you not to buy them until you have the decision.',
        'No sentence in these terms limits the liability that Ley 1480 de 2011 imposes on us, shifts the burden of proof onto you or makes you give up a right. If one did, it is treated as not written and the rest stands.',
      ],
    },
    {
      id: 'law-and-complaints',
      title: 'Complaints, law and courts',
      blocks: [
        `If something went wrong, write to us first at ${mailLink}: we give you a number to follow your case and give you a full answer within ${period(complaintAnswer, 'en')} at most. If you are not satisfied, you can go to the Superintendencia de Industria y Comercio, at ${link('sic.gov.co', authoritySite)}, or to the courts. We do not force you into arbitration.`,
        'This contract is governed by the law of Colombia, above all Ley 1480 de 2011 (the Consumer Statute) and Ley 2439 de 2024 on electronic commerce. If you live in another country, you keep the protections of its consumer law that cannot be waived, and you can go to the authorities that law names.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to the terms',
      blocks: [
        `If we change these terms, we publish the new version and tell you by e-mail at least ${period(changeNotice, 'en')} before it applies. What you have already bought stays under the version you accepted, unless the new one favors you.`,
      ],
    },
    {
      id: 'language-and-version',
      title: 'Language and version',
      blocks: [
        `We publish these terms in Spanish, English and Arabic. If the translations differ, the Spanish text prevails; and if a doubt remains, it is read in the way that favors you most as a consumer. This is version ${edition.version} of ${longDate(edition.updated, 'en')}.`,
      ],
    },
  ],
};
