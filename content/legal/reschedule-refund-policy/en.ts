import { brand } from '../../brand.ts';
import type { LegalPage } from '../definition.ts';
import {
  acknowledge,
  authoritySite,
  callNotice,
  complaintAnswer,
  edition,
  feeRules,
  freeNextReview,
  type RefundCaseName,
  refundArrives,
  refundCases,
  refundSent,
  reversalNotice,
  withdrawal,
} from '../facts.ts';
import { link, longDate, mailLink, percent, period, whatsAppLink } from '../wording.ts';

const cases: Record<RefundCaseName, { what: string; note: string }> = {
  'before-review': {
    what: 'You cancel before we begin our review',
    note: 'At any time, without saying why.',
  },
  withdrawal: {
    what: `You withdraw within ${period(withdrawal.window, 'en')} of the purchase and we have delivered no work to you`,
    note: 'The time set by law, including the bank’s time.',
  },
  'review-begun': {
    what: 'You cancel after our review began and before the application is filed',
    note: 'The rest pays for the work done, which we hand over to you.',
  },
  filed: {
    what: 'You cancel after the application is filed or the appointment is booked',
    note: 'The rest of your service remains available to you. If we cannot provide it, we return that part.',
  },
  'sessions-not-given': {
    what: 'You cancel with interview preparation sessions bought that you have not had',
    note: 'What you paid for them is divided by the sessions bought: we return the part of each one still missing, even after the application is filed.',
  },
  'our-error': {
    what: 'An error of ours affected your application or can no longer be corrected in time',
    note: 'At any stage. We also redo the work at no cost to you.',
  },
  'we-stop': {
    what: 'We cannot provide or finish the service, for a reason that is not yours',
    note: 'And we hand over what has been done.',
  },
  'duplicate-charge': {
    what: 'We charged you twice for the same thing',
    note: 'We return the whole repeated charge.',
  },
  'visa-refused': {
    what: 'The authority denies the visa or the authorization',
    note: `If you apply again within the following ${period(freeNextReview, 'en')}, that review is free.`,
  },
  'government-fee': {
    what: 'A fee that you paid straight to the government',
    note: 'We do not receive it: only the authority can return it.',
  },
  'included-fee-not-charged': {
    what: 'Any part of the fee included in the ESTA price that the authority did not charge in the end',
    note: 'It is not ours: we return all of it.',
  },
};

export const page: LegalPage = {
  title: 'Refund and rescheduling policy',
  description: `When ${brand.name} returns your money, how much and how soon; what happens to the government fee, and how an appointment or a call is moved.`,
  ...edition,
  summary: [
    `If we have not begun our review, we return ${percent(100, 'en')} of our price.`,
    `We send the money, by the same means you paid with, within ${period(refundSent, 'en')}; if you withdraw, it reaches you within ${period(withdrawal.money, 'en')}.`,
    'If an error of ours affects your application, we redo the work at no cost and return our price.',
    'A refund of the government fee depends on the authority alone, which hardly ever gives one.',
    `You can move your session with us free of charge up to ${period(callNotice, 'en')} before it.`,
  ],
  sections: [
    {
      id: 'scope',
      title: 'What this policy covers',
      blocks: [
        `It is about the money you pay to ${brand.legalEntity} for its service, and about changing the date of two kinds of appointment: the one at the consulate and the one with us. It supplements the [terms and conditions](screen:terms-conditions), and where the law gives you more, the law applies.`,
        'If you bought for several people, we look at each one separately: what you paid for the person who cancels is returned. Services by quote follow these same rules, unless the quote offers you something better.',
      ],
    },
    {
      id: 'refund-table',
      title: 'How much we return and how soon',
      blocks: [
        {
          table: {
            head: ['Case', 'We return', 'Time', 'Please note'],
            rows: refundCases.map(({ name, share, days }) => [
              cases[name].what,
              percent(share, 'en'),
              days ? period(days, 'en') : 'Not applicable',
              cases[name].note,
            ]),
          },
        },
        'The percentage applies to what you paid for our service, after discounts. Times run from when we accept your request; for a withdrawal, from the day you ask for it and give us the details for the refund.',
      ],
    },
    {
      id: 'stages',
      title: 'What each stage means',
      blocks: [
        'Our review begins when, with the payment confirmed and your form sent, an adviser opens your case to check it. The date is recorded, and we tell you if you ask.',
        'The application is filed when it is sent on the official site, and the appointment is booked when the official system confirms it. In services that do not end in an application, such as interview preparation or the background check, that stage is reached when you have had all the sessions or received the report.',
      ],
    },
    {
      id: 'visa-refused',
      title: 'If your visa is denied',
      blocks: [
        'We know that it hurts. Even so we do not return our price, because it pays for work that has been done and that the decision does not change; if it depended on the result, it would suit us to take only easy cases or to tell you what you want to hear.',
        `What we do: we read the reason for the denial with you and, if the same person applies again within the following ${period(freeNextReview, 'en')}, we review that application without charge. If in studying the case we find an error of ours, the row about our errors applies.`,
      ],
    },
    {
      id: 'government-fee',
      title: 'The government fee',
      blocks: [
        'Each authority sets its rules and may change them. In general, this is what they say today:',
        {
          list: [
            `United States: the visa fee is neither returned nor passed on to another person, even if the visa is denied. The source is ${link('travel.state.gov', 'https://travel.state.gov')} and the page of the consulate in your country.`,
            'ESTA: what has been charged is not returned; if the authorization is denied, the authority charges only a part.',
            `Canada: it may return the fee if you withdraw the application before processing begins. It is explained at ${link('canada.ca', feeRules.canada)}.`,
            `United Kingdom: it may return the fee if you cancel in time, depending on the stage; a denial does not entitle you to that. See ${link('gov.uk', feeRules.uk)}.`,
            `Australia: it returns the fee only in a few cases, and not because of a denial. See ${link('immi.homeaffairs.gov.au', feeRules.australia)}.`,
          ],
        },
        'We help you ask for it where the rule allows. If you had to pay it again because of an error of ours, the government does not return it: we pay it back to you.',
      ],
    },
    {
      id: 'how-to-ask',
      title: 'How to ask for a refund',
      blocks: [
        `Write to ${mailLink} or on WhatsApp to ${whatsAppLink('en')}. This is all we need:`,
        {
          list: [
            'your name and the mobile number or e-mail of your account;',
            'which service you bought, the date and the reference on the receipt;',
            'for which person, if you bought for several;',
            'what happened, in your words, and any documents that help;',
            'if you paid by a method that does not allow refunds, the account in your name where you want the money.',
          ],
        },
        'Never send the number of your card, its expiration date, its security code or your password. We do not need them to return money, and whoever asks for them is not one of us.',
      ],
    },
    {
      id: 'how-we-answer',
      title: 'How we answer',
      blocks: [
        `Within ${period(acknowledge, 'en')} at most we confirm that we have your request and give you a number to follow it. Then we tell you, in writing and with reasons, how much we return and when. The full answer comes within ${period(complaintAnswer, 'en')} at the latest.`,
      ],
    },
    {
      id: 'how-money-returns',
      title: 'How the money comes back',
      blocks: [
        `We return it by the same means and in the same currency you paid with; if that is not possible, by another that we agree with you. In all cases but withdrawal we send the money within the following ${period(refundSent, 'en')}, and your bank may take time to show it: in all, up to ${period(refundArrives, 'en')}.`,
        'We do not charge for returning money. If you paid in another currency, the amount in yours may differ because of the bank’s exchange rate. When we send it you get a receipt; if you do not see the money at the end of that time, write to us and we trace it with you.',
      ],
    },
    {
      id: 'consular-appointment',
      title: 'Moving the appointment at the consulate',
      blocks: [
        'The appointment belongs to the authority and can be moved only in its official system, as places allow. Each authority limits how many times you may change it and how far in advance; beyond the limit, or if you do not go, you may lose the fee and have to pay it again. The fee also expires: in the United States, as a rule, one year after payment.',
        `Before you move a date, read the rules for your country on the official site where you booked it or at ${link('travel.state.gov', 'https://travel.state.gov')}. Give up the appointment you have only when you know what you may lose with the change.`,
        'If your service includes booking, we help you move it and charge nothing for it: we look with you at how many changes are left, search the official system for options, and you confirm. We neither buy nor sell appointments, and we do not promise a date.',
      ],
    },
    {
      id: 'advisory-call',
      title: 'Moving your session with us',
      blocks: [
        `You can move your call or your interview preparation free of charge if you tell us at least ${period(callNotice, 'en')} before it starts. Just reply to the confirmation message.`,
        'If you tell us later or do not come, the session counts as held, except in an emergency: tell us what happened and we will look for another time. If we are the ones who move it or miss it, you choose a new date or we refund the value of that session.',
      ],
    },
    {
      id: 'chargebacks',
      title: 'Reversing the payment with your bank',
      blocks: [
        `If you do not recognize a charge, there was fraud, or you did not receive what you bought, article 51 of the Colombian Ley 1480 de 2011 and Decreto 587 de 2016 let you ask for the payment to be reversed. You must send us the complaint and notify your bank within ${period(reversalNotice, 'en')} of learning of the problem.`,
        'Talk to us first: it is nearly always faster than a dispute. If you open one, we give the bank the proof of the service and pause your case until it is decided, without deleting anything. If both the bank and we refund you, we will ask you to give the second refund back.',
      ],
    },
    {
      id: 'complaints',
      title: 'If you are not satisfied',
      blocks: [
        `Ask for another person on our team to review the answer. You can also complain to the Superintendencia de Industria y Comercio of Colombia, at ${link('sic.gov.co', authoritySite)}, or to the consumer authority of your country. Complaining is free and does not affect your application.`,
        `Version ${edition.version} of ${longDate(edition.updated, 'en')}.`,
      ],
    },
  ],
};
