/** Cards of the sandbox: numbers that no bank gives out. Any other is turned away and not kept, so that nobody types a real one twice. */

export type SandboxCard = { readonly number: string; readonly expires: string; readonly cvc: string };

/** `disputed` is paid first. */
export type CardEffect =
  | { readonly becomes: 'paid' | 'step' | 'processing' | 'disputed' }
  | { readonly becomes: 'declined'; readonly code: string };

export const SANDBOX_CARDS = {
  '4242424242424242': { becomes: 'paid' },
  '4000000000000002': { becomes: 'declined', code: 'card_declined' },
  '4000000000009995': { becomes: 'declined', code: 'insufficient_funds' },
  '4000002760003184': { becomes: 'step' },
  '4000000000003220': { becomes: 'step' },
  '4000000000007007': { becomes: 'processing' },
  '4000000000000259': { becomes: 'disputed' },
} as const satisfies Record<string, CardEffect>;

const isTestCard = (number: string): number is keyof typeof SANDBOX_CARDS => Object.hasOwn(SANDBOX_CARDS, number);

/** MM/YY, good to the end of its month. */
function isExpired(expires: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)$/.exec(expires.trim()) ?? [];
  return !month || Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime();
}

export function effectOf({ number, expires, cvc }: SandboxCard, now: Date): CardEffect {
  const digits = number.replace(/[\s-]/g, '');
  if (!isTestCard(digits)) return { becomes: 'declined', code: 'test_card_only' };
  if (isExpired(expires, now)) return { becomes: 'declined', code: 'expired_card' };
  if (!/^\d{3,4}$/.test(cvc.trim())) return { becomes: 'declined', code: 'incorrect_cvc' };
  return SANDBOX_CARDS[digits];
}
