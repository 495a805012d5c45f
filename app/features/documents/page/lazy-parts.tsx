/** What only some readers need, or only later: none of it is in the first script of the screen. */
import { type ComponentType, lazy } from 'react';

/** A part that does not arrive leaves its place empty: the list stays. */
const orNothing = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (() => null) as ComponentType<P> }),
    ),
  );

export const PassportPanel = orNothing(
  async () => (await import('#app/features/documents/passport/panel.tsx')).PassportPanel,
);
export const ContinueOnPhone = orNothing(
  async () => (await import('#app/features/documents/pass/continue.tsx')).ContinueOnPhone,
);
export const ShareFile = orNothing(async () => (await import('#app/features/documents/share/share.tsx')).ShareFile);

/** Asked for before one of them opens: without a network one is told, and stays where one is. */
export const loadDialogs = () => import('./dialogs.tsx');
export const InfoDialog = lazy(async () => ({ default: (await loadDialogs()).InfoDialog }));
export const DeleteDialog = lazy(async () => ({ default: (await loadDialogs()).DeleteDialog }));
export const PasswordDialog = lazy(async () => ({ default: (await loadDialogs()).PasswordDialog }));
export const loadPhoto = () => import('./photo-dialog.tsx');
export const PhotoDialog = lazy(async () => ({ default: (await loadPhoto()).PhotoDialog }));
