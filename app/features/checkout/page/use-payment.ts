/** An intent or a link for the cart as it stands, and how its order goes on (spec 4 "Local payment", "Card form", spec 8). */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderState } from '#app/features/checkout/view-rules.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { type Intent, type LocalOrder, makeIntent, makeLink, type Payer, readOrder, type SubjectId } from './client.ts';
import { ASK_EVERY_MS, type Cart, isStale, prepareKey, type Refusal, refusalOf, verdictOn } from './rules.ts';

export type PreparedPayment =
  | { key: string; method: 'card'; intent: Intent }
  | { key: string; method: 'local'; order: LocalOrder };

type PaymentInput = {
  cart: Cart;
  payer: Payer;
  whose: SubjectId;
  locale: Locale;
  backUrl: string;
  isPaying: boolean;
  mustSetPassword: boolean;
  isStaff: boolean;
  order: OrderState | undefined;
  readAgain(): Promise<unknown>;
};

export const failureOf = (error: unknown) =>
  error instanceof HttpError ? { status: error.status, message: error.serverMessage } : null;

/** The latest wins: an answer for a cart that has changed since is thrown away. */
export function usePrepared({ cart: state, payer, whose, locale, backUrl, readAgain, ...situation }: PaymentInput) {
  const [made, setMade] = useState<PreparedPayment | null>(null);
  const [refused, setRefused] = useState<{ key: string; why: Refusal } | null>(null);
  const [tries, setTries] = useState(0);
  const key = prepareKey(state, { ...situation, tries });
  const { cart } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names everything that an intent or a link depends on
  useEffect(() => {
    // After a try that failed the payment is still the same one.
    if (key === null || made?.key === key) return;
    const { method } = cart;
    const abort = new AbortController();
    const asked = { user_id: whose, cart, code: state.code, payer, locale, signal: abort.signal };
    const work = async (): Promise<PreparedPayment> =>
      method === 'card'
        ? { key, method, intent: await makeIntent(asked) }
        : { key, method, order: await makeLink(asked, backUrl) };
    work().then(
      (answer) => !abort.signal.aborted && setMade(answer),
      (error) => {
        if (abort.signal.aborted) return;
        const why = refusalOf(failureOf(error));
        setRefused({ key, why });
        if (isStale(why)) void readAgain();
      },
    );
    return () => abort.abort();
  }, [key]);

  const refusal = key !== null && refused?.key === key ? refused.why : null;
  return {
    /** The last one of this way to pay: its form stays, with what was typed, while the next is made. */
    prepared: made?.method === state.wish.method && !refusal ? made : null,
    /** It is of the cart as it stands; while a payment runs, what it runs with stays. */
    isReady: made !== null && (made.key === key || situation.isPaying),
    refusal,
    retry: () => setTries((before) => before + 1),
  };
}

export type Outcome = { state: OrderState; verdict: ReturnType<typeof verdictOn> };

/** Asks for an order until it is decided, twenty seconds at most (spec 2, D29); a lost answer is no answer. */
export function useOrderWatch(onOutcome: (outcome: Outcome) => void) {
  const [watched, setWatched] = useState<{ order_id: string; since: number } | null>(null);
  const tell = useRef(onOutcome);
  useEffect(() => {
    tell.current = onOutcome;
  });
  useEffect(() => {
    if (!watched) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      const state = (await readOrder(watched.order_id).catch(() => null))?.order.state ?? 'pending';
      if (isOver) return;
      const verdict = verdictOn(state, Date.now() - watched.since);
      if (verdict === 'wait') {
        timer = setTimeout(ask, ASK_EVERY_MS);
        return;
      }
      setWatched(null);
      tell.current({ state, verdict });
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [watched]);
  const watch = useCallback((order_id: string) => setWatched({ order_id, since: Date.now() }), []);
  return { isWatching: watched !== null, watch };
}
