/** One passport on the screen: offered, being read, read, or why not; a reading that is left is given up. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '#app/i18n/locales.ts';
import type { PassportAnswer } from './api.server.ts';
import { type Failure, failureOf, readPassport } from './client.ts';

export type Standing =
  | { is: 'offered'; wasCancelled?: boolean }
  | { is: 'reading' }
  | { is: 'failed'; failure: Failure }
  | { is: 'read'; answer: PassportAnswer }
  | { is: 'taken'; answer: PassportAnswer; count: number };

/** What was there when the panel was last seen: a row that moves to another table is another panel, of the same person. */
const lastSeen = new Map<string, readonly number[]>();

export function usePassport(user_id: string, files: readonly number[], locale: Locale) {
  const [standing, setStanding] = useState<Standing>({ is: 'offered' });
  const running = useRef<AbortController>(null);

  const read = useCallback(async () => {
    if (running.current) return;
    const mine = new AbortController();
    running.current = mine;
    setStanding({ is: 'reading' });
    const outcome = await readPassport(user_id, locale, mine.signal).then(
      // A server that has no time now is busy, whatever stands in the picture.
      (answer): Standing => (answer.why === 'late' ? { is: 'failed', failure: 'busy' } : { is: 'read', answer }),
      (error): Standing => ({ is: 'failed', failure: failureOf(error) }),
    );
    // Whoever has cancelled, or left, hears nothing more of it.
    if (running.current !== mine) return;
    running.current = null;
    setStanding(outcome);
  }, [user_id, locale]);

  const giveUp = useCallback(() => {
    const mine = running.current;
    running.current = null;
    mine?.abort();
  }, []);
  useEffect(() => giveUp, [giveUp]);

  /** The first file that comes is read by itself; another one is offered, and what was read of the old one goes. */
  const named = files.join();
  useEffect(() => {
    const now = named ? named.split(',').map(Number) : [];
    const before = lastSeen.get(user_id) ?? now;
    lastSeen.set(user_id, now);
    if (before.join() === named) return;
    giveUp();
    setStanding({ is: 'offered' });
    if (before.length === 0) read();
  }, [user_id, named, giveUp, read]);

  return {
    standing,
    read,
    cancel() {
      giveUp();
      setStanding({ is: 'offered', wasCancelled: true });
    },
    show: (answer: PassportAnswer) => setStanding({ is: 'read', answer }),
    taken: (answer: PassportAnswer, count: number) => setStanding({ is: 'taken', answer, count }),
  };
}
