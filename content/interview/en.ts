import type { InterviewGroup, InterviewGroupText, InterviewQuestionText } from './questions.ts';

export const groups: Record<InterviewGroup, InterviewGroupText> = {
  trip: {
    title: 'What you are going for',
    text: 'The officer wants to understand your plan: reason, place and dates. A clear plan, with a beginning and an end, is understood in a few minutes.',
  },
  money: {
    title: 'With what money',
    text: 'The officer wants to see who pays and where the money comes from. The figures you give should be the ones in your documents.',
  },
  work: {
    title: 'What you do',
    text: 'Your job, your studies and your experience say who you are. Expect simple details, the kind you know without looking them up.',
  },
  home: {
    title: 'Your family and your return',
    text: 'For a visit or for studies, the law asks you to show that you mean to come back: hence the questions about whom and what you have in each country. For a family visa, the officer wants to know the relationship.',
  },
  history: {
    title: 'What happened before',
    text: 'Trips, visas, denials, stays and arrests. The consulate has its own records, so a complete and calm answer is the one that explains you best.',
  },
  honesty: {
    title: 'Whether it all matches',
    text: 'The officer compares what you say with the form and the documents. If something came out wrong or you do not remember it, the best moment to say so is then and there.',
  },
};

export const questions: Record<string, InterviewQuestionText> = {
  visitor_1_why: {
    ask: 'Why are you going to the United States?',
    contains: 'The true reason, in one sentence: what you will do and with whom. It is the same one as in your DS-160.',
  },
  visitor_2_where: {
    ask: 'Where will you go, and for how long?',
    contains:
      'The cities, the days in each and where you will sleep. Keep in mind the total number of days and the address you gave in the DS-160.',
  },
  visitor_3_when: {
    ask: 'When do you plan to travel?',
    contains:
      'The month and, if you know them, the days you leave and return. If there is no date yet, say so, and what it depends on: vacation, classes, a family occasion.',
  },
  visitor_4_with: {
    ask: 'Who is traveling with you?',
    contains:
      'Each person’s name, relationship to you and occupation, and whether they have a visa or are applying with you. If nobody is, saying so is enough.',
  },
  visitor_5_payer: {
    ask: 'Who is paying for the trip?',
    contains:
      'Who pays, how they are related to you and where the money comes from. If it is somebody else, what they do and what shows it: their letter and bank statements.',
  },
  visitor_6_cost: {
    ask: 'How much will the trip cost, and how did you save for it?',
    contains:
      'A rough sum of tickets, lodging and spending, and how long it took to save. Your bank statements should show the same; if there is a large deposit, where it came from.',
  },
  visitor_7_job: {
    ask: 'What do you do for a living? Since when?',
    contains:
      'Your occupation, the place, and the month and year you started; if you are not working now, what you do and who supports the household. An employer letter, business registration, or proof of pension or studies shows it.',
  },
  visitor_8_duties: {
    ask: 'What are your duties, and how much do you earn?',
    contains:
      'Two or three tasks of a normal day and what you receive a month, as in your pay slips or bank statements. If it changes from month to month, the average and why.',
  },
  visitor_9_company: {
    ask: 'What does your company do? How many employees does it have?',
    contains:
      'What it sells or provides, which city it is in and how many people work there, even if the number is approximate. If it is yours, since when it has existed and which registration shows it.',
  },
  visitor_10_cover: {
    ask: 'Who does your work while you are away?',
    contains:
      'Who stands in for you and the dates of your vacation or leave, which the employer letter may give. If the business is yours, who looks after it or whether it closes.',
  },
  visitor_11_spouse: {
    ask: 'Are you married? What does your spouse do?',
    contains:
      'Your marital status as in the DS-160 and, if you have a partner, their job, where they live and whether they travel with you. Keep in mind their date of birth and the date of the marriage.',
  },
  visitor_12_children: {
    ask: 'Do you have children? Who looks after them?',
    contains:
      'How many, their ages and whom they stay with, or whether they are coming. Birth certificates show it and, if a minor travels, the consent of the parent who stays.',
  },
  visitor_13_property: {
    ask: 'Do you own a home, land or a business?',
    contains:
      'What you own, where it is and in whose name, with the deed or registration that shows it. If you own none, the answer is no: ties to home are also work, studies and family.',
  },
  visitor_14_travel: {
    ask: 'Have you traveled abroad before? Where?',
    contains:
      'The countries, the year and how many days you spent in each, as your passports show. If this would be your first trip, saying so is enough.',
  },
  visitor_15_us: {
    ask: 'Have you been to the United States? When, and for how long?',
    contains:
      'The month and year of each visit and the days you stayed, the short ones too. Stamps, the earlier visa and your I-94 record show it.',
  },
  visitor_16_denied: {
    ask: 'Have you ever been denied a visa? Why, and what has changed?',
    contains:
      'The country, the date and the reason you were given, however long ago. Then the facts that are different today and the document that shows each; if nothing has changed, that is said too.',
  },
  visitor_17_family_us: {
    ask: 'Do you have family in the United States? What is their status?',
    contains:
      'Who they are, where they live and what status they have, including anybody without one, as in the DS-160. If you do not know somebody’s status, say so.',
  },
  visitor_18_petition: {
    ask: 'Has anybody filed a petition for you?',
    contains:
      'Yes or no. If there is one, who filed it, in which year and where it stands; an old one or one that went nowhere counts too.',
  },
  visitor_19_arrest: {
    ask: 'Have you ever been arrested?',
    contains:
      'Yes or no. If so, what happened, when, where and how it ended, even if the case is closed, with the court document that shows it.',
  },
  visitor_20_overstay: {
    ask: 'Have you ever stayed longer than allowed anywhere?',
    contains: 'Yes or no. If so, in which country, how many days over, the reason and the date you left.',
  },
  visitor_21_why_now: {
    ask: 'Why now, and why not another country?',
    contains:
      'What makes this the moment: vacation, a family occasion, an event, savings that are now complete. And what is there that interests you.',
  },
  visitor_22_form: {
    ask: 'Who filled in your DS-160?',
    contains:
      'Who wrote it and who helped you, by name; if it was us, say so, because we are named in the form. Reread your copy before the appointment: the signature is yours.',
  },
  visitor_23_return: {
    ask: 'What will you do when you come back?',
    contains:
      'What awaits you and when: the day you go back to work or classes, a contract, somebody who depends on you. If you are looking for a job, where the search stands.',
  },
  visitor_24_host: {
    ask: 'Do you know anybody at the place where you will stay?',
    contains:
      'Their name, how they are related to you, since when you have known each other, what they do and their address. If you know nobody, the hotel and the city.',
  },

  student_1_school: {
    ask: 'Why this school and this course?',
    contains:
      'What you were looking for and found there: subjects, length, cost, city. The name of the program and its start date are those of the I-20 or DS-2019.',
  },
  student_2_other_schools: {
    ask: 'Which other schools did you apply to? What did they answer?',
    contains: 'The name of each school and its answer, whatever it was. If you applied only to this one, why.',
  },
  student_3_match: {
    ask: 'How does the course fit what you studied or do?',
    contains:
      'Your last studies or job and how they connect with the program. If you are changing fields, what led you to it; transcripts, diplomas or an employer letter show it.',
  },
  student_4_payer: {
    ask: 'Who is paying for your studies? How much do they earn?',
    contains:
      'Who pays, how they are related to you, what they do and what they earn, as in their bank statements and letter. With a scholarship or a loan, how much it covers and where the rest comes from.',
  },
  student_5_cost: {
    ask: 'What does the first year cost?',
    contains:
      'The total in your I-20 or DS-2019 and its parts: tuition, housing, insurance and expenses. And which money covers each part.',
  },
  student_6_english: {
    ask: 'What is your level of English? What was your test score?',
    contains:
      'The test, the score and the date, as in the certificate; if there was no test, where and how long you have studied. You may be spoken to in English.',
  },
  student_7_after: {
    ask: 'What will you do after the course?',
    contains:
      'The plan you really have: what you want to work in, where, and why the degree is useful there. If a company, a family business or a position awaits you, which one; if something is undecided, what.',
  },
  student_8_why_not_home: {
    ask: 'Why not study this in your own country?',
    contains:
      'Whether there is something similar at home and how it differs: content, length, language or degree. Facts that you compared yourself are useful.',
  },
  student_9_family_us: {
    ask: 'Do you have relatives in the United States?',
    contains:
      'Who they are, in which city they live and what status they have, if you know. Also whether you will live with one of them, as in the DS-160.',
  },
  student_10_work: {
    ask: 'Will you work during your studies?',
    contains:
      'What you really intend to do, and how you pay if you do not work. Know the limits of your visa beforehand: your school explains them.',
  },
  student_11_parents: {
    ask: 'What do your parents do?',
    contains:
      'The job or business of each, since when, and roughly what they earn. If they pay, their letters and bank statements show it; if they are not there or you are not in contact, saying so is enough.',
  },
  student_12_gap: {
    ask: 'Why is there a gap in your studies?',
    contains:
      'What you did in that time, with months and years: work, family, health, saving. And what makes you take it up again now.',
  },

  crew_1_company: {
    ask: 'Which company, ship or airline is it, and what is your position?',
    contains:
      'The name of the company, of the vessel or airline, and your position, just as they are in the contract and the letter.',
  },
  crew_2_join: {
    ask: 'Where and when do you join the vessel?',
    contains:
      'The port or airport, the date and how you get there, as the company letter says. If something changed afterwards, bring the new letter.',
  },
  crew_3_contract: {
    ask: 'How long is the contract, and what is the pay?',
    contains: 'The months, the date it ends and the monthly pay, with the figures of the contract you bring.',
  },
  crew_4_recruiter: {
    ask: 'Who recruited you, and did you pay for it?',
    contains:
      'The name of the agency or the person and how you found them. If you paid anything, to whom, how much and for what, with the receipt if you have it.',
  },
  crew_5_training: {
    ask: 'What experience and training (STCW) do you have?',
    contains:
      'Earlier ships or jobs with their dates, and your courses with the date they expire. The seaman’s book and the certificates show it.',
  },
  crew_6_left_ship: {
    ask: 'Have you ever left a ship before the end of a contract?',
    contains:
      'Yes or no. If so, which ship, at which port and on what date, why, and how you got home, with the document that shows it.',
  },

  family_work_1_met: {
    ask: 'How did you meet, and when did you marry?',
    contains:
      'Where and when you met, how the relationship went on, and the date and place of the wedding, or of the one you plan. The certificate, photos and trips to see each other show it.',
  },
  family_work_2_life: {
    ask: 'Who came to the wedding, where do you live, and who pays the rent?',
    contains:
      'The names of those who were there, the address you share or each one’s own, and how you split expenses. If you live apart, since when and why.',
  },
  family_work_3_support: {
    ask: 'What does your petitioner do and earn?',
    contains:
      'Their job and yearly income, as in the affidavit of support and their taxes. If somebody else is a sponsor too, who it is.',
  },
  family_work_4_marriages: {
    ask: 'Were there earlier marriages? How did they end?',
    contains:
      'Yours and your partner’s: to whom, between which dates and how they ended. The divorce decree or the death certificate shows it.',
  },
  family_work_5_job: {
    ask: 'What will your job be, and who is the employer?',
    contains:
      'Position, duties, salary, city and company, as in the petition and the offer. And how you came to this job.',
  },
  family_work_6_experience: {
    ask: 'Where did you gain your experience?',
    contains:
      'Companies, positions and dates, and the studies the job asks for. Letters from your employers, diplomas and certificates show it.',
  },
  family_work_7_history: {
    ask: 'Have you had earlier stays, denials or removals?',
    contains:
      'Each entry and exit with its date, each denial with its reason and any order to leave, the old ones too. If you do not remember an exact date, say so.',
  },
};
