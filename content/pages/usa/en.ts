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
      title: 'You go on holiday, on a visit or to a meeting',
      blocks: [
        {
          list: [
            '[B-1/B-2 visitor visa](screen:us-visitor): for your first visa. The stay is decided on arrival and is usually up to {us-b-stay}.',
            '[Renewal](screen:us-renewal): if you have had one. When it expired less than {us-waiver-window} ago, there may be no interview.',
            '[ESTA](screen:us-esta): not a visa. It is for passports of the waiver programme, such as those of Chile or Spain, on trips of up to {us-esta-stay}.',
          ],
        },
      ],
    },
    {
      id: 'study-and-work',
      title: 'You go to study, to work or to live',
      blocks: [
        {
          list: [
            '[F-1 student](screen:us-student): once your school gives you the I-20. Besides the visa you pay SEVIS, {us-sevis}.',
            '[C-1/D crew and transit](screen:us-crew): if you work on a ship or for an airline that passes through.',
            '[Work and family](screen:us-work-family): jobs with a petition, fiancés and residence. The pause of immigrant visas that began on {us-immigrant-pause} ended on {us-immigrant-pause-ended}; see how things stand before you spend.',
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
            '[Background check](screen:us-background): there was a refusal, a long stay or a court case, and you want to know what shows.',
          ],
        },
        'If none of these is you, use the official finder at [travel.state.gov](https://travel.state.gov) or ask us: telling you which one is yours costs nothing.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can I study or work on a visitor visa?',
      answer:
        'Not on a course that gives credits or a degree, and not in a job. It is for holidays, family visits, meetings and treatment. Using it for something else can cost you that visa and the next ones.',
    },
    {
      question: 'What does the government charge?',
      answer:
        'Visitor, student and crew visas carry a fee of {us-mrv} per person, paid separately. Work with a petition and family cases have other fees; you find them on the official site.',
    },
    {
      question: 'Does the whole family ask for the same visa?',
      answer:
        'For a holiday yes, each with their own application. If one person goes to study or work, spouse and children usually ask for the dependant visa of that class.',
    },
    {
      question: 'Who decides whether I get it?',
      answer:
        'A consular officer, on your answers and papers. We take care that they arrive complete and agree with each other. Nobody can assure you of the result.',
    },
  ],
};
