/** Staff set up and turn off their second factor (D17). */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { beginSecondFactor, readSecondFactor } from '#app/features/accounts/client.ts';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Skeleton } from '#app/ui/notices/skeleton.tsx';
import { ConfirmSecondFactor, RemoveSecondFactor } from './forms.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type State =
  | { at: 'loading' | 'failed' | 'unset' | 'set' | 'removed' }
  | { at: 'begun'; secret: string; qr_svg: string }
  | { at: 'codes'; codes: string[] };

type Props = {
  /** The session is whole from now on, and the page may show more. */
  onSet(): void;
  /** It may be allowed less now. */
  onRemoved(): void;
};

export function SecondFactor({ onSet, onRemoved }: Props) {
  const t = useTranslations('accounts');
  const [state, setState] = useState<State>({ at: 'loading' });
  useEffect(() => {
    readSecondFactor().then(
      ({ is_set }) => setState({ at: is_set ? 'set' : 'unset' }),
      () => setState({ at: 'failed' }),
    );
  }, []);

  // What was pressed is gone with the part that it belonged to: one reads on in the next.
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(state.at);
  useEffect(() => {
    const isNext = before.current !== 'loading' && before.current !== state.at;
    // The codes have a heading that takes it.
    if (isNext && state.at !== 'codes') box.current?.focus();
    before.current = state.at;
  }, [state.at]);

  const parts: Record<State['at'], () => ReactNode> = {
    loading: () => <Skeleton text={t('settings.secondFactor.loading')} shape="lines" />,
    failed: () => <p role="alert">{t('settings.secondFactor.failed')}</p>,
    begun: () =>
      state.at === 'begun' && <ConfirmSecondFactor {...state} onDone={(codes) => setState({ at: 'codes', codes })} />,
    codes: () =>
      state.at === 'codes' && (
        <RecoveryCodes
          codes={state.codes}
          onKept={() => {
            setState({ at: 'set' });
            onSet();
          }}
        />
      ),
    set: () => (
      <RemoveSecondFactor
        onDone={() => {
          setState({ at: 'removed' });
          onRemoved();
        }}
      />
    ),
    unset: () => <Begin onBegun={(begun) => setState({ at: 'begun', ...begun })} />,
    removed: () => <Begin isRemoved onBegun={(begun) => setState({ at: 'begun', ...begun })} />,
  };
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {parts[state.at]()}
    </div>
  );
}

type BeginProps = { isRemoved?: boolean; onBegun(begun: { secret: string; qr_svg: string }): void };

function Begin({ isRemoved, onBegun }: BeginProps) {
  const t = useTranslations('accounts');
  const errors = useErrorText();
  const { isBusy, run, fail, summary } = useSending('second-factor');
  const begin = () =>
    run(async () => {
      try {
        onBegun(await beginSecondFactor());
      } catch (error) {
        fail(errors.ofFailure(error, t('settings.secondFactor.failed')));
      }
    });
  return (
    <div className="grid gap-4">
      {isRemoved && (
        <Banner kind="info" live>
          <p>{t('settings.secondFactor.removed')}</p>
        </Banner>
      )}
      <p>{t('settings.secondFactor.intro')}</p>
      {summary('')}
      <Button kind="main" wide onClick={begin} busy={isBusy ? t('settings.secondFactor.beginBusy') : undefined}>
        {t('settings.secondFactor.begin')}
      </Button>
    </div>
  );
}
