/** Forms of people who want to be written to. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf(
    {
      file: 'app/features/leads/store.server.ts',
      tests: ['app/features/leads/api.test.ts'],
      only: 'saved|mail|staff|listed|together',
    },
    [
      {
        id: 'lead-form-first-error',
        file: 'app/features/leads/form-checks.ts',
        tests: ['app/features/leads/form-checks.test.ts'],
        only: 'every wrong field',
        find: '.filter((field) => isMissing(field) || !isRight(field))',
        replace: '.filter((field) => isMissing(field) || !isRight(field)).slice(0, 1)',
        why: 'whoever left three fields empty hears of them one sending after another',
      },
      {
        id: 'lead-emptied',
        find: '${name} = coalesce(excluded.${name}, l.${name})',
        replace: '${name} = excluded.${name}',
        why: 'a second form empties what the first said',
      },
      {
        id: 'lead-first-stays',
        find: 'coalesce(excluded.${name}, l.${name})',
        replace: 'coalesce(l.${name}, excluded.${name})',
        why: 'what somebody corrects is not kept',
      },
      {
        id: 'lead-count',
        find: 'times_sent = l.times_sent + 1',
        replace: 'times_sent = l.times_sent',
        why: 'nobody sees who wrote three times',
      },
      {
        id: 'lead-reply',
        find: 'reply_to: sent.key.email',
        replace: 'reply_to: brand.staffEmail',
        why: 'staff answer to themselves',
      },
      {
        id: 'lead-order',
        file: 'app/features/leads/list.server.ts',
        find: '.orderBy(sql`${leads.created_at} desc, ${leads.lead_id} desc`)',
        replace: '.orderBy(sql`${leads.created_at}, ${leads.lead_id}`)',
        why: 'staff read the oldest first and never come to the new',
      },
      {
        id: 'lead-page-twice',
        file: 'app/features/leads/list.server.ts',
        find: '${leads.lead_id}) < (',
        replace: '${leads.lead_id}) <= (',
        why: 'a lead is at the end of one page and the start of the next',
      },
      {
        id: 'lead-same-second',
        file: 'app/features/leads/list.server.ts',
        find: 'sql`(${leads.created_at}, ${leads.lead_id}) < (${before.created_at}::timestamptz, ${before.lead_id}::uuid)`',
        replace: 'sql`${leads.created_at} < ${before.created_at}::timestamptz`',
        why: 'of leads of one second some are on no page',
      },
    ],
  ),
  ...faultsOf(
    { file: 'app/features/leads/rules.ts', tests: ['app/features/leads/api.test.ts'], only: 'honeypot|bad input' },
    [
      { id: 'lead-machine', find: 'Boolean(fields.website)', replace: 'false', why: 'machines fill the list' },
      {
        id: 'lead-unknown-field',
        find: 'leadFields = z.strictObject',
        replace: 'leadFields = z.object',
        why: 'a field that nobody knows is taken without a word',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/leads/api.server.ts',
      tests: ['app/features/leads/api.test.ts'],
      only: 'address may|flooded|listed',
    },
    [
      {
        id: 'lead-flood',
        find: "{ bucket: 'leads.phone', by: 'phone', max: 10, minutes: 60 },",
        replace: '',
        why: 'somebody’s phone is flooded from many addresses',
      },
      {
        id: 'lead-twenty',
        find: 'max: 20, minutes: 60',
        replace: 'max: 200, minutes: 60',
        why: 'one address fills the list',
      },
      {
        id: 'lead-unrecorded',
        find: "roles: STAFF, audit: 'leads.list'",
        replace: 'roles: STAFF',
        why: 'nobody knows who read the addresses',
      },
      {
        id: 'lead-last-page',
        find: 'rows.length === limit ?',
        replace: 'rows.length > limit ?',
        why: 'staff see the first page only',
      },
    ],
  ),
  ...faultsOf({ file: 'app/features/leads/store.server.ts', tests: ['tests/race.test.ts'], only: 'racing' }, [
    {
      id: 'lead-one-at-a-time',
      find: "  ({ key }) => Object.values(key).join(' '),\n",
      replace: '',
      why: 'two forms of one person at once both fail',
    },
  ]),
  ...faultsOf({ file: 'app/features/leads/store.server.ts', tests: ['app/features/leads/visa.api.test.ts'] }, [
    {
      id: 'lead-left-account',
      find: 'and u.deleted_at is null',
      replace: '',
      why: 'a form leads to the account of somebody who has left',
    },
    {
      id: 'lead-no-stays',
      find: 'then l.${name} else excluded.${name} end',
      replace: 'then l.${name} else coalesce(excluded.${name}, l.${name}) end',
      why: 'who says no is still followed',
    },
    {
      id: 'lead-address-unasked',
      find: "const isKnown = given.tracking_consent?.choice === 'granted';",
      replace: 'const isKnown = true;',
      why: 'the address of somebody is kept without their leave',
    },
    {
      id: 'lead-told-unasked',
      find: "tracking_consent?.choice === 'granted' && ",
      replace: '',
      why: 'the tags of the page hear of a lead that said nothing',
    },
    {
      id: 'lead-priority-lost',
      find: 'l.is_priority or excluded.is_priority',
      replace: 'excluded.is_priority',
      why: 'who sends a correction loses the call that was promised',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/features/leads/store.server.ts',
      tests: ['app/features/leads/visa.api.test.ts'],
      only: 'address of ours',
    },
    [
      {
        id: 'lead-of-ours',
        find: ' && !isExcluded(env.EXCLUDED_IPS, address)',
        replace: '',
        why: 'what the own office tries is told to the tags',
      },
      {
        id: 'lead-of-facebook',
        find: ' && !isFromFacebook(utm_params)',
        replace: '',
        why: 'what Facebook brought is told to the tags',
      },
    ],
  ),
  ...faultsOf({ file: 'app/features/leads/codes/choice.ts', tests: ['app/features/leads/codes/choice.test.ts'] }, [
    {
      id: 'code-for-everybody',
      find: ' && hasCode())',
      replace: ')',
      why: 'whoever answers the banner uses up a code',
    },
    {
      id: 'code-of-before',
      find: '> Date.now()',
      replace: '> 0',
      why: 'a code that has ended is replaced by one that nobody asked for',
    },
  ]),
  ...faultsOf({ file: 'app/features/leads/codes/client.ts', tests: ['app/features/leads/codes/choice.test.ts'] }, [
    {
      id: 'code-choice-lost',
      find: 'return consent() === choice ? given : askForCode(otherwise);',
      replace: 'return given;',
      why: 'a yes while the code is on its way is lost',
    },
  ]),
  ...faultsOf({ file: 'app/features/leads/rules.ts', tests: ['app/features/leads/rules.test.ts'] }, [
    {
      id: 'lead-score-many',
      find: "=== '5+' ? 4 :",
      replace: "=== '5+' ? 5 :",
      why: 'big families are called too early',
    },
    {
      id: 'lead-score-passport',
      find: "fields.has_valid_passport !== 'Y' || ",
      replace: '',
      why: 'who has no passport is called first',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/features/leads/countdown.server.ts',
      tests: ['app/features/leads/visa.api.test.ts'],
      only: 'countdown|stamp',
    },
    [
      {
        id: 'countdown-forged',
        find: 'readSigned(ctx, NAME, getCookie(c, NAME))',
        replace: "getCookie(c, NAME)?.split('.')[0]",
        why: 'anybody writes their own stamp and is called first',
      },
      {
        id: 'countdown-restarts',
        find: '  if (left !== null) return left;\n',
        replace: '  if (left) return left;\n',
        why: 'the clock begins again when it has ended',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/leads/download.server.ts',
      tests: ['app/features/leads/visa.api.test.ts'],
      only: 'file|long list',
    },
    [
      {
        id: 'download-twice',
        find: 'if (!(await spendToken(tx',
        replace: 'if (false && !(await spendToken(tx',
        why: 'a link in the history of a browser gives all leads again',
      },
      {
        id: 'download-piece',
        find: 'rows.length === PIECE ?',
        replace: 'rows.length > PIECE ?',
        why: 'the file ends after five hundred',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/leads/codes/store.server.ts',
      tests: ['app/features/leads/codes/api.test.ts'],
      only: 'code|yes',
    },
    [
      {
        id: 'code-many-uses',
        find: 'max_uses: 1,',
        replace: 'max_uses: 9,',
        why: 'one code is paid with by nine people',
      },
      {
        id: 'code-late-yes',
        find: 'if (details.tracking_consent)',
        replace: 'if (!found)',
        why: 'who says yes a minute later is never known',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/checkout/cart/brought.server.ts',
      tests: ['app/features/leads/codes/api.test.ts'],
      only: 'payment page',
    },
    [
      {
        id: 'brought-over-choice',
        find: 'if (promo_code !== null || ',
        replace: 'if (',
        why: 'a code comes back that somebody took away',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/platform/access/signed.server.ts',
      tests: ['app/features/leads/codes/api.test.ts'],
      only: 'did not write',
    },
    [
      {
        id: 'cookie-unsigned',
        find: ' && timingSafeEqual(own, shown) ?',
        replace: ' ?',
        why: 'a cookie tries codes without a limit, and takes that of somebody',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/checkout/cart/store.server.ts',
      tests: ['app/features/checkout/orders/api.test.ts'],
      only: 'twenty wrong',
    },
    [
      {
        id: 'cart-guesses',
        find: '  await takeLimits(ctx, tries);\n',
        replace: '',
        why: 'a cart tells of any number of codes whether they count',
      },
    ],
  ),
  ...faultsOf({ file: 'app/features/leads/popup/rules.ts', tests: ['app/features/leads/popup/rules.test.ts'] }, [
    { id: 'popup-half', find: 'PAST = 0.5', replace: 'PAST = 0.05', why: 'the popup comes with the first scroll' },
    {
      id: 'popup-inward',
      find: 'before > MOUSE_PX && ',
      replace: '',
      why: 'who uses the menu meets the popup at once',
    },
    {
      id: 'popup-top',
      find: 'at < before && ',
      replace: '',
      why: 'the popup comes on the way down',
    },
  ]),
];
