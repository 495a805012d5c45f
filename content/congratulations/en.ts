import type { CongratulationsName, CongratulationsText } from '../congratulations.ts';

export const texts: Record<CongratulationsName, CongratulationsText> = {
  'b-1-b-2': {
    title: 'You are ready to begin your tourist visa',
    metaTitle: 'Ready to begin your tourist visa (B-1/B-2)',
    description:
      'You have taken the first step of your tourist visa (B-1/B-2). Three more follow: the passport, the DS-160 questions and the consulate date.',
    lead: 'From what you told us we know where to start. The consulate decides on the visa; making sure your application arrives complete and clear is our part.',
    next: [
      {
        title: 'Find your passport',
        text: 'Check when it expires: the general rule asks for {us-passport-validity} beyond your stay.',
      },
      {
        title: 'Answer the DS-160 questions',
        text: 'You answer them in your portal, in your language, a part at a time; an adviser puts them into the form in English.',
      },
      {
        title: 'Pay the fee and choose a date',
        text: 'It is {us-mrv} per person, paid to the government. Then the official calendar opens.',
      },
    ],
  },
  'b-1-b-2-standard': {
    title: 'Your Standard plan starts with the form',
    metaTitle: 'Next steps of your tourist visa, Standard plan',
    description:
      'You handle the appointments and an adviser helps you get the DS-160 right. Next: your details, your signature and the date you book with our guide.',
    lead: 'You run the calendar, we look after the form: every answer is read before you sign. Approval or denial is up to the consulate.',
    next: [
      {
        title: 'Write down jobs, studies and trips',
        text: 'With dates and addresses. Send them by chat or e-mail, and your DS-160 is prepared from them.',
      },
      {
        title: 'Read it all and sign',
        text: 'The signature is yours, on the official site, which closes after {us-ds160-timeout} without use.',
      },
      {
        title: 'Book the day with the guide',
        text: 'We send it to you in writing. The {us-mrv} you pay the government lets you schedule for {us-mrv-validity}.',
      },
    ],
  },
  'b-1-b-2-vip': {
    title: 'One adviser, from start to finish',
    metaTitle: 'Next steps of your tourist visa, VIP plan',
    description:
      'You chose the VIP plan, with the same person at your side. Next: a call to fill in the DS-160, the search for dates and two interview rehearsals.',
    lead: 'On this plan the same person has your case throughout, and that is whom you ask. The one thing nobody can do for you is the interview, and there the one who asks decides.',
    next: [
      {
        title: 'Agree on a time for your call',
        text: 'Tell us by chat or e-mail which days work. Keep your passport and any earlier ones close.',
      },
      {
        title: 'Confirm what we wrote',
        text: 'The call becomes a DS-160 in English. You go over each detail with your adviser, and you sign it.',
      },
      {
        title: 'Pay, then watch the calendar with us',
        text: 'Once you have paid the government {us-mrv}, a first date is booked, and we keep looking in case the system opens an earlier one.',
      },
    ],
  },
  renewal: {
    title: 'Your renewal is off to a good start',
    metaTitle: 'Ready to renew your US visa',
    description:
      'You know how your US visa renewal will go. Next: the earlier visa, an updated form, and the drop-off or appointment.',
    lead: 'Your answers show the likely path, with an interview or without. The consulate has the last word.',
    next: [
      {
        title: 'Locate the earlier visa',
        text: 'For the waiver it must not have expired more than {us-waiver-window} ago.',
      },
      {
        title: 'Bring your details up to date',
        text: 'Work, address and trips since that visa. What has changed is what gets checked most closely.',
      },
      {
        title: 'Have a new photo taken',
        text: 'Within the last {us-photo-age}. After that come the fee and the drop-off or the appointment.',
      },
    ],
  },
  'interview-ds-160': {
    title: 'There is still time to correct and rehearse',
    metaTitle: 'Next steps: correct your DS-160 and rehearse',
    description:
      'You are going to file a corrected DS-160 and rehearse the interview. Next: your confirmation, the new form and a practice video call.',
    lead: 'A mistake on the DS-160 is better fixed before the window than at it. We put the correction in order with you; the officer weighs what is read and heard.',
    next: [
      {
        title: 'Send the confirmation you have',
        text: 'Along with your passport and a list of what is wrong or was left out.',
      },
      {
        title: 'File the new form',
        text: 'What was submitted does not change, so another one goes in. Until you sign, the site keeps the draft for {us-ds160-kept}.',
      },
      {
        title: 'Rehearse with the new details',
        text: 'On a video call the adviser asks about whatever changed, so that you can explain it without getting tangled.',
      },
    ],
  },
  'f-1': {
    title: 'Ready to prepare your student visa',
    metaTitle: 'Next steps of your F-1 student visa',
    description:
      'The first part of your F-1 visa is done. Next: the I-20, the SEVIS payment, the DS-160 and your interview rehearsals.',
    lead: 'Now your study plan has to be shown well. A consular officer decides, and an orderly application makes you easier to understand.',
    next: [
      {
        title: 'Read your I-20 line by line',
        text: 'Name, dates, cost and school must be right; if not, the school corrects it.',
      },
      {
        title: 'Pay SEVIS and keep the receipt',
        text: 'It is {us-sevis}, on top of the visa fee. Bring the receipt to the interview.',
      },
      {
        title: 'Gather proof of funds',
        text: 'Who pays, and where the money comes from. You may enter up to {us-f1-arrival} before the program starts, no earlier.',
      },
    ],
  },
  'c-1-d': {
    title: 'Your crew application can set sail',
    metaTitle: 'Next steps of your C-1/D crew visa',
    description:
      'Your C-1/D visa has begun. Have the company letter ready, answer the form with the details of the vessel and book before you join.',
    lead: 'Your employer and your joining date are enough to begin. The consulate decides; we make sure that the documents match your contract.',
    next: [
      {
        title: 'Ask for the company letter',
        text: 'It should name the vessel or airline, your position, the port and the dates.',
      },
      {
        title: 'Keep your seaman’s book close',
        text: 'If you are a seafarer, several DS-160 answers come from it.',
      },
      {
        title: 'Book with your joining date in mind',
        text: 'The fee is {us-mrv}. Choose a date that leaves room for the passport to come back to you.',
      },
    ],
  },
  'work-family': {
    title: 'Your work or family case has begun',
    metaTitle: 'Next steps of your work or family case',
    description:
      'You told us about a job or family in the United States. An adviser writes within one business day with a quote; meanwhile, gather three things.',
    lead: 'These roads are long and begin with whoever petitions for you. First an adviser reads your case and writes within one business day. We are not attorneys: if you need one, we say so.',
    next: [
      {
        title: 'Write down who petitions for you',
        text: 'The relative, partner or company, with their status in the United States and what they have filed so far.',
      },
      {
        title: 'Put your immigration history in order',
        text: 'Visas, denials, entries and exits by date. One overstay can change the road.',
      },
      {
        title: 'Read the quote at your own pace',
        text: 'It says what we would do, what we would not, and the price. Government fees are separate, and accepting is up to you.',
      },
    ],
  },
  esta: {
    title: 'You can now apply for your ESTA',
    metaTitle: 'Next steps of your ESTA authorization',
    description:
      'Going by your answers, an ESTA looks like your route to the United States. Next: an electronic passport, some questions and the answer.',
    lead: 'An ESTA may be what you need. The border authority grants it, and also decides on your entry when you arrive.',
    next: [
      {
        title: 'Look at the cover of your passport',
        text: 'It needs the chip symbol. Without it, you travel with a visa.',
      },
      {
        title: 'Answer calmly',
        text: 'The questions about you and your trip are short. A hurried answer can cost you the authorization.',
      },
      {
        title: 'Apply in good time',
        text: 'At least {us-esta-ahead} before you fly. Of our price, {us-esta} is the government fee; each stay is up to {us-esta-stay}.',
      },
    ],
  },
  interview: {
    title: 'Your interview preparation begins today',
    metaTitle: 'Next steps to rehearse your visa interview',
    description:
      'You chose to rehearse your visa interview with an adviser. Next: the date of your appointment, a reading of your DS-160 and practice on video.',
    lead: 'Talking about yourself in a few minutes can be practiced. Nobody knows what you will be asked or what the officer will answer; you can arrive with your story clear.',
    next: [
      {
        title: 'Tell us when and where',
        text: 'Consulate, day, kind of visa and what worries you most, by chat or e-mail.',
      },
      {
        title: 'Reread your copy of the DS-160',
        text: 'Underline what you would answer differently today. The adviser looks at that first.',
      },
      {
        title: 'Set aside a quiet hour',
        text: 'For the video call, with a good signal and no script. Afterwards you have in writing what to bring and what to leave at home.',
      },
    ],
  },
  'background-check': {
    title: 'Looking at your own record takes courage',
    metaTitle: 'Next steps of your background check',
    description:
      'You asked for a background check before applying for the visa. Next: your written permission, your account and any certificates still missing.',
    lead: 'Knowing what shows up lets you answer truthfully and without a scare. What we find is for you; the consulate runs its own search and draws its own conclusions.',
    next: [
      {
        title: 'Sign the permission',
        text: 'Without it we do not search. Include every name you have used and the countries you have lived in.',
      },
      {
        title: 'Tell us what you remember',
        text: 'Dates, places and how each matter ended, closed ones too. An adviser reads it in confidence.',
      },
      {
        title: 'Ask early for what takes long',
        text: 'Courts and police have their own pace. The FBI record, if you lived in the United States, costs {us-fbi-check}.',
      },
    ],
  },
  canada: {
    title: 'Begin your trip to Canada in good order',
    metaTitle: 'Next steps of your Canada visitor visa',
    description:
      'The first step of your Canada visitor visa is done. Now come your passport pages, form IMM 5257 and biometrics.',
    lead: 'Canada nearly always decides on paper, without an interview. We translate, put in order and fill in as you instruct; if you want advice, it comes from somebody licensed, listed at college-ic.ca.',
    next: [
      {
        title: 'Scan the whole passport',
        text: 'The data page and every page with a stamp or visa, however old.',
      },
      {
        title: 'Answer the IMM 5257 questions',
        text: 'With your work, your family and your funds. You write the letter that explains the trip in your own words; we translate it.',
      },
      {
        title: 'Plan for biometrics',
        text: 'They cost {ca-biometrics}, on top of {ca-visitor} for the application. Once the letter comes you have {ca-biometrics-deadline}.',
      },
    ],
  },
  'canada-study': {
    title: 'Your plan to study in Canada takes shape',
    metaTitle: 'Next steps of your Canada study permit',
    description:
      'You asked for a quote for your Canada study permit. An adviser writes within one business day; meanwhile, find your letters and what IRCC charges.',
    lead: 'We organize documents, translate and enter your details in the forms as you instruct. Advice for a fee takes a Canadian license that we do not hold, and IRCC decides.',
    next: [
      {
        title: 'Tell us what you were accepted for',
        text: 'School, program and start date. From these an adviser prepares the quote and writes within one business day.',
      },
      {
        title: 'Set apart what has been issued',
        text: 'The letters from school, province and bank. We mark what is missing from IRCC’s list and what goes to translation.',
      },
      {
        title: 'Keep in mind what Canada charges',
        text: '{ca-study-permit} for the permit and {ca-biometrics} for biometrics. If you are torn between options, find somebody licensed at [college-ic.ca](https://college-ic.ca).',
      },
    ],
  },
  uk: {
    title: 'Your UK application is about to begin',
    metaTitle: 'Next steps of your UK visitor visa',
    description:
      'The first step of your visit to the United Kingdom is clear. Next: your plan, proof of money and work, the visa center.',
    lead: 'The British government decides, and looks above all at whether your trip and your income fit together.',
    next: [
      {
        title: 'Write down your plan',
        text: 'Dates, cities, where you will stay and who pays. A visit lasts up to {uk-stay}.',
      },
      {
        title: 'Collect bank statements and employer letter',
        text: 'Make it clear where each income comes from. A large unexplained deposit raises doubts.',
      },
      {
        title: 'Choose when to send it',
        text: 'You can apply from {uk-apply-ahead} before the trip. Then you visit the center, and the answer usually takes {uk-decision}.',
      },
    ],
  },
  australia: {
    title: 'Australia is far away; your first step is done',
    metaTitle: 'Next steps of your Australia visitor visa 600',
    description:
      'You have made a start on your visitor visa 600. Next: the official account, scanned documents and any later request.',
    lead: 'It all happens online, so you can do it from home. The Australian department in charge decides on what you upload and answer.',
    next: [
      {
        title: 'Prepare your identity documents',
        text: 'Passport, national identity card and a recent photo. Names must be identical wherever they appear.',
      },
      {
        title: 'Say why you will return',
        text: 'Job, studies, family or property. That part counts as much as the itinerary.',
      },
      {
        title: 'Open the official account',
        text: 'We create it with you. Whatever they ask for later, such as a medical exam, arrives there. The stay can be up to {au-stay}.',
      },
    ],
  },
};
