/** Buttons, captions, languages of pages, the way through the portal. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: 'app/features/chrome/rules.ts', tests: ['app/features/chrome/rules.test.ts'] }, [
    {
      id: 'start-told-to-log-in',
      find: "!path || screen !== 'sign-up'",
      replace: '!path',
      why: 'the log-in page is told a country',
    },
    {
      id: 'start-service',
      find: 'service_type: service.sid',
      replace: 'service_type: service.title',
      why: 'sign-up does not know the service of the page',
    },
    {
      id: 'visitor-cookie',
      find: '/(^|; )has_session=1(;|$)/',
      replace: '/has_session=1/',
      why: 'a button leads to a portal that sends one away',
    },
  ]),
  ...faultsOf({ file: 'app/features/site/social/rules.ts', tests: ['app/features/site/social/rules.test.ts'] }, [
    {
      id: 'caption-five-lines',
      find: 'CAPTION_LINES = 4',
      replace: 'CAPTION_LINES = 5',
      why: 'a caption breaks the row of posts',
    },
    {
      id: 'caption-width',
      find: 'charactersOf(longer).length <= CAPTION_WIDTH',
      replace: 'longer.length <= CAPTION_WIDTH',
      why: 'a line with flags is cut too early',
    },
    {
      id: 'caption-cut',
      find: 'left === 0 && isCut ?',
      replace: 'isCut ?',
      why: 'an ellipsis stands in the middle of a caption',
    },
    {
      id: 'video-still',
      find: "media_type === 'VIDEO' ? thumbnail_url : media_url",
      replace: 'media_url',
      why: 'a video shows nothing',
    },
  ]),
  ...faultsOf({ file: 'app/i18n/locales.ts', tests: ['app/i18n/locales.test.ts'] }, [
    { id: 'locale-case', find: '.toLowerCase()', replace: '', why: '/EN is a Spanish page' },
    {
      id: 'locale-part',
      find: 'locale === first',
      replace: 'Boolean(first?.startsWith(locale))',
      why: 'a Spanish page whose name begins with en is English',
    },
  ]),
  ...faultsOf({ file: 'app/path-match.ts', tests: ['app/paths.test.ts'] }, [
    {
      id: 'locale-data',
      find: 'localeOf(pagePath(pathname))',
      replace: 'localeOf(pathname)',
      why: 'the router gets the data of the Spanish page',
    },
  ]),
  ...faultsOf({ file: 'server/guards.ts', tests: ['tests/locale-case.api.test.ts'], only: 'address in capitals' }, [
    { id: 'spanish-capitals', find: "(?=/|$)`, 'i')", replace: '(?=/|$)`)', why: '/ES is missing' },
  ]),
  ...faultsOf({ file: 'server/pages/render.ts', tests: ['tests/locale-case.api.test.ts'], only: 'cookie' }, [
    {
      id: 'cookie-case',
      find: 'locale === chosen && locale',
      replace: 'locale === chosen?.toLowerCase() && locale',
      why: 'two spellings of a cookie behave differently in the page and here',
    },
  ]),
  ...faultsOf({ file: 'app/features/portal/rules.ts', tests: ['app/features/portal/rules.test.ts'] }, [
    {
      id: 'way-done',
      find: "return done[step] ? 'done' : 'todo';",
      replace: "return 'done';",
      why: 'a step is called done that is not',
    },
    {
      id: 'way-stage',
      find: 'payment : (stand ?? slug)',
      replace: 'payment : slug',
      why: 'who waits for the interview is asked for the form',
    },
    {
      id: 'way-account',
      find: "must_set_password ? 'account' : 'payment'",
      replace: "'payment'",
      why: 'somebody pays for an account that lapses the same day',
    },
    {
      id: 'way-paid',
      find: "payment: isPaid ? ('Finished' as const)",
      replace: "payment: slug === 'applicants' ? ('Finished' as const)",
      why: 'who looked at the payment page is told that it is paid',
    },
    { id: 'way-minutes', find: '|| TALK_MINUTES', replace: '', why: 'a service without a form takes no time at all' },
  ]),
  ...faultsOf({ tests: ['app/features/accounts/rules.test.ts'], file: 'app/features/accounts/rules.ts' }, [
    {
      id: 'way-kept',
      find: 'UNFINISHED_ACCOUNT_HOURS * 3_600_000',
      replace: 'UNFINISHED_ACCOUNT_HOURS * 60_000',
      why: 'a temporary account is said to end before it does',
    },
  ]),
  ...faultsOf({ file: 'app/features/texts/parts.tsx', tests: ['tests/page-promises.api.test.ts'] }, [
    {
      id: 'changed-older',
      find: 'own.filter(({ on }) => on === newest)',
      replace: 'own',
      only: 'what changed on it last',
      why: 'what changed long ago is said to have changed that day',
    },
    {
      id: 'old-unsaid',
      find: 'facts.some(({ isOld }) => isOld)',
      replace: 'facts.every(({ isOld }) => !isOld)',
      only: 'grown old',
      why: 'an old figure looks like one of today',
    },
  ]),
  ...faultsOf({ file: 'app/features/site/services/screen.tsx', tests: ['tests/page-promises.api.test.ts'] }, [
    {
      id: 'order-of-row',
      find: '      {order.map((id) => (',
      replace: '      {order.toSorted().map((id) => (',
      only: 'the order of its row',
      why: 'the page does not begin with what its reader asks first',
    },
  ]),
  ...faultsOf({ file: 'app/features/site/place-panels.tsx', tests: ['tests/page-promises.api.test.ts'] }, [
    {
      id: 'old-twice',
      find: 'wait?.isOld && !isHere',
      replace: 'wait?.isOld',
      only: 'grown old',
      why: 'the page of a city says twice in a row that a figure is old',
    },
  ]),
  ...faultsOf({ file: 'app/features/chrome/footer.tsx', tests: ['tests/page-promises.api.test.ts'] }, [
    {
      id: 'log-in-foot',
      find: '<LogIn locale={locale} pathOf={pathOf} look={`${linkLook} underline`} />',
      replace: '',
      only: 'log-in stands',
      why: 'who has read to the end does not find the way in',
    },
  ]),
  ...faultsOf({ file: 'content/country-groups.ts', tests: ['content/passports.test.ts'] }, [
    {
      id: 'passport-group-alone',
      find: "['PE', 'PY', 'GT', 'CL', 'AR', 'UY', 'PA', 'CR', 'BR', 'MX']",
      replace: "['PE', 'PY', 'GT', 'CL', 'AR', 'UY', 'PA', 'CR', 'BR', 'MX', 'EC']",
      only: 'agree',
      why: 'a passport that needs a visa is told that an ETA is enough, beside a list that says otherwise',
    },
  ]),
  ...faultsOf({ file: 'app/features/catalogue/places.ts', tests: ['tests/one-currency.api.test.ts'] }, [
    {
      id: 'money-forgotten',
      find: 'try{sessionStorage.setItem("${KEPT}",o)}catch(x){}',
      replace: '',
      why: 'who chose soles reads pesos on the next page',
    },
  ]),
  ...faultsOf({ file: 'app/features/checkout/cart/buyer.server.ts', tests: ['tests/one-currency.api.test.ts'] }, [
    {
      id: 'money-of-portal',
      find: 'return row ? asCheckoutCountry(row.country) : countryOfPhone(phone_number);',
      replace: 'return countryOfPhone(phone_number);',
      why: 'the portal shows pesos to whoever pays in another money',
    },
  ]),
  ...faultsOf({ file: 'content/changes.ts', tests: ['content/site.test.ts'] }, [
    {
      id: 'changed-none',
      find: "  'ca-study': [licensed],\n",
      replace: '',
      why: 'a page does not say what changed on it',
    },
  ]),
  ...faultsOf({ file: 'content/congratulations/en.ts', tests: ['content/canada.test.ts'] }, [
    {
      id: 'canada-licensed',
      find: '; if you want advice, it comes from somebody licensed, listed at college-ic.ca.',
      replace: '.',
      why: 'somebody takes us for licensed advisers of Canada',
    },
  ]),
  ...faultsOf({ file: 'app/ui/icon.tsx', tests: ['app/ui/icon.test.tsx'] }, [
    {
      id: 'tick-turns',
      find: "'menu', 'leave']",
      replace: "'menu', 'leave', 'tick']",
      why: 'a tick is mirrored in Arabic',
    },
  ]),
  ...faultsOf({ file: 'app/ui/scenes/spots/done.tsx', tests: ['app/ui/scenes/scenes.test.tsx'] }, [
    { id: 'stamp-turns', find: 'turns={false} ', replace: '', why: 'the tick of a stamp is mirrored in Arabic' },
  ]),
  ...faultsOf(
    { file: 'app/features/portal/case/outcome.server.ts', tests: ['app/features/portal/case/pages.test.ts'] },
    [
      {
        id: 'outcome-old',
        find: 'sources.some(({ isOld }) => isOld)',
        replace: 'sources.length === 0',
        only: 'each destination has its own figures',
        why: 'an old figure on the page of the visa looks like one of today',
      },
    ],
  ),
];
