/** One account however often an answer gets lost (D11): a try keeps its key and its content until it is acknowledged. */

import { type SignUpBody, signUp } from '#app/features/accounts/client.ts';
import { HttpError } from '#app/platform/http/http.ts';

type Try = { typed: string; body: SignUpBody; key: string };

/** A failure behind which the account may have been made all the same. */
const isUnknown = (error: unknown) => !(error instanceof HttpError) || error.status >= 500 || error.status === 429;

/**
 * `mends`: somebody who changes the details after a lost answer first learns what became of the old ones, so that the
 * new ones mend that account instead of meeting it as somebody else's. A temporary account is open by then, and stays.
 */
export function signUpAttempts({ mends }: { mends: boolean }) {
  let open: Try | null = null;

  async function settle(one: Try) {
    open = one;
    try {
      const answer = await signUp(one.body, one.key);
      open = null;
      return answer;
    } catch (error) {
      if (!isUnknown(error)) open = null;
      throw error;
    }
  }

  return async (typed: object, complete: () => Promise<SignUpBody>) => {
    const text = JSON.stringify(typed);
    if (open?.typed === text) return settle(open);
    if (open) {
      const before = await settle(open).catch((error: unknown) => {
        if (isUnknown(error)) throw error;
      });
      if (before && !mends) return before;
    }
    return settle({ typed: text, body: await complete(), key: crypto.randomUUID() });
  };
}
