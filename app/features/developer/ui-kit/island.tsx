/** One part of the ui kit, awake: demo mode only. */
import { KitPanes, type PanesProps } from './panes.tsx';

export default function KitIsland(props: PanesProps) {
  return <KitPanes {...props} />;
}
