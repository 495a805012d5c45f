/** On its way back from a bank the address carries what belongs to nobody else. */
import { useEffect } from 'react';
import { withoutIntent } from './outcome-rules.ts';

export function useCleanAddress() {
  useEffect(() => {
    const clean = withoutIntent(location.href);
    if (clean) history.replaceState(history.state, '', clean);
  }, []);
}
