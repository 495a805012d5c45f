import type { PageText } from '../../page-text.ts';

export const text: PageText = {
  title: 'Move your consulate appointment',
  metaTitle: 'Reschedule your US visa appointment',
  description:
    'How to change the date of your US visa appointment, who may do it, which limits the official system sets and when we help free of charge.',
  lead: 'An appointment can be moved only in the official system, and only a limited number of times. Before you touch yours, see what you gain and what you may lose.',
  sections: [
    {
      id: 'who-may',
      title: 'Who may move it',
      blocks: [
        'You, from the official account where you booked, or the person who runs it for you with your permission. Consulates do not usually change dates by phone or at the door. If somebody else made your account and keeps the password from you, recover it through the registered e-mail before anything else.',
        'When the booking is for a group, a change may move the whole family. Read the names on the screen before you confirm.',
      ],
    },
    {
      id: 'costs-and-limits',
      title: 'What it costs and where the limits are',
      blocks: [
        'The official system of your country sets the limits: how many changes it allows, until which day, and what happens after that. They differ from place to place and change without notice, so the ones in your account are the ones that count.',
        {
          list: [
            'Within the limit, the payment you have made is still good.',
            'With no changes left, or if you miss the appointment, what you paid may be lost: booking again then costs another {us-mrv} per person.',
            'The payment expires too: it lets you book for {us-mrv-validity}.',
            'A fee paid in one country cannot be used in another. Besides, since {us-residence-rule} you apply where you are a national or a resident.',
          ],
        },
      ],
    },
    {
      id: 'how-to-move',
      title: 'How to do it safely',
      blocks: [
        {
          list: [
            'Read in your account how many changes are left, and note your current date.',
            'Look at the free dates before you cancel. Canceling first can leave you with none.',
            'If there is a fingerprint visit, check that it still comes before the interview.',
            'Confirm, and keep the new page. The old one no longer gets you in.',
            'If you sent another DS-160, put its number in the appointment.',
          ],
        },
      ],
    },
    {
      id: 'what-we-do',
      title: 'Where we help',
      blocks: [
        'If your service includes booking, we move the appointment with you and charge nothing for it: we read the limits, look for options, and you say yes. With the Standard plan you have the guide to do it yourself. We do not sell individual changes or dates.',
        'What happens to our price, and how a session with us is moved, is in the [refund and rescheduling policy](screen:reschedule-refund-policy).',
      ],
    },
    {
      id: 'what-else-moves',
      title: 'What else changes when you move the date',
      blocks: [
        'A new date can make old something that is in order today. Before you confirm, check:',
        {
          list: [
            'The passport: with a later interview the trip moves too, and as a rule it must be valid for {us-passport-validity} beyond your stay.',
            'The photo: it must be from the last {us-photo-age}.',
            'The DS-160: if meanwhile your job, address or marital status changes, what it says is no longer your life today. Once sent it is not edited; another one is filed.',
            'A renewal: the interview waiver counts {us-waiver-window} from the expiry of the visa. If you let that time pass, you may lose it.',
            'Studies: compare the date with the start on your I-20. If there is not enough time, speak to the school first.',
          ],
        },
      ],
    },
    {
      id: 'families',
      title: 'When the appointment is for the whole family',
      blocks: [
        'Decide together before anybody touches it. See whether the system moves the whole group or lets you separate one person, and whether separating uses up a change for everybody. If somebody cannot go, it is sometimes better that the others keep their date. At the end, each person checks their name, passport and DS-160 number on the new page, and parents do so for their children.',
      ],
    },
    {
      id: 'scams',
      title: 'Signs of a scam',
      blocks: [
        {
          list: [
            'They sell you a date, or show a screenshot as proof that it is already yours.',
            'They ask for the password of your official account, or for you to replace the registered e-mail with theirs.',
            'They ask you to pay the fee to a person, not in the official system.',
            'They say that they know somebody at the consulate and that the offer ends today.',
          ],
        },
        'If you have given your details, change the password and e-mail of your account, see that the appointment still stands and keep the messages. You reach the real system from your embassy’s page at [usembassy.gov](https://www.usembassy.gov). How to recognize us is in the [general disclaimer](screen:general-disclaimer).',
      ],
    },
  ],
  questions: [
    {
      question: 'How many times can I change it?',
      answer:
        'It depends on the country and the moment. The official system tells you how many changes are left. Treat each one as the last, and look up the rules at [travel.state.gov](https://travel.state.gov).',
    },
    {
      question: 'I missed the appointment. Is the money lost?',
      answer:
        'It may be. Open your official account: if it lets you book again, do so calmly; if it asks for a new payment, the earlier fee is no longer valid. For a serious reason, write to the consulate and keep the proof.',
    },
    {
      question: 'I found an earlier date. Should I take it?',
      answer:
        'Only if you can go and your documents will be ready. Moving forward uses up a change just as moving back does. The [wait times](screen:wait-times) tell you whether it is worth looking further.',
    },
    {
      question: 'Can I give my appointment to somebody else?',
      answer:
        'No. Appointment and fee are tied to your name and passport. Whoever buys or receives the appointment of another person cannot use it, and may end up with neither money nor appointment.',
    },
    {
      question: 'The consulate canceled mine. Does that count as a change?',
      answer:
        'When the authority moves it, it usually gives you another date or lets you choose. Read the whole message inside your official account, not through a link you were sent, and keep it in case you need to complain.',
    },
    {
      question: 'I paid and the time is running out. Must the interview come before?',
      answer:
        'Not necessarily: the {us-mrv-validity} are for booking, and the interview may be later. What matters is to hold an appointment before they are over. If you cancel it afterwards without having another, you may have to pay again.',
    },
    {
      question: 'Can I change city when I move the date?',
      answer:
        'If your country has more than one consulate and the system offers it, yes. Count the journey, the lodging and the fingerprint visit, and see whether that city has other instructions. Changing country is another matter: you start again.',
    },
  ],
};
