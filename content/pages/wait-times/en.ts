import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'How to read the wait times',
  metaTitle: 'US visa wait times explained',
  description:
    'What "next available appointment" and "average" mean in the US visa wait times, where the figures come from and why we never estimate them.',
  lead: 'The Department of State publishes how long people wait for an interview in each city. There are two figures, in months, with a date. Here is what each one says and what it does not.',
  sections: [
    {
      id: 'two-figures',
      title: 'Two figures that say different things',
      blocks: [
        {
          table: {
            head: ['Figure', 'What it says', 'What it is good for'],
            rows: [
              [
                'Next available appointment',
                'How long until the first appointment that a person booking in that city can expect.',
                'To picture when your interview would be if you start today.',
              ],
              [
                'Average',
                'How long the people interviewed in the previous month had waited, from payment to interview.',
                'To know how it went for those who have been through it.',
              ],
            ],
          },
        },
        'The average can be shorter, because many people later find a better place and move to it. It can also be longer, because whoever was interviewed last month booked when the line was different.',
        'Months are counted in equal blocks, weekends and holidays included, and rounded to half months. The lowest figure you will see is "less than half a month".',
      ],
    },
    {
      id: 'source',
      title: 'Where they come from and how often they change',
      blocks: [
        'We take them from the [table of the Department of State](https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html), which is updated about once a month. Each figure is shown with its date. Once it is old we mark it, so that you can compare it with the official site.',
        'The table has four groups: visitors, students and exchange, work with a petition, and crew and transit. It leaves out cases without an interview. If your tourist visa expired less than {us-waiver-window} ago, see first whether you can [renew without an interview](screen:renewal-landing).',
      ],
    },
    {
      id: 'missing-figures',
      title: 'When there is no figure',
      blocks: [
        'Sometimes the cell is empty. The average, for instance, is published only for visitors and only where the next appointment is far away. In that case we say that no figure is published and leave it at that. We do not borrow one from another city, nor show an earlier one as if it were new.',
        'We do not estimate either. Places depend on staff, on cancellations and on decisions nobody outside the consulate knows. An estimate of ours would look exact without being so, and you might buy a ticket you will not use.',
      ],
    },
    {
      id: 'how-to-use',
      title: 'What to do with these figures',
      blocks: [
        {
          list: [
            'Use them to decide when to begin, not to fix the date of your trip.',
            'Pay when you are ready to book: the fee of {us-mrv} lets you book for {us-mrv-validity} and no longer.',
            'Compare only the consulates where you can apply. Since {us-residence-rule} these are the ones in the country of your nationality or residence.',
            'After booking, look at the official calendar again now and then: new places appear. Before you take one, read [the limits of a change](screen:reschedule).',
          ],
        },
      ],
    },
    {
      id: 'alerts-and-age',
      title: 'Alerts by e-mail and old figures',
      blocks: [
        'On the page of each city you can ask for an alert for the tourist visa. You choose a limit and leave your e-mail. First we send you a link to confirm; without that step we do not write again. When the published wait for the next appointment falls below your limit, you get a single message with the figure, its date and the official page, and the alert ends. Every message carries a link to stop it. Where the wait is already the lowest that is published there is no form, because it cannot fall further.',
        'The mark "Old figure" appears when more time has passed than there usually is between one publication and the next. It does not say that the figure is wrong: it says that there may be a newer one. Compare it with the official table before you decide. We would rather show it with its true date than hide it.',
      ],
    },
  ],
  questions: [
    {
      question: 'Do they include what happens after the interview?',
      answer:
        'No. They end on the day of the interview. The return of the passport and any administrative processing come later and are not in this table. For those, go by what the consulate tells you.',
    },
    {
      question: 'Why does my calendar show another date?',
      answer:
        'Because the table is a snapshot and the calendar never stops moving. If they differ, go by the calendar in your official account: it is the only one that gives you an appointment.',
    },
    {
      question: 'Does a shorter wait mean an easier visa?',
      answer:
        'No. It means that the interview comes sooner. The consular officer decides on your answers and documents, and the wait in a city says nothing about the result.',
    },
    {
      question: 'Does Mirador have newer data than this?',
      answer:
        'No. We see the same table as you and have no channel to the consulates. Be wary of anybody who claims to know dates that are not published.',
    },
    {
      question: 'Does the alert hold a place for me?',
      answer:
        'No. It tells you that a published figure changed, nothing more, and when you open the calendar you may find something else. To book you need the DS-160 submitted and the fee paid in your official account.',
    },
    {
      question: 'Why does my kind of visa have no figure?',
      answer:
        'Because for that city the table gives no number for that group. It does not mean that the consulate does not handle that visa, nor that the wait is long or short. Look at the official calendar or the page of the embassy.',
    },
    {
      question: 'I am going to study. Which figure do I look at?',
      answer:
        'The one for students and exchange, which has a next appointment and no average. Look at it together with the start of your program: the F-1 visa can be issued up to {us-f1-issue} before it, and you may enter only in the {us-f1-arrival} before it. The rest is under [student visa](screen:us-student).',
    },
  ],
};
