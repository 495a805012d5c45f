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
        text: 'You answer them in your language, a part at a time; an adviser fills in the form in English.',
      },
      {
        title: 'Pay the fee and choose a date',
        text: 'It is {us-mrv} per person, paid to the government. Then the official calendar opens.',
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
  canada: {
    title: 'Begin your trip to Canada in good order',
    metaTitle: 'Next steps of your Canada visitor visa',
    description:
      'The first step of your Canada visitor visa is done. Now come your passport pages, form IMM 5257 and biometrics.',
    lead: 'Canada nearly always decides on paper, without an interview. So the task is a file that explains itself. Its visa office gives the answer.',
    next: [
      {
        title: 'Scan the whole passport',
        text: 'The data page and every page with a stamp or visa, however old.',
      },
      {
        title: 'Answer the IMM 5257 questions',
        text: 'With your work, your family and your funds. The letter that explains the trip grows out of them.',
      },
      {
        title: 'Plan for biometrics',
        text: 'They cost {ca-biometrics}, on top of {ca-visitor} for the application. Once the letter comes you have {ca-biometrics-deadline}.',
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
