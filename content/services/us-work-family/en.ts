import type { ServiceText } from '../definition.ts';

export const text: ServiceText = {
  title: 'Work, fiancé and family visas for the United States',
  metaTitle: 'US work, K-1 fiancé and family visas: what is open today',
  description:
    'Work visas by petition, K-1 and family immigration: what became of the pause, which paths are open today, who starts them and how we quote in writing.',
  lead: 'The immigrant visa pause of {us-immigrant-pause} for {us-immigrant-pause-countries} countries, among them Brazil, Colombia, Guatemala and Uruguay, is reported to have ended on {us-immigrant-pause-ended}. We look at what that changes in your case.',
  benefits: [
    {
      title: 'First, whether a suspension applies',
      text: 'We compare your nationality, and your second one if you have it, with what the government publishes that day. If something stops you, you know before we talk about money.',
    },
    {
      title: 'Which path is open to you',
      text: 'We look at who petitions for you, on the basis of which relationship or job offer, and what happened on earlier trips. Then we explain which visas allow that and which do not.',
    },
    {
      title: 'A quote in writing',
      text: 'An adviser writes to you within one business day with what we would do, what we would not do, by when and at what price, for your case.',
    },
    {
      title: 'Asking binds you to nothing',
      text: 'You owe nothing until you accept the quote. If you go on alone or with a lawyer instead, the conversation ends there, at no charge.',
    },
  ],
  steps: [
    {
      title: 'You tell us your case',
      text: 'You open an account and tell us your case: what you want, who petitions for you and what history you have with the United States.',
      actor: 'you',
    },
    {
      title: 'We read it and quote',
      text: 'We check whether a suspension covers your nationality and which path is open. The quote reaches you within one business day.',
      actor: 'us',
    },
    {
      title: 'Your relative or employer files the petition',
      text: 'The petition comes from whoever sponsors you, not from you: a relative, your partner or a US company. They send it to USCIS with evidence and the government fee.',
      actor: 'you',
    },
    {
      title: 'USCIS decides the petition',
      text: 'It approves, denies or asks for more evidence. An approved petition is not yet a visa: in categories with a yearly limit you still have to wait your turn.',
      actor: 'authority',
    },
    {
      title: 'Your part with the consulate',
      text: 'You pay the visa fee, fill in the form and gather your certificates. If your visa calls for a medical exam, you have it done before the interview.',
      actor: 'you',
    },
    {
      title: 'Interview and decision',
      text: 'The consulate interviews you and decides. If a suspension is in force, the interview may be postponed, or the visa may not be issued until it ends.',
      actor: 'authority',
    },
  ],
  sections: [
    {
      id: 'immigrant-visa-pause',
      title: 'The pause, before anything else',
      blocks: [
        'On {us-immigrant-pause} the Department of State stopped issuing immigrant visas to nationals of {us-immigrant-pause-countries} countries. Brazil, Colombia, Guatemala and Uruguay were on the list. As others quote it, a court struck the measure down and it has not applied since {us-immigrant-pause-ended}; we could not read the notice, so check the [Department’s page](https://travel.state.gov/content/travel/en/News/visas-news/immigrant-visa-processing-updates-for-nationalities-at-high-risk-of-public-benefits-usage.html). Temporary work visas were never part of it.',
        'There may still be a backlog, postponed interviews and closer questions about how you will support yourself, and a new measure can come without warning. Look at [travel.state.gov](https://travel.state.gov) and your consulate’s page before you spend.',
      ],
    },
    {
      id: 'who-needs-it',
      title: 'Which paths there are, and for whom',
      blocks: [
        {
          list: [
            'Temporary work (H, L, O, P, R): it nearly always starts with a petition by the company. Some, such as TN for Mexico or H-1B1 for Chile, need none.',
            'Fiancés (K-1): the petition comes from a US citizen. The wedding must take place within {us-k1-wedding} of entry.',
            'Family: a citizen may petition for a spouse, children, parents or siblings; a permanent resident, for a spouse and unmarried children. This is an immigrant visa.',
            'Permanent work: usually a job offer and a petition. Also an immigrant visa.',
          ],
        },
        'For a vacation, meetings or a visit to your partner there is the [B-1/B-2 visa](screen:us-visitor).',
      ],
    },
    {
      id: 'documents',
      title: 'What you gather for the petition and for the visa',
      blocks: [
        'The list opens with passport, photo, birth certificate and, depending on your history, marriage or divorce documents. Work adds the I-797 approval, the job offer and your degrees. Family and K-1 add proof of the relationship and the financial support of whoever petitions for you.',
        'Immigrant visas and the K-1 also ask for police certificates and a medical exam. The photo measures {us-photo-side} by {us-photo-side} cm and was taken less than {us-photo-age} ago.',
      ],
    },
    {
      id: 'decision',
      title: 'Two decisions: USCIS and the consulate',
      blocks: [
        'There are two decisions. USCIS looks at the petition: whether the relationship or the job is real and meets the law. The consulate looks at you: your immigration history, your criminal record and, to immigrate, what you will live on.',
        'Temporary work and the K-1 use the DS-160 form. If you leave it half done, the system keeps it for {us-ds160-kept}. Since {us-residence-rule} you apply for a temporary visa in the country of your nationality or residence.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Missteps that change the path',
      blocks: [
        {
          list: [
            'Entering as a tourist with a plan to marry and stay. It can be treated as misrepresentation. We explain which visa fits that plan.',
            'Hiding a denial, an overstay or an arrest. We ask at the start, because it may change the path.',
            'Paying for a job offer. We ask who offers it and in exchange for what.',
            'Resigning or selling the house with the petition approved but no visa yet. We show you which steps are left.',
          ],
        },
      ],
    },
    {
      id: 'after-and-limits',
      title: 'Once in the United States, and what is left to a lawyer',
      blocks: [
        'With a work visa you stay until the date on your entry record, and the company asks for any extension. After a K-1 wedding you apply for residence. An immigrant visa makes you a permanent resident on arrival.',
        'We are not lawyers. We represent nobody before USCIS and find neither jobs nor sponsors. All of it can be done without us at [uscis.gov](https://www.uscis.gov) and on the consulate’s sites.',
      ],
    },
  ],
  questions: [
    {
      question: 'I am Colombian. Is it worth starting a family petition now?',
      answer:
        'The pause that covered Colombia is reported to be over. Filing the petition sets your place in line; the visa comes at the end and may take a long time, depending on the interviews your consulate holds. Check that your relative’s income is enough; if there were denials or overstays, see a lawyer first.',
    },
    {
      question: 'My case stopped during the pause. What do I do?',
      answer:
        'Do not file everything again without asking: an approved petition usually still stands. Look up your case at [ceac.state.gov](https://ceac.state.gov) and read the consulate’s messages. The medical exam and certificates may have expired and be needed again.',
    },
    {
      question: 'A K-1, or marry first?',
      answer:
        'With the K-1 you marry in the United States, within {us-k1-wedding} of entry. If you marry first, you need the spouse visa: it is an immigrant visa, and with it you arrive as a resident.',
    },
    {
      question: 'What does it cost?',
      answer:
        'Our service is quoted for your case and you owe nothing until you accept. The fees of USCIS and of the consulate are separate and change with the petition and the visa. We confirm them, with the official link, before you pay.',
    },
    {
      question: 'How long does it take?',
      answer:
        'It depends on USCIS, on the waiting line of your category and on the consulate’s calendar. We promise no dates. This page shows the published wait for interviews of petition visas, with its date.',
    },
    {
      question: 'May I travel as a tourist while my petition is pending?',
      answer:
        'You may apply for a tourist visa, but the DS-160 asks about petitions filed for you, and the answer must be true. The officer may conclude that you mean to stay.',
    },
    {
      question: 'What if the visa is denied?',
      answer:
        'The consulate tells you the legal reason. Some are solved with a missing document or a waiver; others need a lawyer. What happens to the money you paid us depends on your quote and the [refund policy](screen:reschedule-refund-policy).',
    },
  ],
};
