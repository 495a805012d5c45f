/** The cart of the page: every change is saved by itself, one call at a time, and what comes back is shown (rules.ts). */
import { useCallback, useEffect, useReducer } from 'react';
import type { CartView } from '#app/features/checkout/view-rules.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { type CartAnswer, readCart, type SubjectId, saveCart } from './client.ts';
import { cartBody, isDueToSave, isUnsaved, next, opened, SETTLE_MS, type Wish } from './rules.ts';

/** The cart that a refused change brings along. */
const cartIn = (error: unknown) =>
  error instanceof HttpError && error.status === 409 ? (error.body as Partial<CartAnswer> | null)?.cart : undefined;

type About = { cart: CartView; code: string | null; isStaff: boolean; whose: SubjectId; isPaying: boolean };

export function useCart({ cart, code, isStaff, whose, isPaying }: About) {
  const [state, tell] = useReducer(next, opened(cart, code));
  const isDue = isDueToSave(state) && !isPaying;
  const { wish } = state;

  // Each wish starts the time anew; what is sent is the state of that moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish and whether it is due are all that decides
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(async () => {
      tell({ what: 'sent' });
      try {
        tell({ what: 'saved', cart: (await saveCart(whose, cartBody(state, isStaff))).cart });
      } catch (error) {
        const theirs = cartIn(error);
        tell(theirs ? { what: 'clashed', cart: theirs } : { what: 'failed' });
      }
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isDue, wish]);

  /** What is stored now; where it cannot be read, the page stays as it is. */
  const readAgain = useCallback(async () => {
    const answer = await readCart(whose).catch(() => null);
    if (answer) tell({ what: 'read', cart: answer.cart });
    return answer?.cart;
  }, [whose]);

  return {
    state,
    wish: (patch: Partial<Wish>) => tell({ what: 'wished', patch }),
    retry: () => tell({ what: 'retried' }),
    readAgain,
    isBusy: state.sent !== null || (isUnsaved(state) && state.trouble !== 'not-saved'),
  };
}
export type CartTools = ReturnType<typeof useCart>;
