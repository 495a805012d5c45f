/** The payment page without its looks (spec 4, 5, 8, 9). */
import { expect, test } from 'vitest';
import { type CartView, ORDER_STATES } from '#app/features/checkout/view-rules.ts';
import {
  ASK_FOR_MS,
  type Cart,
  cartBody,
  codeOf,
  governmentSum,
  isDueToMove,
  isDueToSave,
  isStale,
  isUnsaved,
  lackOf,
  next,
  opened,
  partsOf,
  partySizes,
  phoneFor,
  prepareKey,
  promoStateOf,
  refusalOf,
  refusedHere,
  STEP_DELAY_MS,
  verdictOn,
} from './rules.ts';

const info = { title: 'Plus', infoText: '', infoBullets: [] };
const cart: CartView = {
  ...{ user_id: 'a', version: 3, product_ids: ['FirstTime'], number_purchasing: 1, number_in_party: 1, covered: 0 },
  ...{ minors: 0, country: 'CO', countries: [], method: 'card', methods: ['card', 'local'], currency: 'COP' },
  ...{ lines: [], subtotal: 0, discount: 0, tax: null, total: 397_700, charge: { amount: 9700, currency: 'USD' } },
  ...{ government: [], everything: null, promo: { code: '', message: null, proportion: 0 }, rate: null },
  ...{ promise: null, purchased: [], recommended: [], products: [{ sid: 'FirstTime', ...info }], order: null },
};
const start = opened(cart, null);
const calm = { isPaying: false, mustSetPassword: false, isStaff: false, order: undefined, tries: 0 };
const wished = (state: Cart, patch: Partial<Cart['wish']>) => next(state, { what: 'wished', patch });

test('one second after it opens somebody is moved who has just answered the questions, and nobody else', () => {
  expect(STEP_DELAY_MS).toBe(1000);
  expect(['onboarding_questions_completed', 'required_visa_seen'].every(isDueToMove)).toBe(true);
  expect(['password_set', 'payment_page_seen', 'form_started'].some(isDueToMove)).toBe(false);
});

test('one to ten people, less whoever is covered already', () => {
  expect(partySizes(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(partySizes(7)).toEqual([1, 2, 3]);
  expect(partySizes(10)).toEqual([1]);
});

test('what is wished and not stored is due; a wish that is taken back is not', () => {
  expect(isDueToSave(start)).toBe(false);
  const changes = [
    { country: 'PE' as const },
    { method: 'local' as const },
    { number_purchasing: 2 },
    { promo: 'VERANO' },
    { promo: '' },
    { product_ids: [] },
    { product_ids: ['FirstTime' as const, 'BackgroundCheck' as const] },
    { product_ids: ['Renewal' as const] },
    { confirm_party: true },
  ];
  for (const patch of changes) expect(isDueToSave(wished(start, patch)), JSON.stringify(patch)).toBe(true);
  expect(isDueToSave(wished(wished(start, { country: 'PE' }), { country: 'CO' }))).toBe(false);
});

test('one call at a time: what is wished meanwhile waits, and is then sent with the new version', () => {
  const sent = next(wished(start, { country: 'PE' }), { what: 'sent' });
  expect(isDueToSave(sent)).toBe(false);
  const more = wished(sent, { country: 'MX', number_purchasing: 4 });
  expect(isDueToSave(more)).toBe(false);
  const saved = next(more, { what: 'saved', cart: { ...cart, country: 'PE', version: 4 } });
  expect(saved.wish).toMatchObject({ country: 'MX', number_purchasing: 4 });
  expect(isDueToSave(saved)).toBe(true);
  expect(cartBody(saved, false)).toMatchObject({ country: 'MX', number_purchasing: 4, version: 4 });
  const last = next(next(saved, { what: 'sent' }), {
    what: 'saved',
    cart: { ...cart, country: 'MX', number_purchasing: 4, version: 5 },
  });
  expect(isUnsaved(last)).toBe(false);
});

test('the number of the party is confirmed once, and never by staff', () => {
  const asked = wished(start, { number_purchasing: 3, confirm_party: true });
  expect(cartBody(asked, false)).toMatchObject({ number_purchasing: 3, confirm_party: true });
  expect(cartBody(asked, true)).not.toHaveProperty('confirm_party');
  const during = wished(next(asked, { what: 'sent' }), { country: 'PE' });
  const saved = next(during, { what: 'saved', cart: { ...cart, number_purchasing: 3, version: 4 } });
  expect(cartBody(saved, false)).not.toHaveProperty('confirm_party');
});

test('a failure keeps what was wished and tries nothing by itself; another window wins, and is told of', () => {
  const failed = next(next(wished(start, { country: 'PE' }), { what: 'sent' }), { what: 'failed' });
  expect(failed).toMatchObject({ trouble: 'not-saved', wish: { country: 'PE' }, cart: { country: 'CO' } });
  expect(isDueToSave(failed)).toBe(false);
  expect(isDueToSave(next(failed, { what: 'retried' }))).toBe(true);
  const clashed = next(failed, { what: 'clashed', cart: { ...cart, country: 'MX', version: 9 } });
  expect(clashed).toMatchObject({ trouble: 'changed-elsewhere', wish: { country: 'MX' } });
  expect(isDueToSave(clashed)).toBe(false);
});

test('the code of the house is not taken for a code of the person, whoever changed the rest', () => {
  const house = { ...cart, promo: { code: 'MIRADOR2025', message: 'promo-code-applied' as const, proportion: 0.1 } };
  const untouched = opened(house, null);
  expect(cartBody(wished(untouched, { number_purchasing: 2 }), false).promo_or_affiliate_code).toBe(null);
  const again = next(untouched, { what: 'read', cart: { ...house, country: 'PE' } });
  expect(cartBody(again, false), 'read anew').toMatchObject({ promo_or_affiliate_code: null, country: 'PE' });
  const own = next(next(wished(untouched, { promo: 'VERANO' }), { what: 'sent' }), {
    what: 'saved',
    cart: { ...house, promo: { ...house.promo, code: 'VERANO' } },
  });
  expect(cartBody(own, false).promo_or_affiliate_code).toBe('VERANO');
  const read = next(own, { what: 'read', cart: { ...own.cart, country: 'PE' } });
  expect(cartBody(read, false)).toMatchObject({ promo_or_affiliate_code: 'VERANO', country: 'PE' });
  const elsewhere = { ...own.cart, promo: { ...house.promo, code: 'OTRO' } };
  expect(next(own, { what: 'clashed', cart: elsewhere }).code).toBe('OTRO');
});

test('what is missing is said in the order of spec 5', () => {
  expect(lackOf(cart)).toBe(null);
  const nothing = { ...cart, product_ids: [], country: null, number_in_party: null };
  expect(lackOf({ ...nothing, methods: [] })).toBe('methods');
  expect(lackOf(nothing)).toBe('items');
  expect(lackOf({ ...nothing, product_ids: ['ESTA'] })).toBe('country');
  expect(lackOf({ ...cart, number_in_party: null })).toBe('party');
});

test('an intent or a link belongs to one cart: another count, country, code or way asks for another one', () => {
  const key = prepareKey(start, calm);
  expect(key).not.toBe(null);
  expect(prepareKey(opened({ ...cart, version: 4 }, null), calm)).not.toBe(key);
  expect(prepareKey(opened({ ...cart, charge: { amount: 8000, currency: 'USD' } }, null), calm)).not.toBe(key);
  expect(prepareKey(opened({ ...cart, method: 'local' }, null), calm)).not.toBe(key);
  expect(prepareKey(start, { ...calm, tries: 1 }), 'asked for again').not.toBe(key);
});

test('nothing is prepared while a payment runs, something moves or is missing, or an order is on its way', () => {
  for (const not of [{ isPaying: true }, { mustSetPassword: true }, { order: 'pending' as const }])
    expect(prepareKey(start, { ...calm, ...not }), JSON.stringify(not)).toBe(null);
  expect(prepareKey(start, { ...calm, order: 'failed' }), 'the next try').not.toBe(null);
  expect(prepareKey(start, { ...calm, order: 'paid' }), 'something else').not.toBe(null);
  const moving = wished(start, { country: 'PE' });
  expect(prepareKey(moving, calm)).toBe(null);
  expect(prepareKey(next(start, { what: 'sent' }), calm)).toBe(null);
  expect(prepareKey(next(start, { what: 'failed' }), calm)).toBe(null);
  expect(prepareKey(opened({ ...cart, product_ids: [] }, null), calm)).toBe(null);
  expect(prepareKey(opened({ ...cart, country: null }, null), calm)).toBe(null);
  expect(prepareKey(opened({ ...cart, methods: ['local'] }, null), calm), 'nobody takes cards here').toBe(null);
});

test('staff who look at the page of somebody begin no order of a card; a link they make by their choice', () => {
  expect(prepareKey(start, { ...calm, isStaff: true })).toBe(null);
  expect(prepareKey(opened({ ...cart, method: 'local' }, null), { ...calm, isStaff: true })).not.toBe(null);
});

test('each refusal of the server has its answer; whatever else is the payment-error text', () => {
  const of = (status: number, message: string) => refusalOf({ status, message });
  expect(of(409, 'Payment pending')).toBe('pending');
  expect(of(409, 'Already paid')).toBe('paid');
  expect(of(409, 'Cart changed')).toBe('changed');
  expect(of(409, 'Set a password first')).toBe('password');
  expect(of(422, 'must select items')).toBe('items');
  expect(of(422, 'invalid country')).toBe('country');
  expect(of(422, "No 'number_in_party' found for user")).toBe('party');
  expect(of(502, 'payment error')).toBe('away');
  expect(of(500, 'constructor')).toBe('away');
  expect(refusalOf(null)).toBe('offline');
  expect((['pending', 'paid', 'changed'] as const).every(isStale)).toBe(true);
  expect((['away', 'offline', 'password'] as const).some(isStale)).toBe(false);
});

test('an order is waited for twenty seconds, and no longer; what is decided is decided', () => {
  expect(ASK_FOR_MS).toBe(20_000);
  const early = Object.fromEntries(ORDER_STATES.map((state) => [state, verdictOn(state, 19_999)]));
  expect(early).toEqual({
    ...{ created: 'wait', pending: 'wait', paid: 'paid', failed: 'failed', expired: 'failed' },
    ...{ refunded: 'over', disputed: 'over' },
  });
  expect(verdictOn('pending', 20_000)).toBe('late');
  expect(verdictOn('paid', 60_000)).toBe('paid');
});

test('PAYINUSA is refused here for anything but a card; a code is read as people write it', () => {
  expect(codeOf('  payinusa ')).toBe('PAYINUSA');
  expect(refusedHere('PAYINUSA', 'local')).toBe('invalid-promo-code');
  expect(refusedHere('PAYINUSA', 'card')).toBe(null);
  expect(refusedHere('OTRO', 'local')).toBe(null);
});

test('a code is applied only with a proportion; any other word of the server refuses it', () => {
  const of = (message: CartView['promo']['message'], proportion: number) =>
    promoStateOf({ code: 'A', message, proportion }).what;
  expect(of('promo-code-applied', 0.28)).toBe('applied');
  expect(of('promo-code-no-help', 0.05)).toBe('applied');
  expect(of('promo-code-applied', 0)).toBe('refused');
  expect(of('promo-code-ended', 0)).toBe('refused');
  expect(promoStateOf({ code: '', message: null, proportion: 0 }).what).toBe('none');
});

test('the government is paid apart by itself: included and unknown fees are no part of its sum', () => {
  const line = { ...info, sid: 'FirstTime' as const, where: null };
  const usd = { amount: 18_500, currency: 'USD' };
  const sum = governmentSum(
    [
      { ...line, paid: 'apart', own: usd, shown: 758_500 },
      { ...line, paid: 'apart', own: usd, shown: 1_000 },
      { ...line, paid: 'included', own: usd, shown: 5_000 },
      { ...line, paid: 'confirmed-later', own: null, shown: 0 },
    ],
    'COP',
  );
  expect(sum).toEqual({ amount: 759_500, isAbout: true, isLater: true, isIncluded: true });
  expect(governmentSum([{ ...line, paid: 'apart', own: usd, shown: 18_500 }], 'USD').isAbout).toBe(false);
});

test('adults and minors are told apart only where they pay something else', () => {
  const each = { unit: 355_880, before: 512_500, reason: 'group' as const };
  const parts = (minors: Partial<typeof each> & { count: number }) =>
    partsOf({ count: 2, ...each }, { ...each, ...minors }).map(({ who, count }) => [who, count]);
  expect(parts({ count: 1 })).toEqual([['adults', 3]]);
  expect(parts({ count: 1, unit: 300_000 })).toEqual([
    ['adults', 2],
    ['minors', 1],
  ]);
  expect(parts({ count: 0, unit: 300_000 }), 'nobody').toEqual([['adults', 2]]);
});

test('the phone is told where it is of the country one pays from', () => {
  expect(phoneFor('CO', '+573001234567')).toBe('+573001234567');
  expect(phoneFor('PE', '+573001234567')).toBe(null);
  expect(phoneFor(null, '+573001234567')).toBe(null);
  expect(phoneFor('CO', null)).toBe(null);
});
