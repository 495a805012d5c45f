/** An appointment as a calendar file (RFC 5545): one event, in UTC, with an alarm the day before. */

type CalendarEvent = {
  /** Stays the same when the appointment moves, so that the calendar moves it too. */
  uid: string;
  /** Which change of it this is. */
  sequence: number;
  made_at: Date;
  starts_at: Date;
  minutes?: number | undefined;
  summary: string;
  location: string;
  description: string;
};

/** Of a visit nobody knows how long it takes. */
const USUAL_MINUTES = 60;
const MINUTE_MS = 60_000;
const LINE_OCTETS = 75;

/** 20261117T133000Z */
const stamp = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    // Nothing that could begin a line of its own.
    .replace(/\p{Cc}/gu, ' ');

/** A long line goes on after a break and a space; a letter is never cut in two. */
export function folded(line: string): string {
  const octets = new TextEncoder();
  let [whole, now] = ['', ''];
  for (const letter of line) {
    if (octets.encode(now + letter).length > LINE_OCTETS) {
      whole += `${now}\r\n`;
      now = ' ';
    }
    now += letter;
  }
  return whole + now;
}

export function calendarFile(event: CalendarEvent) {
  const { uid, sequence, made_at, starts_at, minutes = USUAL_MINUTES, summary, location, description } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mirador//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(made_at)}`,
    `DTSTART:${stamp(starts_at)}`,
    `DTEND:${stamp(new Date(starts_at.getTime() + minutes * MINUTE_MS))}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    'CLASS:PRIVATE',
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
