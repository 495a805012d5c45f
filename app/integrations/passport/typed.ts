/** Two lines that a person copied by hand: certain is what a check digit holds, and nothing else. */
import { LINE_LENGTH, readingOf, zoneOf } from './mrz.ts';
import type { PassportReading } from './passport.ts';

/** Capitals, no spaces; the quotes that a phone makes of two fillers are fillers again. */
const cleaned = (text: string) =>
  text.toUpperCase().replace(/\s+/g, '').replaceAll('«', '<<').replaceAll('‹', '<').replaceAll('＜', '<');

/** Nobody counts fillers: a line that is too short gets the missing ones where its last ones stand. */
function filled(line: string): string {
  const missing = LINE_LENGTH - line.length;
  const at = line.lastIndexOf('<');
  if (missing <= 0 || at < 0) return line;
  return line.slice(0, at) + '<'.repeat(missing) + line.slice(at);
}

const IS_LINE = /^[A-Z0-9<]{44}$/;

export function readTyped(first: string, second: string, today: string): PassportReading {
  // The first line ends with its fillers; in the second they stand before its last digits.
  const lines = [cleaned(first).padEnd(LINE_LENGTH, '<'), filled(cleaned(second))] as const;
  if (!lines.every((line) => IS_LINE.test(line)) || !lines[0].startsWith('P')) return { found: false };
  const zone = zoneOf(lines);
  // Each of them: one that fits by chance, after a character was left out, is one in ten.
  const isFitting = Object.values(zone.checks).every(Boolean);
  const certain = {
    ...{ number: isFitting, birth: isFitting, expiry: isFitting },
    // No digit checks these.
    ...{ name: false, sex: false, nationality: false, issuer: false },
  };
  return readingOf(zone, certain, today);
}
