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
        find: "if (choice !== 'granted' && choice !== 'denied') return null;",
        replace: '',
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
        find: 'all.length > PAGES_VISITED_LIMIT ? withoutOldest(all) : all',
        replace: 'all.slice(0, PAGES_VISITED_LIMIT)',
        why: 'the last pages are lost',
      },
      {
        id: 'pages-landing',
        find: '[first, ...others.slice(1)]',
        replace: 'others',
        why: 'after twenty pages nobody knows where somebody landed',
      },
      {
        id: 'pages-too-long',
        find: 'writePages(withoutOldest(pages))',
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
      find: '    dropCookies(needsConsent);\n',
      replace: '',
      why: 'a no leaves the cookies of an earlier yes',
    },
    { id: 'tab-kept', find: '    inTab.empty();\n', replace: '', why: 'what waited in the tab stays after a no' },
    {
      id: 'click-before-yes',
      find: 'if (choice) keepClick(',
      replace: 'keepClick(',
      why: 'a cookie of Meta is set before anybody was asked',
    },
    {
      id: 'portal-page-kept',
      find: 'if (isPublic) capture();',
      replace: 'capture();',
      why: 'the address of a page of one’s own, with an id in it, is kept and sent',
    },
    {
      id: 'details-before-yes',
      find: "if (consent() !== 'granted') return always;",
      replace: '',
      why: 'a form tells of the visit without consent',
    },
  ]),
  ...faultsOf({ file: 'app/features/tracking/layer.ts', tests: ['app/features/tracking/layer.test.ts'] }, [
    {
      id: 'clicks-before-yes',
      find: "if (consent() !== 'granted' || !isTold(event) || isUntoldSource()) return;",
      replace: 'if (!isTold(event) || isUntoldSource()) return;',
      why: 'clicks are told without consent',
    },
    {
      id: 'facebook-in-layer',
      find: ' || isUntoldSource()',
      replace: '',
      why: 'what Facebook brought is told to the tags',
    },
    {
      id: 'tags-before-yes',
      find: "if (!id || here().hasTags || consent() !== 'granted') return;",
      replace: 'if (!id || here().hasTags) return;',
      why: 'a foreign script runs before anybody was asked',
    },
    {
      id: 'consent-default-granted',
      find: "{ ...signals('denied'), wait_for_update: 500 }",
      replace: "{ ...signals('granted'), wait_for_update: 500 }",
      why: 'tags take consent for granted',
    },
    {
      id: 'event-told-twice',
      find: " || here().told.has(key) || listIn('told').includes(key)",
      replace: '',
      why: 'a purchase counts again with every reload',
    },
    {
      id: 'event-own-id',
      find: 'track(event, recorded)',
      replace: 'track(event, { value: recorded.value })',
      why: 'receivers count what browser and server tell as two',
    },
    {
      id: 'place-of-a-form',
      find: 'place: isPublic ? marked.dataset.place : undefined',
      replace: 'place: marked.dataset.place',
      why: 'which question of the form somebody asks about is told',
    },
    {
      id: 'withdrawal-unheard',
      find: "command('consent', 'update', signals(isNow ? 'granted' : 'denied'));",
      replace: '',
      why: 'tags go on after a no',
    },
    {
      id: 'handed-over-twice',
      find: "inTab.set('untold', '[]');",
      replace: "inTab.get('untold') ?? inTab.set('untold', '[]');",
      why: 'a sign-up is told again on every page',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/features/tracking/consent/input.server.ts',
      tests: ['app/features/tracking/consent/api.test.ts'],
    },
    [
      {
        id: 'no-keeps-the-visit',
        find: 'return { tracking_consent: chosen, ...NOTHING };',
        replace: 'return { tracking_consent: chosen };',
        why: 'who said no stays known to ads',
      },
      {
        id: 'yes-to-other-words',
        find: 'version: z.literal(String(CONSENT_VERSION))',
        replace: 'version: z.string()',
        why: 'a yes to something else is stored as a yes to this',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/tracking/consent/store.server.ts',
      tests: ['app/features/tracking/consent/api.test.ts'],
    },
    [
      {
        id: 'late-yes',
        find: "choice === 'granted' && stored?.choice === 'denied' && new Date(stored.at) > new Date(at)",
        replace: 'false',
        why: 'a yes that was on its way undoes a newer no',
      },
      {
        id: 'withdrawal-not-of-leads',
        find: 'if (!isGranted) {',
        replace: 'if (isGranted) {',
        why: 'what somebody sent by a form is still told to ads after a no',
      },
    ],
  ),
  ...faultsOf({ file: 'app/features/tracking/measure.ts', tests: ['app/features/tracking/measure.test.ts'] }, [
    {
      id: 'portal-before-yes',
      find: " || consent() !== 'granted') return;",
      replace: ') return;',
      why: 'the portal measures whoever said nothing',
    },
    {
      id: 'portal-twice',
      find: 'page.hasBegun = true;',
      replace: '',
      why: 'each click of the portal is told as often as a choice was made',
    },
    {
      id: 'portal-yes-late',
      find: 'export const choiceHasChanged = () => void begin();',
      replace: 'export const choiceHasChanged = () => undefined;',
      why: 'a yes in the settings measures nothing until the next page',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/features/tracking/consent/told.server.ts',
      tests: ['tests/tags.api.test.ts'],
      only: 'under the id of the server',
    },
    [
      {
        id: 'told-without-yes',
        find: "reasonNot(ctx, 'datalayer', one, ctx.now) === null",
        replace: 'one.person !== null',
        why: 'a purchase of somebody who said no is told to the tags',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/paths.ts',
      tests: ['tests/tags.api.test.ts'],
      only: 'never a form, a door',
    },
    [
      {
        id: 'tags-on-the-quiz',
        find: "row.tags === 'never' || row.kind",
        replace: 'row.kind',
        why: 'a foreign script reads what somebody answers',
      },
    ],
  ),
  ...faultsOf({ file: 'app/features/tracking/cookies.ts', tests: ['app/features/tracking/capture.test.ts'] }, [
    { id: 'cookie-days', find: 'days * 86_400', replace: 'days * 3600', why: 'a choice is forgotten after two weeks' },
  ]),
  ...faultsOf(
    {
      file: 'app/features/checkout/cart/priced.server.ts',
      tests: ['app/features/checkout/orders/affiliate.api.test.ts'],
    },
    [
      {
        id: 'ref-any-code',
        find: "promo?.kind === 'affiliate' ?",
        replace: 'promo ?',
        why: 'a link with the name of any code gives its discount',
      },
      {
        id: 'ref-worse-than-house',
        find: 'affiliate.proportion > 0 && affiliate.proportion >= house.proportion',
        replace: 'affiliate.proportion < house.proportion',
        why: 'who comes by a friend pays more than who does not',
      },
    ],
  ),
];
