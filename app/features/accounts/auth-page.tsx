/** The page around a form of an account: heading and form in one column; beside it, where there is room, a view. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Bogota } from '#app/ui/scenes/skylines/bogota.tsx';
import { brand } from '#content/brand.ts';

type Props = {
  title: string;
  intro?: ReactNode;
  /** Whose words stand beside the form. */
  side?: 'logIn' | 'signUp' | undefined;
  children: ReactNode;
};

export function AuthPage({ title, intro, side = 'logIn', children }: Props) {
  const t = useTranslations('accounts');
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-x-16 px-4 py-8 sm:py-12 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:items-center">
      <title>{`${title} · ${brand.name}`}</title>
      <div className="mx-auto grid w-full max-w-md gap-6">
        <div className="grid gap-2">
          <h1 className="text-3xl">{title}</h1>
          {intro && <p className="text-quiet">{intro}</p>}
        </div>
        {children}
      </div>
      <div className="grid gap-4 max-lg:hidden">
        <Bogota className="h-auto w-full rounded-2xl" />
        <div className="grid gap-1">
          <p className="font-semibold text-xl">{t(`${side}.sideTitle`)}</p>
          <p className="text-quiet">{t(`${side}.side`)}</p>
        </div>
      </div>
    </div>
  );
}
