/** Consent, cookies, where a visit came from. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf(
    {
      file: 'app/features/tracking/rules.ts',
      tests: ['app/features/tracking/rules.test.ts', 'app/features/tracking/capture.test.ts'],
    },
    [
      {
        id: 'consent-version',
        find: 'if (version !== String(CONSENT_VERSION)) return null;',
        replace: '',
        why: 'a yes to something else counts as a yes to this',
      },
      {
        id: 'consent-word',
        find: "choice === 'granted' || choice === 'denied' ? choice : null",
        replace: '(choice as Choice)',
        why: 'a broken cookie counts as a choice',
      },
      { id: 'consent-cookies', find: '_ga(_\\w+)?', replace: '_ga', why: 'a no leaves a cookie of the tags behind' },
      {
        id: 'cookie-name',
        find: 'pair.startsWith(`${name}=`)',
        replace: 'pair.includes(`${name}=`)',
        why: 'another cookie is read as consent',
      },
      {
        id: 'pages-query',
        find: "address.replace(/[?#].*$/s, '')",
        replace: 'address',
        why: 'what somebody searched for is kept',
      },
      {
        id: 'pages-oldest',
        find: '[...pages, path].slice(-PAGES_VISITED_LIMIT)',
        replace: '[...pages, path].slice(0, PAGES_VISITED_LIMIT)',
        why: 'the last pages are lost',
      },
      {
        id: 'pages-too-long',
        find: 'writePages(pages.slice(1))',
        replace: 'writePages(pages.slice(0, -1))',
        why: 'the newest page gives way',
      },
      {
        id: 'pages-foreign',
        find: 'pages.filter(isPath)',
        replace: 'pages',
        why: 'a cookie that somebody wrote reaches our staff',
      },
      {
        id: 'touch-cut-click',
        find: "/^[\\w.~-]{1,500}$/.test(value) ? value : ''",
        replace: 'value.slice(0, 500)',
        why: 'a broken click id is kept',
      },
      {
        id: 'touch-anything',
        find: "if (!CAMPAIGN.test(name)) return '';",
        replace: '',
        why: 'the address that somebody mailed in a link is kept',
      },
      {
        id: 'touch-first',
        find: 'first: before?.first ?? touch',
        replace: 'first: touch',
        why: 'nobody knows any more how somebody found us',
      },
      {
        id: 'touch-last',
        find: 'last: touch } : before',
        replace: 'last: before?.last ?? touch } : before',
        why: 'the last campaign is not counted',
      },
      {
        id: 'attribution-too-long',
        find: 'if (text.length <= COOKIE_BYTES) return text;',
        replace: 'return text;',
        why: 'the browser drops the whole cookie',
      },
      {
        id: 'utm-too-long',
        find: '.filter(([, value]) => value.length <= 300)',
        replace: '',
        why: 'a long click id makes the form fail',
      },
      {
        id: 'utm-same',
        find: '.filter(([name, value]) => last[name] !== value)',
        replace: '',
        why: 'everything is sent twice',
      },
    ],
  ),
  ...faultsOf({ file: 'app/features/tracking/capture.ts', tests: ['app/features/tracking/capture.test.ts'] }, [
    { id: 'capture-after-no', find: "if (choice === 'denied') return;", replace: '', why: 'who said no is followed' },
    {
      id: 'capture-before-yes',
      find: 'choice ? inCookies : inTab',
      replace: 'inCookies',
      why: 'cookies are set before anybody was asked',
    },
    {
      id: 'no-keeps-cookies',
      find: '} else dropCookies(needsConsent);',
      replace: '}',
      why: 'a no leaves the cookies of an earlier yes',
    },
    { id: 'tab-kept', find: '  emptyTab();\n}', replace: '}', why: 'what waited in the tab stays after a no' },
    {
      id: 'details-before-yes',
      find: "if (consent() !== 'granted') return {};",
      replace: '',
      why: 'a form tells of the visit without consent',
    },
    {
      id: 'clicks-before-yes',
      find: "if (!marked || consent() !== 'granted') return;",
      replace: 'if (!marked) return;',
      why: 'clicks are told without consent',
    },
  ]),
  ...faultsOf({ file: 'app/features/tracking/cookies.ts', tests: ['app/features/tracking/capture.test.ts'] }, [
    { id: 'cookie-days', find: 'days * 86_400', replace: 'days * 3600', why: 'a choice is forgotten after two weeks' },
  ]),
];
