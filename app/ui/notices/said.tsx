/** A short word after a change. It is there before it speaks, so that readers hear it, and takes no room until then. */
import type { ReactNode } from 'react';

export const Said = ({ children }: { children: ReactNode }) => (
  <p role="status" className="font-semibold empty:absolute">
    {children}
  </p>
);
