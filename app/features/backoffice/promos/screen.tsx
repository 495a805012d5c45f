/** /admin/promos: codes that lower a price, their limits and stickers; and who refers people to us. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { MoneyNav } from '#app/features/backoffice/money/nav.tsx';
import { Button } from '#app/ui/button.tsx';
import { Said } from '#app/ui/notices/said.tsx';
import { type Status, StatusPill } from '#app/ui/notices/status-pill.tsx';
import { Table } from '#app/ui/table.tsx';
import type { Route } from './+types/screen.ts';
import { changePromo } from './client.ts';
import { PromoDialog } from './forms.tsx';
import { StickerDialog } from './sticker-dialog.tsx';
import { type PromoLine, promosView } from './view.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => promosView(context.get(ctxContext));

const LOOKS: Record<PromoLine['state'], Status> = {
  ...{ active: 'done', waiting: 'going', ended: 'waiting', 'used-up': 'waiting', off: 'waiting' },
};

type Open = { what: 'make' } | { what: 'change' | 'sticker'; promo: PromoLine };

type RowsProps = { promos: readonly PromoLine[]; onOpen(open: Open): void; onTurn(promo: PromoLine): void };

function Codes({ promos, onOpen, onTurn }: RowsProps) {
  const t = useTranslations('office-money.promos');
  const title = useTranslations('office-money.list');
  const actions = (promo: PromoLine) => {
    const { code, state } = promo;
    const turn = state === 'off' ? 'on' : 'off';
    return (
      <span className="-mx-4 flex flex-wrap @max-lg:justify-end">
        <Button kind="plain" aria-label={t('changeOf', { code })} onClick={() => onOpen({ what: 'change', promo })}>
          {t('change')}
        </Button>
        <Button kind="plain" aria-label={t(`${turn}Of`, { code })} onClick={() => onTurn(promo)}>
          {t(turn)}
        </Button>
        {(state === 'active' || state === 'waiting') && (
          <Button kind="plain" aria-label={t('stickerOf', { code })} onClick={() => onOpen({ what: 'sticker', promo })}>
            {t('sticker')}
          </Button>
        )}
      </span>
    );
  };
  return (
    <Table
      columns={[
        { key: 'code', title: t('code') },
        { key: 'share', title: t('share'), numeric: true },
        { key: 'uses', title: t('uses') },
        { key: 'until', title: t('until') },
        { key: 'state', title: t('state') },
        { key: 'actions', title: title('actions') },
      ]}
      rows={promos.map((promo) => ({
        key: promo.code,
        cells: {
          code: (
            <span className="grid gap-0.5">
              <bdi dir="ltr" className="font-mono">
                {promo.code}
              </bdi>
              <span className="font-normal text-quiet text-sm">
                {t(`kinds.${promo.kind}`)} · {t(`methods.${promo.method}`)}
              </span>
            </span>
          ),
          share: `${promo.share} %`,
          uses:
            promo.max_uses === null
              ? t('usesFree', { uses: promo.uses })
              : t('usesOf', { uses: promo.uses, max: promo.max_uses }),
          until: promo.until ?? t('always'),
          state: <StatusPill status={LOOKS[promo.state]}>{t(`states.${promo.state}`)}</StatusPill>,
          actions: actions(promo),
        },
      }))}
    />
  );
}

export default function PromosScreen({ loaderData: { promos, referrers } }: Route.ComponentProps) {
  const t = useTranslations('office-money.promos');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open | null>(null);
  const [said, setSaid] = useState('');
  const close = () => setOpen(null);
  const done = (text: string) => {
    setSaid(text);
    void revalidate();
  };
  const turn = ({ code, state }: PromoLine) =>
    changePromo(code, { is_on: state === 'off' }).then(
      () => done(t('saved')),
      () => setSaid(t('failed')),
    );
  return (
    <div className="grid gap-4">
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
      <MoneyNav here="promos" isAdmin />
      <div>
        <Button kind="main" onClick={() => setOpen({ what: 'make' })}>
          {t('make')}
        </Button>
      </div>
      <Said>{said}</Said>
      {promos.length === 0 ? <p>{t('empty')}</p> : <Codes promos={promos} onOpen={setOpen} onTurn={turn} />}
      <h2 className="text-xl">{t('referrers')}</h2>
      {referrers.length === 0 ? (
        <p>{t('noReferrers')}</p>
      ) : (
        <Table
          columns={[
            { key: 'code', title: t('code') },
            { key: 'sign_ups', title: t('signUps'), numeric: true },
            { key: 'paid', title: t('paid'), numeric: true },
          ]}
          rows={referrers.map(({ code, ...counts }) => ({
            key: code,
            cells: { code: <bdi dir="auto">{code}</bdi>, ...counts },
          }))}
        />
      )}
      {open?.what === 'make' && <PromoDialog promo={null} onDone={done} onClose={close} />}
      {open?.what === 'change' && <PromoDialog promo={open.promo} onDone={done} onClose={close} />}
      {open?.what === 'sticker' && <StickerDialog code={open.promo.code} onClose={close} />}
    </div>
  );
}
