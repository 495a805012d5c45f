/** Services beside the cart: bought already, recommended (2 side by side, 3 at 1024, 4 at 1280: spec 9), and what one includes. */
import { useTranslations } from 'use-intl';
import type { CartView, ProductInfo } from '#app/features/checkout/view-rules.ts';
import { breakable } from '#app/i18n/breakable.ts';
import { useMoney } from '#app/i18n/use-money.ts';
import { Button } from '#app/ui/button.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import type { ServiceType } from '#content/catalogue.ts';
import { useDateText } from './header.tsx';

export const Bullets = ({ items }: { items: readonly string[] }) => (
  <ul className="grid gap-1.5">
    {items.map((item) => (
      <li key={item} className="flex gap-2.5">
        <Icon name="tick" className="mt-0.5 size-5 text-good" />
        <span className="min-w-0">{item}</span>
      </li>
    ))}
  </ul>
);

/** Its slides are looked at when it appears: another list is another row. */
function Row({ title, slides }: { title: string; slides: { key: string; body: React.ReactNode }[] }) {
  const t = useTranslations('payment.recommended');
  if (slides.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <Carousel
        key={slides.map(({ key }) => key).join(' ')}
        label={title}
        size="small"
        previous={t('previous')}
        next={t('next')}
        slides={slides.map((slide, at) => ({ ...slide, label: t('at', { n: at + 1, all: slides.length }) }))}
      />
    </div>
  );
}

export function Purchased({ purchased }: Pick<CartView, 'purchased'>) {
  const t = useTranslations('payment.purchased');
  const day = useDateText({ dateStyle: 'long' });
  return (
    <Row
      title={t('title')}
      slides={purchased.map(({ sid, title, people, paid_at }) => ({
        key: `${sid} ${paid_at}`,
        body: (
          <div className="grid gap-1 leading-snug">
            <h3 className="font-semibold font-sans text-base">{title}</h3>
            <p className="text-quiet text-sm">{t('people', { n: people })}</p>
            <p className="flex items-center gap-1.5 text-good text-sm">
              <Icon name="tick" className="size-4" />
              {t('on', { date: day(paid_at) })}
            </p>
          </div>
        ),
      }))}
    />
  );
}

type Choice = {
  cart: CartView;
  wished: readonly ServiceType[];
  isLocked: boolean;
  onInfo(sid: ServiceType): void;
  onAdd(product: ProductInfo): void;
};

export function Recommended({ cart, wished, isLocked, onInfo, onAdd }: Choice) {
  const t = useTranslations('payment');
  const money = useMoney();
  const offered = cart.recommended.filter(({ sid }) => !wished.includes(sid));
  return (
    <Row
      title={t('recommended.title')}
      slides={offered.map((product) => ({
        key: product.sid,
        body: (
          <div className="flex h-full flex-col gap-2 leading-snug">
            <h3 className="font-semibold font-sans text-base [overflow-wrap:anywhere]">{product.title}</h3>
            <p className="tabular-nums">
              {breakable(t('recommended.each', { price: money(product.unit, cart.currency) }))}
            </p>
            <div className="mt-auto grid gap-1.5">
              <Button
                kind="quiet"
                disabled={isLocked}
                aria-label={t('recommended.addTitle', { title: product.title })}
                onClick={() => onAdd(product)}
              >
                {t('recommended.add')}
              </Button>
              <button
                type="button"
                aria-label={t('cart.info', { title: product.title })}
                onClick={() => onInfo(product.sid)}
                className="min-h-11 cursor-pointer rounded-sm text-start text-deep underline underline-offset-4"
              >
                {t('info.button')}
              </button>
            </div>
          </div>
        ),
      }))}
    />
  );
}

const INFO = 'product-info';

export function InfoDialog({
  product,
  onClose,
  onAdd,
}: {
  product: ProductInfo;
  onClose(): void;
  onAdd?: (() => void) | undefined;
}) {
  const t = useTranslations('payment');
  return (
    <ShownDialog
      id={INFO}
      title={product.title}
      close={t('info.close')}
      onClose={onClose}
      actions={
        onAdd && (
          <Button
            kind="main"
            onClick={() => {
              closeDialog(INFO);
              onAdd();
            }}
          >
            {t('recommended.add')}
          </Button>
        )
      }
    >
      <p>{product.infoText}</p>
      <Bullets items={product.infoBullets} />
    </ShownDialog>
  );
}
