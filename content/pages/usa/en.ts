import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'US visas: which one is yours',
  metaTitle: 'Which US visa do you need',
  description:
    'Find your US visa by the reason for your trip: tourism, renewal, ESTA, study, crew, work or family. And see which step comes next.',
  lead: 'The visa depends on why you travel, not on how much you know about the process. Find your reason and open its page: steps, documents and the full cost are there.',
  sections: [
    {
      id: 'short-trips',
      title: 'You are going on vacation, on a visit or to a meeting',
      blocks: [
        {
          list: [
            '[Tourist visa (B-1/B-2)](screen:us-visitor): for your first visa. The stay is decided on arrival and is usually up to {us-b-stay}.',
            '[Renewal](screen:us-renewal): if you have had one. If it expired less than {us-waiver-window} ago, there may be no interview.',
            '[ESTA](screen:us-esta): not a visa. It is for passports in the visa waiver program, such as those of Chile or Spain, on trips of up to {us-esta-stay}.',
          ],
        },
      ],
    },
    {
      id: 'study-and-work',
      title: 'You are going to study, work or live there',
      blocks: [
        {
          list: [
            '[F-1 student](screen:us-student): once your school gives you the I-20. Besides the visa you pay SEVIS, {us-sevis}.',
            '[C-1/D crew and transit](screen:us-crew): if you work on a ship or for an airline that passes through the country.',
            '[Work and family](screen:us-work-family): jobs with a petition, fiancés and residence. The immigrant visa pause that began on {us-immigrant-pause} is reported to have ended on {us-immigrant-pause-ended}; see how things stand before you spend anything.',
          ],
        },
      ],
    },
    {
      id: 'already-started',
      title: 'You have started, or you have doubts',
      blocks: [
        {
          list: [
            '[Interview preparation](screen:us-interview): you have an appointment and want to rehearse or correct the DS-160.',
            '[Background check](screen:us-background): there was a denial, a long stay or a court case, and you want to know what shows up.',
          ],
        },
        'If none of these fits you, use the official finder at [travel.state.gov](https://travel.state.gov) or ask us: we tell you which one is yours for free.',
      ],
    },
    {
      id: 'how-ways-differ',
      title: 'How the ways differ',
      blocks: [
        'Each way begins in a different place, and a different document opens it. Here they stand side by side.',
        {
          table: {
            head: ['Way', 'What it begins with', 'Interview', 'Who decides'],
            rows: [
              ['Tourism or business', 'Your DS-160 form', 'Yes, except for some renewals', 'The consulate'],
              ['F-1 study', 'The I-20 from your school', 'Yes', 'The consulate'],
              ['Crew or transit', 'Your contract, or the onward journey', 'Yes', 'The consulate'],
              [
                'Work and family',
                'Nearly always, a petition by a company or a relative',
                'Nearly always',
                'USCIS the petition; the consulate the visa',
              ],
              [
                'ESTA',
                'Your electronic passport and an online application',
                'No',
                'Customs and Border Protection (CBP)',
              ],
            ],
          },
        },
        'If you hesitate between two, think of the main activity of the trip. Somebody who attends a congress and sees the city on the weekend is still a visitor; somebody who takes a course with credits is a student, even if the course is short.',
        'The ESTA is for passports of {us-visa-waiver-countries} countries, and in Latin America only for those of Chile. The list changes: see it on the [official page of the program](https://travel.state.gov/content/travel/en/us-visas/tourism-visit/visa-waiver-program.html).',
      ],
    },
    {
      id: 'in-common',
      title: 'What all temporary visas share',
      blocks: [
        {
          list: [
            'The DS-160 form, one per person and in English. If you do not send it, the official site keeps it for {us-ds160-kept}.',
            'A fee that pays for the study of the application: it is not returned even if the answer is no, and it lets you book for {us-mrv-validity}.',
            'A passport valid, as a rule, for {us-passport-validity} beyond your stay, and a photo taken within the last {us-photo-age}.',
            'The country: since {us-residence-rule} you apply where you are a national or where you live.',
            'Two decisions: a consular officer decides on the visa, and another officer, at the border, on the entry.',
          ],
        },
        'The ESTA stands apart: a short application with its own fee, without DS-160 and without an appointment. Immigrant visas have another form and other charges.',
      ],
    },
    {
      id: 'family',
      title: 'When the family travels',
      blocks: [
        'Each person has their own form, fee and place in the appointment, a newborn too. What you share is the plan: the same dates, the same lodging and the same account of who pays. If one form says two weeks and another says a month, the officer will ask why.',
        'The official system lets you book as a group and go on the same day. Under the rules in force since {us-waiver-since}, being a child or an older person is no longer enough to avoid the interview. The officer decides person by person.',
        'In your Mirador account, whoever begins adds the family members, and what repeats itself, such as the address, is written only once.',
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do and what we do not',
      blocks: [
        {
          list: [
            'We tell you which way looks like yours before you pay, and also when you can walk it without help.',
            'We put your answers into English, compare them with your documents and ask about what does not agree. You read and sign.',
            'We show our service and the government fee apart. Work and family cases are quoted in writing.',
            'We do not decide, speed up answers, sell appointments or write anything we know to be false.',
          ],
        },
        'What is official is open to everybody: the form at [ceac.state.gov](https://ceac.state.gov), the rules at travel.state.gov. Doing it yourself counts the same for whoever decides.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can I study or work on a tourist visa?',
      answer:
        'Not on a course that gives credits or a degree, and not in a job. It is for vacations, family visits, meetings or medical treatment. Using it for something else can cost you that visa and the next ones.',
    },
    {
      question: 'What does the government charge?',
      answer:
        'Visitor, student and crew visas carry a fee of {us-mrv} per person, paid separately. Work with a petition and family cases have other fees, which are on the official site.',
    },
    {
      question: 'Does the whole family apply for the same visa?',
      answer:
        'For a tourist trip yes, each with their own application. If one person is going to study or work, their spouse and children usually apply for the dependent visa of that class.',
    },
    {
      question: 'Who decides whether I get it?',
      answer:
        'A consular officer, on your answers and documents. We take care that they arrive complete and agree with each other. Nobody can guarantee you the result.',
    },
    {
      question: 'Does the visa assure me of entry?',
      answer:
        'No. The visa lets you reach the border and ask to enter. There an officer decides whether you come in and for how long, and may ask what the consulate asked. Keep your address, your plan and your return at hand.',
    },
    {
      question: 'My passport expires soon. Do I replace it before I apply?',
      answer:
        'Nearly always, yes. As a rule it must be valid for {us-passport-validity} beyond your stay, although some countries have an agreement that exempts them. Besides, its number goes into the DS-160 and the appointment: if you replace it later, both must be updated.',
    },
  ],
};
