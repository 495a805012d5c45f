import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'C-1/D crew and transit visa',
  metaTitle: 'C-1/D visa: crew and transit through the United States',
  description:
    'C-1/D visa for people who work on cruise ships, cargo ships or airlines: who needs it, the company letter, the interview, time ashore and what it costs.',
  lead: 'For anyone who works aboard a ship or a plane and passes through the United States. We prepare the form, the contract documents and the interview with you.',
  benefits: [
    {
      title: 'A DS-160 that matches your vessel',
      text: 'We fill in the form with you: vessel, position, port and dates, just as the contract has them. Differences are settled before filing.',
    },
    {
      title: 'Your shipboard documents in one list',
      text: 'You know what to gather for your job: contract, company letter, seaman’s book and training certificates.',
    },
    {
      title: 'Help with payment and appointments',
      text: 'We guide you through paying the government fee and booking in the official system, as places allow and with your joining date in mind.',
    },
    {
      title: 'One interview rehearsal',
      text: 'You practice the questions of your trade: who hired you, where you join, how long the contract runs and what training you have.',
    },
    {
      title: 'Two separate payments',
      text: 'Our service costs {price:CrewTransit} per person. The government fee is {us-mrv} and is paid separately, straight to the authority.',
    },
  ],
  steps: [
    {
      title: 'You tell us about your contract',
      text: 'You create your account and give us your ship or airline, position, joining date and earlier trips. You upload your passport and the company letter.',
      actor: 'you',
    },
    {
      title: 'We prepare the DS-160',
      text: 'We fill in the official form and compare them with the passport and the letter. If something does not match, we ask you before going on.',
      actor: 'us',
    },
    {
      title: 'You read and sign',
      text: 'You read the whole form, because the declaration is yours, and sign it electronically yourself. You keep the confirmation page for your appointments.',
      actor: 'you',
    },
    {
      title: 'You pay the fee and book',
      text: 'You pay {us-mrv} to the authority and book with our help. The payment can be used to book for {us-mrv-validity}. In several countries there is a fingerprint appointment first.',
      actor: 'you',
    },
    {
      title: 'We rehearse the interview',
      text: 'We hold one rehearsal with the questions crew members are asked, and tell you which answer was unclear.',
      actor: 'us',
    },
    {
      title: 'The consulate decides',
      text: 'A consular officer interviews you and decides: approval, denial or a request for more. Entry itself is decided later by another officer, at the port or airport.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'who-needs-it',
      title: 'On board, in transit, or both',
      blocks: [
        'The D visa is for work aboard that keeps the vessel running: deck, engine room, galley, cruise hotel, aircraft cabin. The C-1 is for crossing the United States on the way to another country, or for reaching the port where your ship waits. If you do both, you apply for the combined C-1/D.',
        {
          list: [
            'You only change planes as a passenger: the C-1 is enough, or a valid tourist visa if you already have one.',
            'You work on a private yacht: the B-1 is usually the right one. See the [tourist visa](screen:us-visitor).',
            'Your passport allows travel with an [ESTA](screen:us-esta): it covers a stopover, not work aboard.',
            'The job is on land, even with the same company: this visa does not allow it.',
          ],
        },
        'Your partner and children get no D visa through you: to meet you in port, each needs the visa that fits.',
      ],
    },
    {
      id: 'requirements',
      title: 'The company letter and what goes with it',
      blocks: [
        'Your passport must be valid at least {us-passport-validity} beyond your stay, unless your country has an agreement. The photo measures {us-photo-side} by {us-photo-side} centimeters, has a white background and is no older than {us-photo-age}.',
        'The key document is the letter from the company or its agent. It should state:',
        {
          list: [
            'your name, as in the passport, and your position;',
            'the vessel or airline you are assigned to;',
            'where and when you join the crew;',
            'how long the contract lasts and what it pays.',
          ],
        },
        'If you sail, also bring your seaman’s book and STCW certificates. If you fly, your airline credential. In transit, the booking for the next leg.',
        'If the company tells you to apply in a third country, let them know: since {us-residence-rule} people apply where they are nationals or residents.',
      ],
    },
    {
      id: 'decision',
      title: 'Three things the officer looks for',
      blocks: [
        'The consular officer looks for three things: that the job is real, that you are trained for it, and that you will go home when the contract ends. It is for you to show this. Ties to home and contracts you have completed both count.',
        'The conversation is usually short, so the letter, the form and your words must tell the same story. If a document is missing the case may stay open; only the consulate knows how long.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Where people on contracts slip up',
      blocks: [
        {
          list: [
            'The company changed the ship and the letter names the old one. We ask you for an updated letter.',
            'Only transit is chosen when there is also work aboard. We check your route before marking the class.',
            'A contract that ended early is left out. We prepare a short, true explanation with you.',
            'The DS-160 is filled in between shifts, and the page closes after {us-ds160-timeout} idle. With us you answer a part at a time.',
            'A recruiter is paid for a job that does not exist. Confirm the offer with the company before paying anybody, us included.',
          ],
        },
      ],
    },
    {
      id: 'after',
      title: 'How long you may go ashore, and when to renew',
      blocks: [
        'Permission to go ashore lasts {us-crew-stay} at most, and ends earlier if your vessel sails sooner. It cannot be extended or changed into another status. Staying on harms your future contracts and visas.',
        'The validity depends on your nationality and is printed on the visa. Expect an interview when you renew: the interview waiver in force since {us-waiver-since} covers tourist visas, not the C-1/D.',
      ],
    },
    {
      id: 'limits',
      title: 'No jobs on board and no earlier dates from us',
      blocks: [
        'We offer no jobs aboard, recommend no recruiters and cannot move an appointment closer to your joining date.',
        'It can also be done without us, with the form at [ceac.state.gov](https://ceac.state.gov).',
      ],
    },
  ],
  questions: [
    {
      question: 'Can I travel as a tourist on a C-1/D visa?',
      answer:
        'You may walk around the port while your vessel is there and your permission is still valid. For a vacation you need a tourist visa.',
    },
    {
      question: 'I already have a tourist visa. Can I join a ship with it?',
      answer:
        'Not to work as part of the crew: that takes the D visa. A tourist visa does let you change planes as a passenger. Show it at the interview: it lets them see how you have used it.',
    },
    {
      question: 'Can I begin before I know the name of the ship?',
      answer:
        'Yes, with your documents and most of the form. Have the assignment before filing, though, because the DS-160 asks about the vessel.',
    },
    {
      question: 'Can the company pay the government fee?',
      answer:
        'Yes. Some companies pay it or reimburse it, so ask before you sign. The receipt must be linked to your application, or you cannot book.',
    },
    {
      question: 'How early should I start?',
      answer:
        'As soon as you have the letter. Wait times differ from city to city; see the dated [wait times](screen:wait-times). Do not buy your flight until you have the visa.',
    },
    {
      question: 'I left a ship before the contract ended. Is that a problem?',
      answer:
        'It depends. Going home because of illness or by agreement can be explained with a document. Staying in the United States without permission is serious and may call for a lawyer. Always declare it.',
    },
    {
      question: 'What happens if my visa is denied?',
      answer:
        'Tell the company soon, as it may have to fill your place. We read the reason with you. Neither the government fee nor our price is refunded; the [refund policy](screen:reschedule-refund-policy) says when we check another application free.',
    },
  ],
};
