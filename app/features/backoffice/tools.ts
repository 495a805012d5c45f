/** What the frame of the back office lends to its screens: a short word, perhaps with a way to undo. */
import { createContext, useContext } from 'react';
import type { Toast } from '#app/ui/notices/toast.tsx';

export type OfficeTools = { say(toast: Omit<Toast, 'key'>): void };

export const OfficeToolsContext = createContext<OfficeTools | null>(null);

export function useOfficeTools(): OfficeTools {
  const tools = useContext(OfficeToolsContext);
  if (!tools) throw new Error('this screen stands outside the frame of the back office (paths.ts, frame)');
  return tools;
}
