import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Has your US visa expired, or is it about to?',
  metaTitle: 'Renew a US visa: with or without interview?',
  description:
    'Three questions that tell you whether your US visa renewal needs an interview, what to have at hand and how to begin today from your phone.',
  lead: 'Answer three questions and you will know whether you are likely to renew with or without an interview. Then gather five things and begin.',
  sections: [
    {
      id: 'three-questions',
      title: 'Three questions',
      blocks: [
        'These conditions have applied since {us-waiver-since}. If you answer yes to all three, you can ask for the interview waiver.',
        {
          table: {
            head: ['Ask yourself', 'Why it matters'],
            rows: [
              [
                'Is it a tourist visa that is still valid or expired less than {us-waiver-window} ago?',
                'The waiver is for renewing the same class. Nearly all other visas go through an interview.',
              ],
              [
                'Were you an adult when it was issued, and was it issued for the longest term possible?',
                'A visa from your childhood, or one with a shortened validity, does not count.',
              ],
              [
                'Do you apply in your country of nationality or residence, with no denial left to overcome, no arrests and never having stayed longer than allowed?',
                'If any of this fails, the consulate will most likely want to see you.',
              ],
            ],
          },
        },
        'Even if you meet all of it, the consulate may call you in. Be ready for both.',
      ],
    },
    {
      id: 'have-at-hand',
      title: 'Five things at hand',
      blocks: [
        {
          list: [
            'Your current passport, as a general rule valid for {us-passport-validity} after the trip.',
            'The passport that holds the earlier visa, even if it has expired.',
            'A new photo, {us-photo-side} cm on each side, taken within the last {us-photo-age}.',
            'The dates of your latest trips to the United States.',
            'A way to pay the government fee, {us-mrv} per person, separate from our service.',
          ],
        },
      ],
    },
    {
      id: 'next-step',
      title: 'Your next step',
      blocks: [
        'If you said yes three times, [create your account](screen:sign-up) and confirm your answers. With our service, an adviser checks them before you pay the government. If you were unsure about one, create it all the same and tell us which.',
        'If you would rather read the whole process, the costs and the documents first, they are under [visa renewal](screen:us-renewal). And if you will need an interview, see how long people wait in [your city](screen:wait-times).',
      ],
    },
    {
      id: 'in-or-out',
      title: 'Who is within the rule and who is not',
      blocks: [
        {
          list: [
            'Within: whoever renews a B-1, B-2 or B-1/B-2, or the Mexican border crossing card, within the {us-waiver-window} counted from the expiry of the visa, not of the passport.',
            'Not within: whoever had a student, crew or nearly any work visa, even if it was used well.',
            'Not by age alone: since {us-waiver-since}, children and older people go to an interview too.',
            'Not, in principle, whoever was denied after their latest visa.',
          ],
        },
        'These are the rules of a moment, and they have changed several times. Before you pay, compare them with the [notice of the Department of State](https://travel.state.gov/content/travel/en/News/visas-news/interview-waiver-update-sept-18-2025.html).',
      ],
    },
    {
      id: 'special-cases',
      title: 'New passport, new name or lost visa',
      blocks: [
        {
          list: [
            'Expired passport and valid visa: you travel with both, if they are of the same country. Do not peel the visa off to move it to the new one: it then stops being valid.',
            'Change of name: first get the passport with today’s name. After that, the Department of State recommends asking for another visa. Bring the certificate or judgment that explains the change, and write the former name in the DS-160.',
            'Lost or stolen visa: file the police report and tell the consulate. A visa reported missing does not serve again, even if the passport turns up. Each embassy explains how to report it; [this is how the one in Colombia does](https://co.usembassy.gov).',
            'Damaged visa: treat it as if you did not have it, and expect an interview.',
          ],
        },
      ],
    },
    {
      id: 'what-it-is-not',
      title: 'What renewing is not',
      blocks: [
        {
          list: [
            'It does not lengthen your stay. Whoever is in the United States and needs more time follows another procedure, there.',
            'It does not change the class. To study or work you ask for another visa, from the start.',
            'It is not automatic. Nobody sends you one because all went well with the last: form, fee and decision are new.',
            'It does not renew your passport. Your own country does that, and it is best done first.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'My visa was lost or stolen. Can I renew?',
      answer:
        'You can ask for another, but expect an interview: the consulate needs the earlier visa to waive it. Bring the police report and whatever details you have, such as a copy or a photo.',
    },
    {
      question: 'My visa is still valid in an expired passport.',
      answer:
        'Then you may not need to renew yet. If it is undamaged and of the right class, you can travel with both passports, the old and the new. Renew when the visa itself is about to expire.',
    },
    {
      question: 'Is renewing safer than a first application?',
      answer:
        'It is another application, and the officer decides anew. Having used the earlier visa well helps, but your situation today counts: work, family and the reason for the trip.',
    },
    {
      question: 'How long is the new one valid?',
      answer:
        'It depends on your nationality; for Colombia, as an example, a tourist visa may be issued for up to {us-b-validity}. The exact term is printed on the visa and set by the authority.',
    },
    {
      question: 'Do my children renew with me without an interview?',
      answer:
        'As a rule no: the visa must have been issued to somebody who was already an adult. A minor goes to an interview, and you can ask for yours on the same day if you need one too.',
    },
    {
      question: 'Do I pay the government less if there is no interview?',
      answer:
        'No. The fee is the same, {us-mrv} per person, because it pays for the study of the application. It lets you book the drop-off or the appointment for {us-mrv-validity}, and is not returned if the answer is no.',
    },
    {
      question: 'I married and changed my surname. Can I still ask for the waiver?',
      answer:
        'A change of surname is not among the conditions that end it, but one must be able to follow the names from document to document. Use the name of your present passport, declare the former one and add the certificate. The consulate decides whether that is enough.',
    },
  ],
};
