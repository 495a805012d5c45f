/** The calendar file as RFC 5545 wants it. */
import { expect, test } from 'vitest';
import { calendarFile, folded } from './calendar.ts';

const event = {
  uid: '7a1e@mirador',
  sequence: 3,
  made_at: new Date('2026-11-17T15:00:00.123Z'),
  starts_at: new Date('2027-03-04T13:30:00Z'),
  summary: 'Entrevista; Ana, Eva \\ BGT',
  location: 'Carrera 45 No. 24B-27, Bogotá',
  description: 'Primera línea\nSegunda, con coma',
};
const octets = (line: string) => new TextEncoder().encode(line).length;
/** Lines as a calendar reads them. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('one event in UTC of one hour, with its change counted and an alarm a day before', () => {
  const lines = unfolded(calendarFile(event));
  expect(lines.slice(0, 6)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mirador//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
  ]);
  for (const line of [
    'UID:7a1e@mirador',
    'SEQUENCE:3',
    'DTSTAMP:20261117T150000Z',
    'DTSTART:20270304T133000Z',
    'DTEND:20270304T143000Z',
    'SUMMARY:Entrevista\\; Ana\\, Eva \\\\ BGT',
    'LOCATION:Carrera 45 No. 24B-27\\, Bogotá',
    'DESCRIPTION:Primera línea\\nSegunda\\, con coma',
    'TRIGGER:-P1D',
  ])
    expect(lines).toContain(line);
  expect(lines.at(-2)).toBe('END:VCALENDAR');
  expect(lines.at(-1), 'the last line ends, too').toBe('');
});

test('a text can begin no line of its own', () => {
  const lines = unfolded(calendarFile({ ...event, summary: 'A\r\nATTENDEE:mailto:x@y.example\rB\u0085C\u0000' }));
  expect(lines).toContain('SUMMARY:A\\nATTENDEE:mailto:x@y.example\\nB C ');
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
});

test('no line is longer than 75 octets, no letter is cut, and nothing is lost', () => {
  for (const text of ['مقابلة في القنصلية '.repeat(20), 'ñ🧨'.repeat(60), 'x'.repeat(75), 'x'.repeat(76), '']) {
    const lines = folded(text).split('\r\n');
    for (const line of lines) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true);
    expect(lines.map((line, at) => (at ? line.slice(1) : line)).join('')).toBe(text);
  }
  expect(folded('x'.repeat(75))).not.toContain('\r\n');
  for (const line of calendarFile({ ...event, description: 'é'.repeat(300) }).split('\r\n'))
    expect(octets(line)).toBeLessThanOrEqual(75);
});
