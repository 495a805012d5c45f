import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Your US visa appointment in Buenos Aires',
  metaTitle: 'US visa appointment in Buenos Aires',
  description:
    'The US visa appointment in Argentina: service center and embassy in Buenos Aires, the fee and card taxes, coming from the provinces, and renewal.',
  lead: 'In Argentina the appointment is always in Buenos Aires. See how the visits are split, what you really pay and how to come from the provinces.',
  sections: [
    {
      id: 'how-it-works',
      title: 'Two stops in the same city',
      blocks: [
        'Two stops are usual. The first is the applicant service center, called CAS: photo, fingerprints and a check of your data. The second is the embassy, where a consular officer asks you questions and decides. They are different buildings, and how much time passes between them depends on the places available.',
        'The CAS has moved before, so do not use the address of an earlier trip. The right one is in your confirmation and on [the page of the embassy in Argentina](https://ar.usembassy.gov).',
      ],
    },
    {
      id: 'fee-and-booking',
      title: 'The fee and what the card adds',
      blocks: [
        'The government fee for the tourist visa is {us-mrv} per person. What it costs you in the end depends on how you pay: if you use a card, taxes on foreign-currency purchases may be added. Ask your bank first. That extra reaches neither the embassy nor us.',
        'With the fee paid you have {us-mrv-validity} to book. Enter the number of your final DS-160: if you later fill in another and do not update it, the codes do not match and you will need a new date.',
      ],
    },
    {
      id: 'appointment-day',
      title: 'The day: documents, checks and strikes',
      blocks: [
        'The night before, see whether there is a transport strike or a road closure, and plan a second route.',
        {
          list: [
            'Your current passport. The general rule asks for {us-passport-validity} of validity after the trip, unless your country has an agreement.',
            'The passport that holds your expired visa, if you had one.',
            'Proof of the DS-160 and of the appointment, on paper.',
            'DNI and something that shows your work, studies or family in Argentina.',
          ],
        },
        'Phone, computer and large bags stay at home or at the hotel. What each checkpoint lets in is published by the embassy and may vary.',
      ],
    },
    {
      id: 'changes-and-distance',
      title: 'From the provinces, and why not Montevideo',
      blocks: [
        'Salta, Mendoza, Neuquén and Ushuaia are all served in Buenos Aires. When you choose, look for the two appointments as close together as possible so that you travel once.',
        'Crossing to Montevideo or Santiago seldom helps. Since {us-residence-rule} people apply where they are nationals or residents, and a fee paid in one country cannot be used in another. If you need another date, first read [how rescheduling works](screen:reschedule).',
      ],
    },
    {
      id: 'near-date',
      title: 'If the calendar offers you a date close by',
      blocks: [
        'The wait published for Buenos Aires has changed a great deal from one year to the next, and it may change again. See the official figure and its date under [wait times](screen:wait-times); we do not guess it.',
        'A date close by only helps if you arrive with everything ready. Before you pay, check four things:',
        {
          list: [
            'The DS-160 is submitted and you have read all of it, with your name as it stands in the passport.',
            'You can come to the CAS and to the embassy, above all if you live far from the capital.',
            'You have pay slips, your self-employed registration (monotributo) or your enrollment certificate at hand.',
            'You do not need the passport for another trip in those days: if the visa is approved, it stays at the embassy while the visa is printed.',
          ],
        },
        'The passport comes back in the way your official account says. If you live in the provinces, read it before you confirm the appointment, because it may mean one more trip.',
      ],
    },
  ],
  questions: [
    {
      question: 'I have an Italian or Spanish passport. Do I need this?',
      answer:
        'For short tourist or business trips an ESTA may be enough; you apply online and there is no interview. It allows up to {us-esta-stay} per visit and lasts {us-esta-validity}, or until the passport expires. See who can use it under [ESTA](screen:us-esta).',
    },
    {
      question: 'Can I renew without the interview?',
      answer:
        'The rules have applied since {us-waiver-since}: the B visa must still be valid or have expired less than {us-waiver-window} ago, and have been issued when you were an adult. Even so the consulate may call you. Check your case under [renewal](screen:us-renewal).',
    },
    {
      question: 'I study in Argentina and have another nationality. Do I apply here?',
      answer:
        'If you reside in the country legally, in principle yes. Bring the DNI for foreigners or your valid residence permit and something that proves your studies. The embassy judges whether that residence is enough.',
    },
    {
      question: 'Do you get the appointment for me?',
      answer:
        'We help you schedule if your plan includes it, in the official system and with your account. We have no special access and promise no date: the embassy opens the places, and you confirm the choice.',
    },
    {
      question: 'My passport expires before the appointment. Where do I start?',
      answer:
        'The simplest is to renew it before you fill in the DS-160, so that you use one number only. If you have already sent the form, another one is filled in with the new passport and updated in the appointment account. Bring both passports. The general rule asks for {us-passport-validity} of validity beyond your stay; some countries have an agreement that exempts them. Ask the embassy whether it covers you.',
    },
    {
      question: 'My children have European passports and I only the Argentine one. How do we travel?',
      answer:
        'Each by their own passport. For the children ESTA may be enough, if theirs is electronic and of a country in the program; each minor needs their own. You apply for the visa and go to the appointment. Start with your visa, which is what may take long, and request each ESTA at least {us-esta-ahead} before you fly. The stays differ: up to {us-esta-stay} with ESTA and generally up to {us-b-stay} with the visa.',
    },
  ],
};
