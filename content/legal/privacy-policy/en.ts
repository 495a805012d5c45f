import { brand } from '../../brand.ts';
import type { LegalPage } from '../definition.ts';
import {
  adultAge,
  authoritySite,
  type CookieName,
  changeNotice,
  cookies,
  dataRequests,
  edition,
  pagesVisitedLimit,
  type RetentionKind,
  retention,
  staffSession,
  type UserCookiePart,
  userCookieParts,
} from '../facts.ts';
import { link, longDate, mailLink, period, whatsAppLink } from '../wording.ts';

const userParts: Record<UserCookiePart, string> = {
  first_name: 'your first name',
  locale: 'your language',
  user_type: 'whether the application is yours or somebody of your family added you',
  current_step: 'the step you are on',
  must_set_password: 'whether you still have to choose a password',
  marked_paid_by_csr: 'whether an adviser noted your payment',
};

const cookieUse: Record<CookieName, string> = {
  token: `Keeps your session open. It is HttpOnly: no script on the page can read it. On secure connections it may carry the prefix __Host-. For our staff it lasts ${period(staffSession, 'en')}.`,
  user_id: 'The number of your account, to show you your own pages.',
  user: `To greet you and bring you back to where you were: ${userCookieParts.map((part) => userParts[part]).join(', ')}.`,
  has_session: 'Says that there is a session, to show the log-out button.',
  keep_key:
    'Opens what your device keeps of your form for when you are offline. Without it nobody can read that; it does not exist on a shared computer.',
  signup_token: 'Joins the two steps of creating your account.',
  known_browser:
    'Recognizes that you have logged in from this browser before, so that other people’s attempts with your number do not lock you out.',
  NEXT_LOCALE: 'The language you chose.',
  consent: 'What you answered about analytics and advertising cookies.',
  popup_shown: 'Remembers that you have seen the discount window, so that it is not repeated.',
  countdown: 'The time of your first visit, so that the clock of the offer does not start again.',
  discount_code: 'The discount code we gave you, so that the payment page applies it by itself.',
  ref: 'The code of whoever sent you a link to us, to apply its discount and to know whom to thank. It says nothing about you.',
  pagesVisited: `The first page you saw and the last ones, ${pagesVisitedLimit} at most.`,
  attribution: 'Which ad or link you came from (utm parameters and click identifiers).',
  _ga: 'Google Analytics: tells one visit from another, to count visits.',
  _fbp: 'Meta: measures whether our ads work.',
  _fbc: 'Meta: records a click on one of our ads.',
};

const kept: Record<RetentionKind, { what: string; from: string }> = {
  'unfinished-account': { what: 'Account left without a password', from: 'from when you stopped using it' },
  application: {
    what: 'Account, form answers, documents and messages',
    from: 'from your last activity; sooner if you ask us to delete them, unless a law makes us keep something',
  },
  documents: {
    what: 'Files you uploaded for the application',
    from: 'from when the application has an answer; we tell you a week before. Without an answer, as long as your account',
  },
  sessions: {
    what: 'Sessions opened on your devices and one-time links',
    from: 'from when they end or expire',
  },
  payments: {
    what: 'Payment records and invoices',
    from: 'from the payment, as article 28 of the Colombian Ley 962 de 2005 requires of merchants (formerly article 60 of the Commercial Code)',
  },
  'access-logs': { what: 'Access logs of the site', from: 'from each visit' },
  leads: { what: 'Data you leave so that we can contact you, without an account', from: 'from the last contact' },
  'wait-alerts': {
    what: 'The address of a wait-time alert',
    from: 'at most, from when you confirm it; once sent or stopped it is deleted within a month',
  },
  comments: {
    what: 'The name and the text of a comment on an article',
    from: 'at most, from when you write it; if you ask us, we delete it sooner',
  },
  messages: { what: 'Copy of the messages we send you', from: 'from when they leave' },
  'staff-messages': { what: 'What an adviser writes to you by e-mail or WhatsApp', from: 'from when it is written' },
  backups: { what: 'Backup copies', from: 'from each copy; this is where deleted data finally disappear' },
  'audit-trail': {
    what: 'Record of what our staff saw or changed',
    from: 'from each action, so that we can answer for it',
  },
};

export const page: LegalPage = {
  title: 'Privacy policy',
  description: `Which data ${brand.name} uses, what for, with whom it shares them, how long it keeps them, which cookies there are and how you exercise your rights.`,
  ...edition,
  summary: [
    'We use your data to prepare your application, charge what you buy and answer you; we do not sell them.',
    'Nothing goes to analytics or advertising services unless you say yes, and your answers, denials and passport never do.',
    'We ask for sensitive data, such as health or criminal records, only where the official form asks for them.',
    `You can see, correct or delete your data: we answer queries within ${period(dataRequests.query, 'en')} and claims within ${period(dataRequests.claim, 'en')}.`,
  ],
  sections: [
    {
      id: 'controller',
      title: 'Who is responsible for your data',
      blocks: [
        `The controller is ${brand.legalEntity}, at ${brand.postalAddress}. For anything about your data write to ${mailLink} or on WhatsApp to ${whatsAppLink('en')}; the person on our team in charge of data protection deals with it.`,
        'This policy covers our site, your portal and the messages between us. The official sites of governments have their own rules.',
      ],
    },
    {
      id: 'data-and-purposes',
      title: 'Which data we use and what for',
      blocks: [
        'We ask for what each purpose needs and nothing else. Where a detail is optional, the form says so.',
        {
          table: {
            head: ['What for', 'Which data', 'Why we may use them'],
            rows: [
              [
                'Creating and looking after your account',
                'Name, mobile number, e-mail, language, the versions of the terms and of the data authorization you accepted, and a coded fingerprint of your password (hash) that cannot be turned back into it',
                'Your authorization and our contract with you',
              ],
              [
                'Preparing and checking your application and those of your family members',
                'Form answers, passport data and photo, visa photo, supporting documents, notes for your interview, and what an adviser notes or corrects while checking',
                'Your express authorization and our contract with you',
              ],
              ['Guiding you with the quizzes', 'Your answers and the risk result', 'Your authorization'],
              [
                'Charging, invoicing and returning money',
                'Service, people, amount, currency, country, who pays and the payment reference; the number of your card goes to the payment provider, not to us',
                'Our contract with you, and commercial and tax law',
              ],
              [
                'Answering what you leave in the contact form, without an account',
                'Name, mobile number, e-mail, your message if you write one, language and the version of the data authorization',
                'Your authorization, in the box of the form',
              ],
              [
                'Calling you when you fill in the visa form, without an account',
                'Name, contact, reason for the trip, how many people go, whether there is a valid passport or a denial, and when you want to start',
                'Your authorization, in the box of the form',
              ],
              [
                'Answering you and guiding you',
                'What you write by e-mail or WhatsApp, the city and dates you prefer, your appointments at the consulate, your calls with an adviser and the answer to your application',
                'Your authorization',
              ],
              [
                'Keeping things secure',
                'IP address, browser, time, log-in attempts and the record of what our staff do',
                'The legal duty to protect your data',
              ],
              [
                'Publishing your comment on an article',
                'The name you write and your comment, until you ask us to delete it',
                'Your authorization',
              ],
              [
                'Measuring the site and our advertising',
                'Pages seen, the ad you came from, and your contact turned into a code (hash)',
                'Your consent, which you can withdraw',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'legal-basis',
      title: 'The law that governs us',
      blocks: [
        'We work from Colombia, under Ley 1581 de 2012 and Decreto 1377 de 2013, now part of Decreto 1074 de 2015. The rule is your prior, express and informed authorization. You give it in a box of its own, apart from that of the terms: on creating your account, on leaving us your data in a form and on accepting a relative’s invitation. We keep the date and the version you accepted as proof.',
        'You can withdraw your authorization whenever you like. While we have a service under way with you, or a law requires us to keep something, we keep only what that calls for.',
      ],
    },
    {
      id: 'sensitive-data',
      title: 'Sensitive data',
      blocks: [
        'Official forms sometimes ask about health, criminal records, ethnic origin, religion, military service or membership in organizations. The law calls several of these sensitive, and we treat all of them with the same care.',
        'You are not obliged to authorize their use. We ask for them only where the form for your service requires them, and use them only to fill it in and check it. If you would rather not answer here, you can complete that part on the official site yourself, and we tell you what our check then does not cover.',
        'Your visa photo is used only for the application. Before you send it, your own device measures its size, its sharpness, the light, the background and the height of the head by its outline against the wall, to give you advice; these measures do not leave it and are not kept. We do no facial recognition with it and make or keep no template of your face.',
      ],
    },
    {
      id: 'minors',
      title: 'Children and teenagers',
      blocks: [
        `Nobody under ${adultAge} may open an account. Their data are given by their mother, father or legal guardian, who by adding the child as a family member declares that they may do so and that they have taken the child’s opinion into account, according to the child’s maturity.`,
        'We use those data only for the child’s application and in the child’s interest. They are never used for advertising. If you think that a child gave us data on their own, tell us and we will delete them.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'Free of charge and without giving reasons, you can:',
        {
          list: [
            'know which data we have about you and receive a copy;',
            'update, correct or download them, or close your account, by yourself under “Your data” in your portal;',
            'ask for proof of the authorization you gave us;',
            'know how we have used them and with whom we share them;',
            'withdraw your authorization or ask us to delete them, except what a law or a contract in force makes us keep;',
            'complain to the data protection authority.',
          ],
        },
      ],
    },
    {
      id: 'how-to-exercise',
      title: 'How to exercise them and how long we take',
      blocks: [
        `Write to ${mailLink} from the e-mail of your account, or give us your name and the mobile number you signed up with, what you ask for and where we should answer. If you write for somebody else, attach what shows that you may. Before we hand over or delete data we check who you are.`,
        {
          table: {
            head: ['What you ask', 'We answer within', 'If we need longer, we say why and take at most'],
            rows: [
              [
                'Query: see your data or know how we use them',
                period(dataRequests.query, 'en'),
                `${period(dataRequests.queryExtension, 'en')} more`,
              ],
              [
                'Claim: correct, delete, withdraw the authorization or point out a breach',
                period(dataRequests.claim, 'en'),
                `${period(dataRequests.claimExtension, 'en')} more`,
              ],
            ],
          },
        },
        `If your claim lacks something, we ask for it within the following ${period(dataRequests.askForMissing, 'en')}. If ${period(dataRequests.claimLapses, 'en')} pass without your answer, the law treats your claim as withdrawn; you may file it again whenever you like.`,
      ],
    },
    {
      id: 'authorities',
      title: 'Where you can complain',
      blocks: [
        `In Colombia the authority is the Superintendencia de Industria y Comercio: ${link('sic.gov.co', authoritySite)}. The law asks that you bring your query or claim to us first.`,
        'If you live in another country, its law may protect you too, and you can exercise the rights it gives you at the same address:',
        {
          table: {
            head: ['Where', 'Law', 'Authority'],
            rows: [
              [
                'Mexico',
                'Ley Federal de Protección de Datos Personales en Posesión de los Particulares (rights of access, rectification, cancellation and objection)',
                'Secretaría Anticorrupción y Buen Gobierno',
              ],
              [
                'Peru',
                'Ley 29733, Ley de Protección de Datos Personales',
                'Autoridad Nacional de Protección de Datos Personales',
              ],
              [
                'Ecuador',
                'Ley Orgánica de Protección de Datos Personales (LOPDP)',
                'Superintendencia de Protección de Datos Personales',
              ],
              [
                'Argentina',
                'Ley 25.326 de Protección de los Datos Personales',
                'Agencia de Acceso a la Información Pública',
              ],
              [
                'European Union and European Economic Area, if it covers you',
                'General Data Protection Regulation (GDPR): also portability and restriction of use',
                'The data protection authority of your country',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'processors',
      title: 'Who helps us handle them',
      blocks: [
        'We neither sell nor rent out your data. We work with companies that do part of the work on our behalf, under contract and for that purpose only:',
        {
          table: {
            head: ['Kind of company', 'What it does', 'What it receives'],
            rows: [
              [
                'Hosting and file storage',
                'Keeps the database, your documents and the copies',
                'Everything that we keep',
              ],
              ['E-mail delivery', 'Delivers our messages', 'Your e-mail address and the text of the message'],
              [
                'Payment providers',
                'Charge by card or local means, prevent fraud and return money',
                'Your payment details, amount, country and contact',
              ],
              [
                'Contact management (CRM)',
                'Keeps track of whom we should answer',
                'Name, contact, country, service and stage; never form answers or documents',
              ],
              [
                'Writing of texts, where in use',
                'Writes up the result of a quiz and, if you ask for it, drafts an answer in English',
                'The answers of the quiz, without your contact; for a draft, the text you see before it is sent, with names, figures, dates and places covered',
              ],
              [
                'Analytics and advertising',
                'Counts visits and measures ads',
                'Only if you consent: pages, the ad you came from and a coded contact; never answers, denials or passport data',
              ],
            ],
          },
        },
        'Your application reaches the authority of the country you are going to when it is filed with your signature; from then on that authority is responsible for the data under its own law. We hand data to judges or authorities only when a valid order requires us to.',
        'If you write to us on WhatsApp, that service carries the conversation too. Upload your documents in your portal, not in a chat.',
      ],
    },
    {
      id: 'transfers',
      title: 'Data outside your country',
      blocks: [
        'Some of those companies have their servers in other countries, such as the United States. We follow article 26 of Ley 1581: we send data to countries with an adequate level of protection, or with your authorization, or because the contract you asked for needs it. In each case a contract binds the company to look after them as we would.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep them',
      blocks: [
        'When the time is up we delete the data or remove everything that shows whose they are.',
        {
          table: {
            head: ['What', 'How long', 'Counted'],
            rows: retention.map(({ what, keep }) => [kept[what].what, period(keep, 'en'), kept[what].from]),
          },
        },
        'If you ask us to delete your account, we also remove the files you gave us and the data of family members who have no account of their own.',
      ],
    },
    {
      id: 'security',
      title: 'How we look after them',
      blocks: [
        'No system is perfect, but these are concrete measures that we apply:',
        {
          list: [
            'The connection is encrypted, and we store only a coded fingerprint of your password and session keys.',
            'Your documents have no public address: each link to view them expires within minutes.',
            'Our staff log in with a second factor, see only what their work needs, and each document they open is recorded.',
            'Technical logs hold no passwords or passport numbers, and mask mobile numbers.',
          ],
        },
        'If something serious happens to your data, we inform the Superintendencia and tell you what happened and what you can do. On a shared computer, always log out when you finish.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies, one by one',
      blocks: [
        'A cookie is a small note that the site leaves in your browser. These are all of ours, and those of others that we use:',
        {
          table: {
            head: ['Name', 'What for', 'Lasts at most', 'Needs your consent?'],
            rows: cookies.map(({ name, life, needsConsent }) => [
              name,
              cookieUse[name],
              period(life, 'en'),
              needsConsent ? 'Yes' : 'No, it is necessary or remembers something you did',
            ]),
          },
        },
        'Until you choose, this tab remembers the pages you saw, when your visit began and the ad that brought you here in its own memory only. If you accept, the pages and the ad move to the cookies in the table; if you reject or close the tab, everything is erased. What you type into a form, apart from the password, also stays inside the tab only, so that you do not lose it when you change the language or load the page again.',
        'So that you can go on offline, your browser also keeps your form, what has not been sent yet and the photos still to be uploaded. All of it is encrypted with the key keep_key and nobody else can read it; logging out deletes it. On a shared computer nothing is kept.',
        'The payment page loads the software of the provider you choose, which may leave cookies of its own to charge you and prevent fraud. A YouTube or Vimeo video in an article is loaded only when you open it, and from then on the rules of that service apply.',
      ],
    },
    {
      id: 'consent',
      title: 'Without your yes, nothing is sent',
      blocks: [
        'On your first visit we ask whether you accept analytics and advertising. Accepting and rejecting each take one tap. Until you answer, or if you say no, we neither load those services nor send them anything, not even from our server, and the site works just the same.',
        'You can change your mind whenever you like with the link about cookies at the foot of every page or in the settings of your portal. When you withdraw your consent we stop sending data from that moment on; you can also delete the cookies in your browser.',
      ],
    },
    {
      id: 'automated-results',
      title: 'Automatic results',
      blocks: [
        'We make no decisions about you by software alone. When you ask for it, software of ours, on our own server, reads the data page of your passport and suggests the details: what you confirm is what counts. The result of a quiz is guidance and says which answers moved it; if you like, somebody on our team goes through it with you.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        `This is version ${edition.version} of ${longDate(edition.updated, 'en')}, in force from that day. If we change something important, such as what we use your data for, we tell you by e-mail at least ${period(changeNotice, 'en')} beforehand and, where needed, ask for a new authorization. You can ask us for any earlier version.`,
        'What is not about data is in the [terms and conditions](screen:terms-conditions).',
      ],
    },
  ],
};
