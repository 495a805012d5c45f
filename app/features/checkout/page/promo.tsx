/** A code: not applied, being checked, applied or refused, in the words of the server; editing it takes it back (spec 4, 5, 8). */
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import type { CartView, PromoMessage } from '#app/features/checkout/view-rules.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { usePercent } from './cart-table.tsx';
import { checkPromo } from './client.ts';
import { codeOf, type PromoState, promoStateOf, refusedHere, type Wish } from './rules.ts';

const FIELD = 'promo-code';
const LONGEST = 32;

type Props = { cart: CartView; wish: Wish; isLocked: boolean; onCode(code: string): void };

export function Promo({ cart, wish, isLocked, onCode }: Props) {
  const t = useTranslations('payment.promo');
  const errors = useErrorText();
  const percent = usePercent();
  /** Nothing until somebody writes: then what they wrote stays, whatever becomes of the code. */
  const [written, setTyped] = useState<string | null>(null);
  const typed = written ?? cart.promo.code;
  const [isOpen] = useState(cart.promo.code !== '');
  /** What happened since it was written; nothing: as the cart says. */
  const [here, setHere] = useState<PromoState | { what: 'failed'; text: string } | null>(null);
  const asked = useRef(0);
  const stored = typed === cart.promo.code ? promoStateOf(cart.promo) : ({ what: 'none' } as const);
  const state = here ?? stored;
  const say = (message: PromoMessage) => t(`messages.${message}`, { percent: percent(cart.promo.proportion) });

  function edit(text: string) {
    asked.current += 1;
    setTyped(text);
    setHere(null);
    if (wish.promo !== '' && cart.promo.code !== '') onCode('');
  }

  async function apply(event: FormEvent) {
    event.preventDefault();
    if (state.what === 'checking' || isLocked) return;
    const code = codeOf(typed);
    setTyped(code);
    if (code === '') return setHere({ what: 'failed', text: t('missing') });
    const refused = refusedHere(code, wish.method);
    if (refused) return setHere({ what: 'refused', message: refused });
    asked.current += 1;
    const turn = asked.current;
    setHere({ what: 'checking' });
    const outcome = await checkPromo(code, wish).then(
      ({ success, discount_proportion, message }): typeof here =>
        success && discount_proportion > 0 ? null : { what: 'refused', message },
      (error: unknown): typeof here => ({ what: 'failed', text: failureText(error) }),
    );
    // Written otherwise since: nobody waits for this answer any more.
    if (turn !== asked.current) return;
    setHere(outcome);
    if (outcome === null) onCode(code);
  }

  /** A code that nobody knows may be told by 404. */
  function failureText(error: unknown) {
    const message = error instanceof HttpError ? error.serverMessage : undefined;
    if (message?.startsWith('promo-code-')) return say(message as PromoMessage);
    return message === 'invalid-promo-code' ? say(message) : errors.ofFailure(error, t('failed'));
  }

  const wrong = state.what === 'refused' ? say(state.message) : state.what === 'failed' ? state.text : undefined;
  return (
    <Fold
      title={stored.what === 'applied' ? t('applied', { code: cart.promo.code }) : t('fold')}
      open={isOpen || undefined}
    >
      <form method="post" noValidate onSubmit={apply} className="grid gap-2">
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              id={FIELD}
              name="promo_code"
              label={t('label')}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={LONGEST}
              disabled={isLocked}
              value={typed}
              error={wrong}
              onChange={({ target }) => edit(target.value)}
            />
          </div>
          <Button
            kind="quiet"
            type="submit"
            disabled={isLocked}
            busy={state.what === 'checking' ? t('checking') : undefined}
          >
            {t('apply')}
          </Button>
        </div>
        <p role="status" className={state.what === 'applied' ? 'flex gap-1.5 text-good' : 'sr-only'}>
          {state.what === 'applied' && (
            <>
              <Icon name="tick" className="mt-0.5 size-5" />
              {say(state.message)}
            </>
          )}
          {wrong}
        </p>
      </form>
    </Fold>
  );
}
