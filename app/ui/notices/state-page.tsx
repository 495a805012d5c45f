/** Nothing here yet, or something failed: a scene or a stamp, what it means, and what to do now. */
import type { ReactNode } from 'react';
import type { IconName } from '#app/ui/icon.tsx';
import { Stamp } from './stamp.tsx';

type Props = {
  /** Where the text alone says it, there is none. */
  title?: string | undefined;
  text: string;
  /** The sign in the stamp, or an illustration instead of it. */
  icon?: IconName | undefined;
  scene?: ReactNode;
  action?: ReactNode;
  /** Of its heading. */
  level?: 1 | 2 | 3 | undefined;
};

function StatePage({
  title,
  text,
  picture,
  action,
  level = 2,
}: Omit<Props, 'scene' | 'icon'> & { picture: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <div className="mb-2 max-w-full *:max-w-full">{picture}</div>
      {title && <Heading className="text-xl">{title}</Heading>}
      <p className="max-w-[42ch] text-balance text-quiet">{text}</p>
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  );
}

export function EmptyState({ scene, icon = 'plus', ...rest }: Props) {
  return <StatePage {...rest} picture={scene ?? <Stamp icon={icon} />} />;
}

/** Announced when it takes the place of what was expected. */
export function ErrorState({ scene, icon = 'warning', ...rest }: Props) {
  return (
    <div role="alert">
      <StatePage {...rest} picture={scene ?? <Stamp icon={icon} className="fill-alert-soft text-alert" />} />
    </div>
  );
}
