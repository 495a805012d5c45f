/** The payment page, of the person who pays and of staff who look at it (spec 2 "Payment page", spec 6 "Admin-dashboard mode"). */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCleanAddress } from '#app/features/checkout/methods/clean-address.ts';
import { TestModeNotice } from '#app/features/checkout/sandbox/test-mode.tsx';
import type { CartView, OrderState, ProductInfo } from '#app/features/checkout/view-rules.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import type { ServiceType } from '#content/catalogue.ts';
import { CART_HEADING, CartTable } from './cart-table.tsx';
import { readOrder, type SubjectId } from './client.ts';
import { Header } from './header.tsx';
import { type NoteState, OrderNote } from './order-note.tsx';
import { Party } from './party.tsx';
import { type PaymentFlow, PayPanel } from './pay-panel.tsx';
import { InfoDialog, Purchased, Recommended } from './products.tsx';
import { Promo } from './promo.tsx';
import { ASK_EVERY_MS, isUnderWay, type Refusal, verdictOn } from './rules.ts';
import { type CartTools, useCart } from './use-cart.ts';
import { type Outcome, type PreparedPayment, useOrderWatch, usePrepared } from './use-payment.ts';
import type { PageView } from './view.server.ts';

type Props = {
  view: PageView;
  /** Staff: whose page it is. */
  whose?: SubjectId;
  /** Instead of the provider's part: the password first, or what staff have in its place. */
  instead?: ((prepared: PreparedPayment | null, cart: CartView) => ReactNode) | undefined;
  /** Money has come. */
  onPaid(): void;
  /** Under everything. */
  foot?: ReactNode;
  /** Shown while nothing is in the cart. */
  empty?: ReactNode;
};

/** Of an order that was only begun there is nothing to say. */
const saidOf = (state: OrderState | undefined): NoteState | null => (state && state !== 'created' ? state : null);

function usePayment({ view, whose, onPaid }: Pick<Props, 'view' | 'whose' | 'onPaid'>) {
  const locale = useLocale();
  const [isPaying, setPaying] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const isStaff = whose !== undefined;
  const tools = useCart({ cart: view.cart, code: view.code, isStaff, whose, isPaying });
  const { readAgain } = tools;
  const { cart } = tools.state;
  /** What was heard of an order since the page opened. */
  const [heard, setHeard] = useState<NoteState | null>(null);
  /** Somebody has tried to pay here: the form says how it went. */
  const [hasTried, setTried] = useState(false);
  const order = heard === 'already' ? 'paid' : heard === 'unsure' ? undefined : (heard ?? undefined);
  const again = useRef<() => void>(() => {});
  function take({ state, verdict }: Outcome) {
    if (verdict !== 'wait' && verdict !== 'late') forgetLeaving();
    if (verdict === 'paid') {
      setHeard('paid');
      return onPaid();
    }
    if (verdict === 'late') setHeard('pending');
    if (verdict === 'failed' || verdict === 'over') setHeard(saidOf(state));
    // The order has ended: the next try is another one.
    if (verdict === 'failed') again.current();
    void readAgain();
  }
  const { isWatching, watch } = useOrderWatch((outcome) => {
    setPaying(false);
    take(outcome);
  });
  const { person } = view;
  const payer = { ...person, phone: person.phone_number };
  const { prepared, isReady, refusal, retry } = usePrepared({
    ...{ cart: tools.state, payer, whose, locale, readAgain, order },
    backUrl: pathTo('portal-payment', locale),
    isPaying: isPaying || isWatching,
    mustSetPassword: person.must_set_password && !isStaff,
    isStaff,
  });
  useEffect(() => {
    again.current = retry;
  });
  useCleanAddress();
  useRefusal(refusal, setHeard);
  /** A few times, without holding anybody up: what a bank has decided reaches us a moment later. */
  async function lookAt(order_id: string, times = LOOKS) {
    setLooking(true);
    const answer = await readOrder(order_id).catch(() => null);
    const verdict = answer ? verdictOn(answer.order.state, 0) : 'wait';
    if (verdict === 'wait' && times > 1) {
      setTimeout(() => void lookAt(order_id, times - 1), ASK_EVERY_MS);
      return;
    }
    setLooking(false);
    if (answer) take({ state: answer.order.state, verdict });
  }
  useComingBack(() => {
    setPaying(false);
    setHeard(null);
    void readAgain();
  }, lookAt);
  const paying: PaymentFlow = {
    ...{ prepared, isReady, refusal, retry, isWatching, setPaying },
    onLeaving: rememberLeaving,
    onOutcome(order_id, { status }) {
      setPaying(false);
      setTried(true);
      if (status === 'succeeded' || status === 'processing') watch(order_id);
      // It may have been paid, or ended, in another window.
      else {
        // A widget leads away after a refusal, too: the page that comes next says how it ended.
        if (prepared?.method === 'card') forgetLeaving();
        void readAgain();
      }
    },
  };
  const stored = cart.order;
  const isOpen = stored?.state === 'pending';
  // Begun, and not decided: a declined card is so too, and who comes back may try again.
  const before = isOpen ? (hasTried ? null : 'unsure') : saidOf(stored?.state);
  return {
    ...{ tools, paying, isPaying: isPaying || isWatching, order, isLooking },
    said: heard ?? before,
    look: () => void (stored ? lookAt(stored.order_id) : readAgain()),
  };
}

/** Another window was quicker: it is said plainly (Q55). */
function useRefusal(refusal: Refusal | null, tell: (said: NoteState) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is told once
  useEffect(() => {
    if (refusal === 'paid') tell('already');
    if (refusal === 'pending') tell('pending');
  }, [refusal]);
}

const LOOKS = 4;

/** Which order somebody left for: it is asked for when they come back, by whatever way. */
const LEFT = 'payment:left';
const rememberLeaving = (order_id: string) => sessionStorage.setItem(LEFT, order_id);
const forgetLeaving = () => sessionStorage.removeItem(LEFT);

/** The browser's Back brings the page as it was left, and a bank its customer: what is stored may be something else by now. */
function useComingBack(refresh: () => void, lookAt: (order_id: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one listener for the life of the page
  useEffect(() => {
    const ask = () => {
      const left = sessionStorage.getItem(LEFT);
      forgetLeaving();
      if (left) lookAt(left);
    };
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      refresh();
      ask();
    };
    ask();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}

function Troubles({ tools }: { tools: CartTools }) {
  const t = useTranslations('payment.pay');
  const { trouble } = tools.state;
  if (trouble === 'changed-elsewhere')
    return (
      <Banner kind="info" live>
        <p>{t('changed')}</p>
      </Banner>
    );
  if (trouble === 'not-saved')
    return (
      <Banner kind="alert" live>
        <p>{t('notSaved')}</p>
        <div className="pt-1">
          <Button kind="quiet" onClick={tools.retry}>
            {t('retry')}
          </Button>
        </div>
      </Banner>
    );
  return null;
}

export function PaymentPage({ view, whose, instead, onPaid, foot, empty }: Props) {
  const t = useTranslations('payment');
  const { tools, paying, isPaying, isLooking, order, said, look } = usePayment({ view, whose, onPaid });
  const { cart, wish } = tools.state;
  const [info, setInfo] = useState<ServiceType | null>(null);
  const [added, setAdded] = useState('');
  const isStaff = whose !== undefined;
  const isLocked = isPaying || isUnderWay(order);
  const wished = wish.product_ids;
  const isEmpty = cart.product_ids.length === 0 && wished.length === 0;
  const add = ({ sid, title }: ProductInfo) => {
    tools.wish({ product_ids: [...wished, sid] });
    setAdded(t('cart.added', { title }));
    document.getElementById(CART_HEADING)?.focus();
  };
  const product = cart.products.find(({ sid }) => sid === info);
  // With nothing to pay and the last order paid, its note says all.
  const isDone = isEmpty && (said === 'paid' || said === 'already');
  return (
    <div className="grid gap-7">
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid gap-5">
          {isEmpty ? <h1 className="text-2xl">{t('title')}</h1> : <Header cart={cart} isBusy={tools.isBusy} />}
          <OrderNote said={said} isWatching={paying.isWatching} isLooking={isLooking} isStaff={isStaff} onLook={look} />
          <Troubles tools={tools} />
          <Purchased purchased={cart.purchased} />
          {isEmpty && empty}
          {!isDone && (
            <>
              <Party
                cart={cart}
                people={wish.number_purchasing}
                isLocked={isLocked}
                isStaff={isStaff}
                onConfirm={(people) => tools.wish({ number_purchasing: people, confirm_party: true })}
              />
              <CartTable
                cart={cart}
                wished={wished}
                isLocked={isLocked}
                onInfo={setInfo}
                onChange={(product_ids) => tools.wish({ product_ids })}
              />
              <p role="status" className="sr-only">
                {added}
              </p>
            </>
          )}
        </div>
        {!isDone && !(isUnderWay(order) && !isStaff) && (
          <PayPanel
            view={view}
            tools={tools}
            whose={whose}
            paying={paying}
            isLocked={isLocked}
            instead={instead?.(paying.isReady ? paying.prepared : null, cart)}
            notice={
              view.isTestMode &&
              !isStaff && <TestModeNotice hasCards={wish.method === 'card' && view.provider.card?.name === 'sandbox'} />
            }
            promo={<Promo cart={cart} wish={wish} isLocked={isLocked} onCode={(promo) => tools.wish({ promo })} />}
          />
        )}
      </div>
      <Recommended cart={cart} wished={wished} isLocked={isLocked} onInfo={setInfo} onAdd={add} />
      {foot}
      {product && (
        <InfoDialog
          product={product}
          onClose={() => setInfo(null)}
          onAdd={wished.includes(product.sid) || isLocked ? undefined : () => add(product)}
        />
      )}
    </div>
  );
}
