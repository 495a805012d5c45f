/** The payment page without its looks (spec 4, 5, 8): what is wished and what is stored, what may be prepared, and how an order goes on. */
import { CARD_ONLY_CODE } from '#app/features/checkout/promos/rules.ts';
import type {
  CartView,
  GovernmentLine,
  LinePart,
  Method,
  OrderState,
  PromoMessage,
} from '#app/features/checkout/view-rules.ts';
import { countries } from '#content/countries.ts';
import { MAX_PARTY } from '#content/limits.ts';

/** After the page opens, and before it leaves for another one (spec 9 "Checkout"). */
export const STEP_DELAY_MS = 1000;
/** Several changes in a row are one. */
export const SETTLE_MS = 350;
/** After paying the order is asked for this often, and so long. */
export const ASK_EVERY_MS = 1500;
export const ASK_FOR_MS = 20_000;

/** 1 to 10, less whoever is covered already. */
export const partySizes = (covered: number) =>
  Array.from({ length: Math.max(1, MAX_PARTY - covered) }, (_, at) => at + 1);

/** Who is moved to payment_page_seen (spec 4). */
export const isDueToMove = (current_step: string) =>
  current_step === 'onboarding_questions_completed' || current_step === 'required_visa_seen';

/** What the person wants; the cart is what the server has of it. */
export type Wish = Pick<CartView, 'product_ids' | 'number_purchasing' | 'country' | 'method'> & {
  /** Null: the code of the house, where it helps. Empty: none. */
  promo: string | null;
  /** Said in the dialog: the number of the party changes along. */
  confirm_party: boolean;
};

const wishOf = ({ product_ids, number_purchasing, country, method }: CartView, promo: string | null): Wish => ({
  ...{ product_ids, number_purchasing, country, method, promo },
  confirm_party: false,
});

const areSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((sid) => other.includes(sid));

/** Whether something of it is not stored yet. */
export const isUnsaved = ({ wish, cart, code }: Pick<Cart, 'wish' | 'cart' | 'code'>) =>
  wish.confirm_party ||
  wish.country !== cart.country ||
  wish.method !== cart.method ||
  wish.number_purchasing !== cart.number_purchasing ||
  wish.promo !== code ||
  !areSame(wish.product_ids, cart.product_ids);

export type Trouble = 'not-saved' | 'changed-elsewhere';
export type Cart = {
  cart: CartView;
  /** The code as it is stored: the view names that of the house, too. */
  code: string | null;
  wish: Wish;
  /** What is on its way. */
  sent: Wish | null;
  trouble: Trouble | null;
};
type CartEvent =
  | { what: 'wished'; patch: Partial<Wish> }
  | { what: 'sent' }
  | { what: 'saved'; cart: CartView }
  | { what: 'clashed'; cart: CartView }
  | { what: 'failed' }
  | { what: 'retried' }
  | { what: 'read'; cart: CartView };

export const opened = (cart: CartView, code: string | null): Cart => ({
  ...{ cart, code, wish: wishOf(cart, code), sent: null, trouble: null },
});

/** What was wished while an answer was on its way stays wished: the latest wins. */
function afterSaving({ wish, sent, code }: Cart, cart: CartView): Cart {
  const stored = opened(cart, sent ? sent.promo : code);
  if (wish === sent) return stored;
  return { ...stored, wish: { ...wish, confirm_party: wish.confirm_party && !sent?.confirm_party } };
}

/** What another window stored: its code is known by what it shows. */
const codeElsewhere = ({ cart, code }: Cart, { promo }: CartView) =>
  promo.code === cart.promo.code ? code : promo.code || null;

export function next(state: Cart, happening: CartEvent): Cart {
  switch (happening.what) {
    case 'wished':
      return { ...state, wish: { ...state.wish, ...happening.patch }, trouble: null };
    case 'sent':
      return { ...state, sent: state.wish };
    case 'saved':
      return afterSaving(state, happening.cart);
    case 'clashed':
      return { ...opened(happening.cart, codeElsewhere(state, happening.cart)), trouble: 'changed-elsewhere' };
    case 'failed':
      return { ...state, sent: null, trouble: 'not-saved' };
    case 'retried':
      return { ...state, trouble: null };
    case 'read':
      return opened(happening.cart, codeElsewhere(state, happening.cart));
  }
}

/** One call at a time, and none by itself after a failure. */
export const isDueToSave = (state: Cart) => state.sent === null && state.trouble !== 'not-saved' && isUnsaved(state);

export const cartBody = ({ wish, cart }: Cart, isStaff: boolean) => ({
  product_ids: wish.product_ids,
  number_purchasing: wish.number_purchasing,
  country: wish.country,
  method: wish.method,
  promo_or_affiliate_code: wish.promo,
  version: cart.version,
  // Staff change what is bought, not what somebody said of their family (spec 6).
  ...(wish.confirm_party && !isStaff && { confirm_party: true as const }),
});

/** What keeps a payment from being made, in the order of spec 5; nothing where all is there. */
type Lack = 'items' | 'country' | 'party' | 'methods';
export function lackOf({ product_ids, country, number_in_party, methods }: CartView): Lack | null {
  if (methods.length === 0) return 'methods';
  if (product_ids.length === 0) return 'items';
  if (country === null) return 'country';
  return number_in_party === null ? 'party' : null;
}

/** An order about which the provider has yet to say something, or that money has come for. */
export const isUnderWay = (state: OrderState | undefined) => state === 'pending';

type Situation = {
  /** The card form or the widget is at work. */
  isPaying: boolean;
  mustSetPassword: boolean;
  /** Staff look at the page of somebody. */
  isStaff: boolean;
  /** What the page has heard of an order since it opened. */
  order: OrderState | undefined;
  tries: number;
};

/**
 * For what an intent or a link is made: another key, another one. None while something is missing or moving, and never
 * while a payment runs, so that nobody pays what they no longer see.
 */
export function prepareKey(state: Cart, situation: Situation): string | null {
  const { isPaying, mustSetPassword, isStaff, order, tries } = situation;
  const { cart, sent, trouble } = state;
  // Nobody types the card of somebody else: looking at the page begins no order.
  if (isStaff && cart.method === 'card') return null;
  if (isPaying || mustSetPassword || isUnderWay(order)) return null;
  if (sent || trouble === 'not-saved' || isUnsaved(state)) return null;
  if (lackOf(cart) || !cart.methods.includes(cart.method)) return null;
  return [cart.method, cart.version, cart.charge.amount, cart.charge.currency, tries].join(' ');
}

/** Why no intent or link was made (contract of the calls), as the page answers to it. */
export type Refusal = 'pending' | 'paid' | 'changed' | 'password' | 'items' | 'country' | 'party' | 'away' | 'offline';
const REFUSALS = new Map<string | undefined, Refusal>(
  Object.entries({
    'Payment pending': 'pending',
    'Already paid': 'paid',
    'Cart changed': 'changed',
    'Set a password first': 'password',
    'must select items': 'items',
    'invalid country': 'country',
    "No 'number_in_party' found for user": 'party',
  } as const),
);
export function refusalOf(failure: { status: number; message: string | undefined } | null): Refusal {
  if (!failure) return 'offline';
  return REFUSALS.get(failure.message) ?? 'away';
}
/** The page has grown old: what is stored is read again. */
export const isStale = (why: Refusal) => why === 'pending' || why === 'paid' || why === 'changed';

export type Verdict = 'paid' | 'failed' | 'wait' | 'over';
const VERDICTS: Record<OrderState, Verdict> = {
  created: 'wait',
  pending: 'wait',
  paid: 'paid',
  failed: 'failed',
  expired: 'failed',
  refunded: 'over',
  disputed: 'over',
};
/** What an order says after paying; after twenty seconds we write instead of letting somebody wait. */
export const verdictOn = (state: OrderState, waited: number): Verdict | 'late' => {
  const verdict = VERDICTS[state];
  return verdict === 'wait' && waited >= ASK_FOR_MS ? 'late' : verdict;
};

/** Card only, said before anybody is asked (spec 5). */
export const codeOf = (typed: string) => typed.trim().toUpperCase();
export const refusedHere = (code: string, method: Method): PromoMessage | null =>
  method !== 'card' && code === CARD_ONLY_CODE ? 'invalid-promo-code' : null;

export type PromoState =
  | { what: 'none' }
  | { what: 'checking' }
  | { what: 'applied'; message: PromoMessage }
  | { what: 'refused'; message: PromoMessage };
/** As the cart says it: a discount applies only if its proportion is not zero (spec 5). */
export function promoStateOf({ code, message, proportion }: CartView['promo']): PromoState {
  if (code === '' || message === null) return { what: 'none' };
  return { what: isGood(message) && proportion > 0 ? 'applied' : 'refused', message };
}
const isGood = (message: PromoMessage) => message === 'promo-code-applied' || message === 'promo-code-no-help';

/** What goes to the authorities by another way, about as much in the money of the page. */
export function governmentSum(lines: readonly GovernmentLine[], currency: string) {
  const apart = lines.filter(({ paid }) => paid === 'apart');
  return {
    amount: apart.reduce((sum, { shown }) => sum + shown, 0),
    isAbout: apart.some(({ own }) => own !== null && own.currency !== currency),
    isLater: lines.some(({ paid }) => paid === 'confirmed-later'),
    isIncluded: lines.some(({ paid }) => paid === 'included'),
  };
}

/** Adults and minors of a line: together where they pay the same for the same reason. */
export function partsOf(adults: LinePart, minors: LinePart) {
  const isSame = adults.unit === minors.unit && adults.reason === minors.reason;
  const all = isSame
    ? [{ who: 'adults' as const, ...adults, count: adults.count + minors.count }]
    : [
        { who: 'adults' as const, ...adults },
        { who: 'minors' as const, ...minors },
      ];
  return all.filter(({ count }) => count > 0);
}

/** A number of another country than one pays from is not measured by that country's length (D31): it is left out. */
export const phoneFor = (country: string | null, phone: string | null) =>
  phone?.startsWith(`+${countries.find(({ code }) => code === country)?.dial}`) ? phone : null;
