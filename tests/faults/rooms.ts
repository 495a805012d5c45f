/** The site map, what a screen opens and carries, and forms that say several things. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: 'app/path-match.ts', tests: ['app/paths.test.ts'] }, [
    {
      id: 'entry-anything',
      find: "index.bySlug.get(place.locale)?.get(Object.values(params)[0] ?? '')",
      replace: 'index.bySlug.get(place.locale)?.values().next().value',
      why: 'any word in an address shows the first article',
    },
    {
      id: 'entry-no-stand-in',
      find: '[locale, STAND_IN[locale]].find',
      replace: '[locale].find',
      why: 'a page not yet in Arabic is missing there',
    },
    {
      id: 'entry-wrong-words',
      find: 'content: found.content, params, entry',
      replace: 'params, entry',
      why: 'English words are read out with an Arabic voice',
    },
    {
      id: 'entry-old-slug',
      find: 'new Map([...former, ...present])',
      replace: 'new Map(present)',
      why: 'a link of last year leads nowhere',
    },
    {
      id: 'entry-round-trip',
      find: 'if (address && address !== path) return address;',
      replace: 'if (address) return address;',
      why: 'a right address leads to itself for ever',
    },
    {
      id: 'entry-told-in-all',
      find: ' && (!entry || entry.slugs[locale])',
      replace: '',
      why: 'a search engine lists a page in a language it is not written in',
    },
  ]),
  ...faultsOf({ file: 'server/guards.ts', tests: ['tests/screen-rows.test.ts'] }, [
    {
      id: 'opens-popups-always',
      find: "...(hasPopups && { 'cross-origin-opener-policy'",
      replace: "...({ 'cross-origin-opener-policy'",
      why: 'a window of another site may speak to every page',
    },
    {
      id: 'opens-frames-never',
      find: "'frame-src': [...frame, ...paid.frame],",
      replace: '',
      why: 'the payment field of the provider stays empty',
    },
    {
      id: 'opens-and-closes',
      find: '(found) => `${found} ${own}`',
      replace: '() => `${directive} ${own}`',
      why: 'a page that may call the provider may no longer call us',
    },
  ]),
  ...faultsOf({ file: 'server/pages/policy.ts', tests: ['tests/screen-rows.test.ts'] }, [
    {
      id: 'page-number-anywhere',
      find: 'row.isPaged && /^[1-9]',
      replace: '/^[1-9]',
      why: 'anybody fills the cache with pages that do not exist',
    },
    {
      id: 'page-number-one',
      find: "asked && asked !== '1' ?",
      replace: 'asked ?',
      why: 'the first page of a list is kept twice',
    },
  ]),
  ...faultsOf({ file: 'server/pages/render.ts', tests: ['tests/screen-rows.test.ts'] }, [
    {
      id: 'page-number-unnamed',
      find: "`page ${number ?? ''}`",
      replace: "'page'",
      why: 'who asks for page 3 of a list gets page 2',
    },
  ]),
  ...faultsOf({ file: 'app/path-policy.ts', tests: ['tests/screen-rows.test.ts'] }, [
    {
      id: 'search-kept',
      find: ' || row.isSearch',
      replace: '',
      why: 'what somebody searched for is shown to others',
    },
  ]),
  ...faultsOf({ file: 'app/ui/fields/form-errors.ts', tests: ['app/ui/fields/form-errors.test.ts'] }, [
    {
      id: 'errors-lost-on-leave',
      find: 'if (now && !isHere && (now.isSent || !text)) return now;',
      replace: 'if (now && !isHere && !text) return now;',
      why: 'the reason of a refusal is gone as soon as another field is left',
    },
    {
      id: 'errors-all-mended',
      find: 'now.errors.filter((one) => one.field !== field);',
      replace: '[];',
      why: 'one mended field hides that another is still wrong',
    },
    {
      id: 'errors-not-renewed',
      find: '(one.field === field ? { field, text } : one)',
      replace: 'one',
      why: 'a field goes on naming a mistake that is no longer there',
    },
  ]),
  ...faultsOf({ file: 'app/i18n/messages.server.ts', tests: ['tests/screen-texts.test.ts'] }, [
    {
      id: 'texts-whole',
      find: '...(group ? { [group]: whole[group] } : whole)',
      replace: '...whole',
      why: 'every page carries the texts of all mails',
    },
    {
      id: 'texts-no-errors',
      find: "'accounts.errors', ",
      replace: '',
      why: 'a mistake is named by its key',
    },
  ]),
  ...faultsOf({ file: 'app/site-map/app-screens.ts', tests: ['tests/screen-texts.test.ts'] }, [
    {
      id: 'texts-undeclared',
      find: "['accounts.reset']",
      replace: '[]',
      why: 'the page of a new password shows keys instead of words',
    },
  ]),
  ...faultsOf({ file: 'scripts/figures.ts', tests: ['tests/figures.test.ts'] }, [
    {
      id: 'loss-forgiven',
      find: '!figure.isLoss && ',
      replace: '',
      why: 'a lost lead is called met when the next run loses none',
    },
  ]),
  ...faultsOf({ file: 'app/features/portal/view.server.ts', tests: ['app/features/portal/pages.test.ts'] }, [
    {
      id: 'frame-of-another',
      find: "if (role !== 'applicant') return",
      replace: "if (role === 'admin') return",
      why: 'a family member is offered to change the service of the family',
    },
  ]),
];
