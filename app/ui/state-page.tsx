/** Nothing here yet, or something failed: a scene or a stamp, what it means, and what to do now. */
import type { ReactNode } from 'react';
import { Stamp } from './stamp.tsx';

type Props = {
  title: string;
  text: string;
  /** An illustration instead of the stamp. */
  scene?: ReactNode;
  action?: ReactNode;
};

function StatePage({ title, text, picture, action }: Omit<Props, 'scene'> & { picture: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <div className="mb-2">{picture}</div>
      <p className="font-semibold text-lg leading-snug">{title}</p>
      <p className="max-w-[42ch] text-quiet">{text}</p>
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  );
}

export function EmptyState({ scene, ...rest }: Props) {
  return <StatePage {...rest} picture={scene ?? <Stamp icon="search" />} />;
}

/** Announced when it takes the place of what was expected. */
export function ErrorState({ scene, ...rest }: Props) {
  return (
    <div role="alert">
      <StatePage {...rest} picture={scene ?? <Stamp icon="warning" className="text-alert" />} />
    </div>
  );
}
