import type { Factor, FactorText } from '../factors.ts';
import type { sharedOptions } from './options.ts';

export const options: Record<Exclude<keyof typeof sharedOptions, 'countries'>, Readonly<Record<string, string>>> = {
  yes_no: {
    Y: 'Yes',
    N: 'No',
  },
  employment: {
    formal_2y: 'Formal job, more than 2 years',
    formal_6_24m: 'Formal job, 6 months to 2 years',
    formal_new: 'Formal job, less than 6 months',
    business: 'My own registered business or practice',
    informal: 'I work for myself, not registered',
    student: 'Student, currently enrolled',
    retired: 'Retired, with a pension',
    homemaker: 'Homemaker, my partner has an income',
    unemployed: 'Not working at the moment',
  },
  income: {
    twice: 'Enough for twice the cost',
    covers: 'Enough for the trip',
    tight: 'Only just enough',
    cannot_show: 'Not enough, or it cannot be shown',
  },
  family: {
    spouse_and_children: 'My partner and my children',
    spouse_or_children: 'My partner or my children',
    parents: 'Only my parents',
    nobody: 'None of them',
  },
  travel: {
    strong: 'US, Canada, UK, Schengen, Australia or Japan',
    several: 'Three or more other countries',
    few: 'One or two other countries',
    none: 'None',
  },
  us_refusals: {
    none: 'No, never',
    one_old: 'Once, more than 2 years ago',
    one_recent: 'Once, in the last 2 years',
    two: 'Twice or more',
  },
  refusals: {
    none: 'No, never',
    one: 'Once',
    two: 'Twice or more',
  },
  crime: {
    none: 'No, never',
    minor: 'Something minor, long ago and closed',
    dui: 'Drunk driving in the last 5 years',
    serious: 'Drugs, violence, fraud or another serious crime',
  },
  family_us: {
    none: 'No, or only on a temporary visa',
    resident: 'Yes, residents or citizens',
    no_status: 'Yes, without immigration status',
  },
};

export const factors: Record<Factor, FactorText> = {
  purpose: {
    name: 'Purpose of trip',
    helps: 'The purpose of your trip is clear and is what this visa is for. That makes the rest easier to understand.',
    hurts: 'When the purpose is unclear, or is not what this visa is for, the officer may doubt the whole plan.',
    change: 'Say in two sentences why you go, when and with whom, and make sure the visa you ask for covers that.',
  },
  stay: {
    name: 'Length of trip',
    helps: 'A trip of that length fits well with the life that waits for you at home.',
    hurts: 'With a long visit, the officer tends to wonder who looks after your work, home and expenses meanwhile.',
    change: 'If your plan allows it, shorten the trip to what you really need and set dates for going and coming back.',
  },
  payer: {
    name: 'Who pays',
    helps: 'It is known who pays and easy to see why, so the money leaves few questions open.',
    hurts:
      'If someone distant pays, or it is not known yet who does, the officer may wonder why, and whether the money is there.',
    change:
      'Settle who pays and, if it is someone else, gather their letter, their bank statements and proof of how you are connected.',
  },
  employment: {
    name: 'Your occupation',
    helps:
      'Your work, your studies or your pension support you and wait for you at home. It is one of the first things the officer looks at.',
    hurts:
      'Without an occupation that can be checked, it is harder for the officer to see what you live on and what brings you back.',
    change: 'A contract, a registration or proof of what you do helps; if it is recent, time adds to it too.',
  },
  income: {
    name: 'Income and cost',
    helps: 'The money covers what the trip costs, and that makes the plan believable.',
    hurts: 'If money is very tight or cannot be shown, the officer may wonder what you would live on there.',
    change: 'You can plan a shorter or simpler trip, or wait until your statements show several months of income.',
  },
  savings: {
    name: 'Your savings',
    helps: 'You have savings that the bank can show. They say that the trip will not leave you short.',
    hurts: 'Without savings to show, it is harder to explain how you would pay for the trip and for the unexpected.',
    change: 'Save little by little in your account: several months of statements say more than a last-minute deposit.',
  },
  family: {
    name: 'Family at home',
    helps: 'Your family stays and waits for you. To the officer it is one of the clearest reasons to come back.',
    hurts:
      'If nobody close stays at home, the officer looks elsewhere for what brings you back. It is no fault of yours.',
    change: 'Your family is what it is: what you can do is show your work, your studies or your home better.',
  },
  property: {
    name: 'What you own',
    helps: 'You own a home, land or a business: something concrete to come back to.',
    hurts: 'Not owning anything is not a problem; it only makes your work and your family count for more.',
    change: 'There is no need to buy anything to apply for a visa: show your work, your studies or your family better.',
  },
  travel: {
    name: 'Earlier trips',
    helps: 'You have traveled and come back on time. It is a fact, and does not depend on what you say.',
    hurts:
      'Without recent trips, the officer has less to go by. It is no fault; it only makes the rest count for more.',
    change:
      'A trip to another country, back on time, adds up over the years; take it if you want to, not only for the visa.',
  },
  us_history: {
    name: 'US travel history',
    helps: 'You have had a US visa, or you have been there and left on time. The officer can see it on record.',
    hurts:
      'An earlier stay in the United States that went beyond what was allowed makes the officer look harder at the next one.',
    change: 'The past does not change: tell it as it was, with dates, and go over it with an adviser before you apply.',
  },
  refusals: {
    name: 'Earlier denials',
    helps: 'There is no denial to explain, or your situation has improved since. Either way the officer notices.',
    hurts:
      'The officer can usually see the earlier denial and asks what has changed. A denial is not usually forever, but it calls for something new.',
    change: 'Wait until you have something new to show, such as work, savings or trips, and always declare the denial.',
  },
  overstay: {
    name: 'Earlier stays',
    helps:
      'Your history has no stay longer than allowed and no broken condition, and that makes it believable that you return on time.',
    hurts:
      'Having stayed longer than allowed, or not kept a condition of the visa, is among what weighs most: the officer wants to know whether this time would be different. Depending on the case, the law may set a waiting time.',
    change:
      'The past cannot be erased: answer truthfully and with dates, and ask an adviser or a lawyer before you apply.',
  },
  family_us: {
    name: 'US relatives',
    helps: 'Your close family does not live permanently in the United States, so your ties are seen to be at home.',
    hurts:
      'If your close family lives in the United States, the officer may wonder whether you would stay with them. It says nothing bad about you or them.',
    change:
      'There is nothing to change and nothing to leave out: say who lives there, and show well what brings you back.',
  },
  petition: {
    name: 'Immigrant petition',
    helps: 'Nobody has petitioned for you to live in the United States, so the trip is seen as what it is: a visit.',
    hurts:
      'A petition says that you mean to live in the United States one day, and this visa asks you to show that for now you return.',
    change:
      'Always declare it and explain why this trip is short; if you do not know where it stands, ask whoever filed it, or a lawyer.',
  },
  criminal: {
    name: 'Criminal record',
    helps: 'By your answers, there are no arrests or convictions to explain.',
    hurts:
      'An arrest or a conviction is looked at separately, because the law says which ones bar entry. It matters what happened, when and how it ended.',
    change:
      'Always answer truthfully, get the documents of the case and take them to an adviser or a lawyer before you apply.',
  },
  honesty: {
    name: 'Truthful details',
    helps: 'Your history has no false details or documents. Everything else rests on that.',
    hurts:
      'Having given false details or documents weighs heavily, because the law treats it separately and it can bar a visa.',
    change: 'Do not hide it or repeat it: talk to an immigration lawyer before you file another application.',
  },
  passport: {
    name: 'Your passport',
    helps: 'Your passport covers the trip, so you can start without that errand.',
    hurts:
      'The application carries the number and date of your passport; if it is missing or expires soon, there will be corrections later.',
    change: 'Get or renew your passport before you fill in the form.',
  },
  admission: {
    name: 'Your admission',
    helps: 'A school has admitted you. Your study plan is concrete and can be checked.',
    hurts: 'Without an admission, the officer cannot see yet where you will study, what and from when.',
    change: 'Apply for admission, and wait for the document from the school before you pay the visa fee.',
  },
  funds: {
    name: 'Available funds',
    helps: 'There is money for what you plan, and it can be shown where it comes from.',
    hurts: 'If the money is not complete yet, the officer may think that the plan would stop halfway.',
    change:
      'Complete the funds or adjust the plan, and gather the statements, the scholarship or the letter of whoever pays.',
  },
  english: {
    name: 'English level',
    helps: 'Your English lets you follow the classes, and that makes the plan believable.',
    hurts: 'With little English, the officer may doubt that you can follow the classes.',
    change: 'A course and a test with a certificate change it; it takes some months, and you can start today.',
  },
  match: {
    name: 'Course and background',
    helps: 'The course continues what you studied or what you do, and it is clear what it is for.',
    hurts: 'If the course repeats a level you already have, the officer may doubt that studying is the reason.',
    change:
      'Explain in a few sentences what this course gives you that you do not have yet, or find one that continues your path.',
  },
  gap: {
    name: 'Break in studies',
    helps: 'There is no long break to explain: the course follows from what you were already doing.',
    hurts: 'After a long break, the officer tends to ask why now. Working or caring for family are normal answers.',
    change: 'The break does not change: say what you did in that time, with proof, and why you want to study now.',
  },
  return: {
    name: 'Plan to return',
    helps: 'You know what you will do when you return, and that gives the whole plan its sense.',
    hurts:
      'If you do not know yet what you will do afterward, it is harder for the officer to see that your plan is temporary.',
    change:
      'Think of something concrete for your return, such as a job, a project or a degree to finish, and say it in your own words.',
  },
  ties: {
    name: 'Ties to home',
    helps: 'You have something to come back to: a position, a business or your people. These are called ties to home.',
    hurts:
      'The officer looks for what ties you to your country, and for now little of it shows. That says nothing about your intentions.',
    change: 'If you can, leave something under way, such as a position kept for you or a project; time does the rest.',
  },
  start: {
    name: 'Start date',
    helps: 'There is time before the course begins to prepare the application calmly.',
    hurts: 'The course begins soon, and the appointment or the answer might come too late.',
    change: 'Ask the school whether you can start on another date, and get ahead with what depends on you.',
  },
  host: {
    name: 'Your host',
    helps: 'Someone is hosting you and says so in writing: it is known where you stay and with whom.',
    hurts: 'Not having a host is not a problem; it is only worth showing in another way where you will stay.',
    change:
      'If someone is expecting you, ask for a letter of invitation; if not, a clear plan of where you will stay helps.',
  },
  health: {
    name: 'Your health',
    helps: 'By your answers, there are no health matters to look at separately.',
    hurts:
      'Some illnesses and costly treatments may lead to a medical check. It is a general rule, not a judgment of you.',
    change: 'Answer truthfully, ask your doctor for an up-to-date report, and get advice before you apply.',
  },
  biometrics: {
    name: 'Your biometrics',
    helps: 'You have already given fingerprints and a photo, and they may still serve: that would be one step less.',
    hurts:
      'You have yet to give fingerprints and a photo. It is a normal step of the application and does not weigh against you.',
    change: 'One appointment settles it, when the authority asks you for it.',
  },
  money_source: {
    name: 'Source of money',
    helps: 'The money comes from a job or a business and shows in the account month by month.',
    hurts: 'A large recent deposit raises the question of where it came from and whether you can really use it.',
    change: 'Keep proof of every large deposit, and let some months of normal movements go by.',
  },
  cost_share: {
    name: 'Cost and savings',
    helps: 'The trip costs a small part of what is saved, and the expense looks reasonable.',
    hurts: 'If the trip takes nearly all that is saved, the officer may wonder whether the plan is another one.',
    change: 'A shorter or simpler trip, or saving for a while longer, brings the two into balance.',
  },
  frequent: {
    name: 'Frequent visits',
    helps: 'You do not spend long periods in the country you visit: it shows that your life is in your own.',
    hurts: 'Spending more time there than at home may suggest that you live in the country you visit.',
    change: 'Only time changes this: spend more months in your country before the next visit.',
  },
  debt: {
    name: 'Debt to government',
    helps: 'You have no debts to the government of the country you visit.',
    hurts: 'A debt to the government of the country you visit can hold up the application while it stays open.',
    change: 'Pay the debt, or agree on how to pay it, and keep the receipt before you apply.',
  },
};
