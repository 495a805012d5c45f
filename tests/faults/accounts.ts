/** Names, numbers, addresses, passwords, profiles and steps: the rules of what is typed and who may write it. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf(
    { file: 'app/features/accounts/hero/continue.tsx', tests: ['app/features/accounts/hero/continue.test.tsx'] },
    [
      {
        id: 'home-step-of-member',
        find: 'u.user_type==="primary"&&',
        replace: '',
        why: 'a member of a family is sent to questions that they cannot open',
      },
      {
        id: 'home-step-uncertain',
        find: 'others.length === 0 ?',
        replace: 'slug ?',
        why: 'who has paid, or needs no visa, is sent to pay',
      },
    ],
  ),
  ...faultsOf({ file: 'app/features/accounts/rules.ts', tests: ['app/features/accounts/rules.test.ts'] }, [
    { id: 'name-of-three', find: 'letters < MIN_NAME', replace: 'letters <= MIN_NAME', why: 'Ana cannot sign up' },
    {
      id: 'name-in-units',
      find: 'const letters = [...cleanName(text)].length',
      replace: 'const letters = cleanName(text).length',
      why: 'a name of two rare Chinese signs is counted as four',
    },
    {
      id: 'name-unseen',
      find: ".replace(UNSEEN, ' ')",
      replace: '',
      why: 'a name of invisible characters is kept and turns a line around',
    },
    {
      id: 'name-composed',
      find: "text.normalize('NFC').replace(UNSEEN",
      replace: 'text.replace(UNSEEN',
      why: 'José written on a Mac is another José',
    },
    {
      id: 'landline',
      find: "'FIXED_LINE_OR_MOBILE', 'PERSONAL_NUMBER'",
      replace: "'FIXED_LINE_OR_MOBILE', 'FIXED_LINE'",
      why: 'we write by WhatsApp to a number that cannot answer',
    },
    {
      id: 'phone-extension',
      find: '!read?.isValid() || read.ext',
      replace: '!read?.isValid()',
      why: 'an extension of an office is taken for a mobile',
    },
    {
      id: 'phone-lenient',
      find: "mode === 'lenient' ? null",
      replace: "mode === 'strict' ? null",
      why: 'a wrong number can sign up',
    },
    {
      id: 'masked-phone',
      find: 'e164.slice(-3)',
      replace: 'e164.slice(-9)',
      why: 'a look over the shoulder reads the number',
    },
    {
      id: 'placeholder-known',
      find: "email?.endsWith('@placeholder.invalid')",
      replace: "email?.endsWith('@placeholder.example')",
      why: 'the made-up address of a temporary account is shown as theirs',
    },
    {
      id: 'log-in-old-password',
      find: "['password', () => chosen(fields.password, 'password.required')]",
      replace: "['password', () => checkPassword(fields.password)]",
      why: 'who has an old short password cannot log in',
    },
  ]),
  ...faultsOf({ file: 'app/features/accounts/password-rules.ts', tests: ['app/features/accounts/rules.test.ts'] }, [
    {
      id: 'common-strong',
      find: 'letters < STRONG_PASSWORD || isCommonPassword(text)',
      replace: 'letters < STRONG_PASSWORD',
      why: 'a long run of abc is praised',
    },
    { id: 'common-run', find: 'sequence.includes(text)', replace: 'sequence === text', why: 'abcdefgh is a password' },
    { id: 'common-repeated', find: '/^(.{1,4})\\1+$/u', replace: '/^(.{1,3})\\1+$/u', why: 'holahola is a password' },
    {
      id: 'common-rest',
      find: '&& /^[\\d!@#$%&*._?+-]*$/.test(rest) ',
      replace: '',
      why: 'colombia and a sign nobody expects is refused as common',
    },
    {
      id: 'password-in-units',
      find: '[...text].length < MIN_PASSWORD',
      replace: 'text.length < MIN_PASSWORD',
      why: 'four pictures pass for a password of eight',
    },
    {
      id: 'password-200',
      find: 'text.length > MAX_PASSWORD',
      replace: 'text.length >= MAX_PASSWORD',
      why: 'the longest allowed password is refused',
    },
    {
      id: 'common-never',
      find: "return isCommonPassword(text) ? 'password.common' : null",
      replace: 'return null',
      why: '12345678 is a password',
    },
    {
      id: 'common-case',
      find: "password.normalize('NFKC').toLowerCase()",
      replace: "password.normalize('NFKC')",
      why: 'Password1 is a password',
    },
    {
      id: 'common-spelling',
      find: "password.normalize('NFKC').toLowerCase()",
      replace: 'password.toLowerCase()',
      why: 'a common password in full-width letters is taken',
    },
    { id: 'common-word-alone', find: 'commonWords.has(text) || (', replace: '(', why: 'trustno1 is a password' },
    {
      id: 'common-six-digits',
      find: 'rest.length <= 6',
      replace: 'rest.length <= 5',
      why: 'colombia123456 is a password',
    },
    {
      id: 'strong-at',
      find: 'letters < STRONG_PASSWORD ||',
      replace: 'letters <= STRONG_PASSWORD ||',
      why: 'the hint asks for one letter more than is needed',
    },
    {
      id: 'confirmation',
      find: 'password === again ? null',
      replace: 'password.trim() === again.trim() ? null',
      why: 'somebody sets a password with a space that they do not know of',
    },
  ]),
  ...faultsOf({ file: 'content/common-passwords.ts', tests: ['app/features/accounts/rules.test.ts'] }, [
    { id: 'common-list', find: "words.split(' ')", replace: "words.split(',')", why: 'no word is common any more' },
  ]),
  ...faultsOf(
    {
      file: 'app/features/accounts/steps/rules.ts',
      tests: ['app/features/portal/rules.test.ts', 'app/features/accounts/steps/rules.test.ts'],
    },
    [
      {
        id: 'step-same-is-forward',
        find: 'place(a) > place(b)',
        replace: 'place(a) >= place(b)',
        why: 'a step that was reached is written and told again',
      },
      {
        id: 'step-by-anybody',
        find: 'if (mover !== by) return',
        replace: 'if (false) return',
        why: 'a person says of themselves that the visa has come',
      },
      {
        id: 'step-before-answers',
        find: "if (by === 'person' && isAfter('onboarding_questions_completed', from))",
        replace: 'if (false)',
        why: 'somebody stands at the payment without having answered',
      },
      {
        id: 'portal-paid',
        find: 'isPaid || isQuote || isAfter',
        replace: 'isQuote || isAfter',
        why: 'who has paid is asked to pay again',
      },
      {
        id: 'portal-quote',
        find: 'isPaid || isQuote || isAfter',
        replace: 'isPaid || isAfter',
        why: 'who waits for a quote is asked to pay',
      },
      {
        id: 'portal-after-payment',
        find: "isAfter(step, 'payment_page_seen')",
        replace: "!isAfter('payment_page_seen', step)",
        why: 'who only looked at the payment is led past it',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/portal/step-line.tsx',
      tests: ['app/features/portal/pages.test.ts'],
      only: 'a step screen says',
    },
    [
      {
        id: 'progress',
        find: 'PORTAL_SLUGS.indexOf(here) + 1',
        replace: 'PORTAL_SLUGS.indexOf(here)',
        why: 'the bar is empty at the first step',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/profile-rules.ts',
      tests: ['app/features/accounts/profile-rules.test.ts'],
      only: 'head|shares|own step|named',
    },
    [
      {
        id: 'paid-service',
        find: "user_type !== 'primary' || isPaid",
        replace: "user_type !== 'primary'",
        why: 'the service is changed to a dearer one after it was paid',
      },
      {
        id: 'service-of-family',
        find: "user_type !== 'primary' || isPaid",
        replace: 'isPaid',
        why: 'a family member changes what the head has chosen',
      },
      {
        id: 'lets-by-staff',
        find: "user_type !== 'secondary' || !isOwn",
        replace: "user_type !== 'secondary'",
        why: 'staff open the answers of a member to the rest of the family',
      },
      {
        id: 'address-of-primary',
        find: "if (field === 'shares_address') return user_type !== 'secondary'",
        replace: "if (field === 'shares_address') return user_type === 'staff'",
        why: 'the head shares an address with themselves',
      },
      {
        id: 'step-of-staff',
        find: "    if (field === 'current_step') return user_type === 'staff';\n",
        replace: '',
        why: 'a member of staff has a case of their own',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/profile/form-rules.ts',
      tests: ['app/features/accounts/profile/form-rules.test.ts'],
    },
    [
      {
        id: 'contact-without-password',
        find: 'changes.phone_number !== undefined || changes.email !== undefined',
        replace: 'changes.phone_number !== undefined',
        why: 'the form sends a new address without the password, and is refused without a word',
      },
      {
        id: 'untouched-name',
        find: 'changes.last_name === undefined ? null : checkName(changes.last_name)',
        replace: "checkName(changes.last_name ?? '')",
        why: 'nobody can change only the address',
      },
      {
        id: 'email-case',
        find: 'typed.email.trim().toLowerCase() !==',
        replace: 'typed.email.trim() !==',
        why: 'an address in capitals counts as changed and asks for the password',
      },
    ],
  ),
];
