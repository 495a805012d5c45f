/** Staff set up and turn off their second factor (D17). */
import { useEffect, useState } from 'react';
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

/** `onSet`: the session is whole from now on, and the page may show more. */
export function SecondFactor({ onSet }: { onSet(): void }) {
  const t = useTranslations('accounts');
  const [state, setState] = useState<State>({ at: 'loading' });
  useEffect(() => {
    readSecondFactor().then(
      ({ is_set }) => setState({ at: is_set ? 'set' : 'unset' }),
      () => setState({ at: 'failed' }),
    );
  }, []);

  switch (state.at) {
    case 'loading':
      return <Skeleton text={t('settings.secondFactor.loading')} shape="lines" />;
    case 'failed':
      return <p role="alert">{t('settings.secondFactor.failed')}</p>;
    case 'begun':
      return (
        <ConfirmSecondFactor
          secret={state.secret}
          qr_svg={state.qr_svg}
          onDone={(codes) => setState({ at: 'codes', codes })}
        />
      );
    case 'codes':
      return (
        <RecoveryCodes
          codes={state.codes}
          onKept={() => {
            setState({ at: 'set' });
            onSet();
          }}
        />
      );
    case 'set':
      return <RemoveSecondFactor onDone={() => setState({ at: 'removed' })} />;
    default:
      return <Begin isRemoved={state.at === 'removed'} onBegun={(begun) => setState({ at: 'begun', ...begun })} />;
  }
}

type BeginProps = { isRemoved: boolean; onBegun(begun: { secret: string; qr_svg: string }): void };

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
