/** What the frame of the portal lends to the screens inside it; they know no more of it than this. */
import { createContext, useContext } from 'react';

export type SettingsTab = 'sessions';

export type PortalTools = {
  /** At the profile, unless another part is named. */
  openSettings(tab?: SettingsTab): void;
  chooseService(): void;
  /** A short good word that does not stand in the way. */
  tell(text: string, seconds?: number): void;
};

export const PortalToolsContext = createContext<PortalTools | null>(null);

export function usePortalTools(): PortalTools {
  const tools = useContext(PortalToolsContext);
  if (!tools) throw new Error('this screen stands outside the frame of the portal (paths.ts, frame)');
  return tools;
}
