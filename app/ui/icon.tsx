/** Line icons of one hand: 24 units, round ends, the colour of the text. Always decoration beside a word. */
const paths = {
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-end': 'm9.5 6 6 6-6 6',
  'chevron-start': 'm14.5 6-6 6 6 6',
  'arrow-end': 'M4.5 12h15m-6-6 6 6-6 6',
  'out-of-page':
    'M14 4.5h5.5V10M19 5l-8 8M10 5.5H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.500v-4',
  tick: 'm5 12.5 4.5 4.500L19 7.5',
  plus: 'M12 5.5v13M5.5 12h13',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm6.5 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  'eye-off':
    'M4 4l16 16M9.9 5.800A9 9 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a17 17 0 0 1-2.4 3.200M6.2 7.300A16 16 0 0 0 2.5 12S6 18.5 12 18.500a9.5 9.5 0 0 0 5-1.500M10 10a3 3 0 0 0 4 4.2',
  info: 'M12 11v5.500M12 7.600v.01M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  warning:
    'M12 9.500v4.500m0 3v.01M10.7 4.3 2.9 17.800A1.5 1.5 0 0 0 4.2 20h15.600a1.5 1.5 0 0 0 1.3-2.200L13.3 4.300a1.5 1.5 0 0 0-2.6 0',
  alert: 'M12 7v6m0 3.400v.01M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  search: 'm20 20-4.6-4.600M4 10.500a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0',
} as const;

export type IconName = keyof typeof paths;

/** These point along the line of reading and turn with it. */
const turning = new Set<IconName>(['chevron-end', 'chevron-start', 'arrow-end', 'out-of-page']);

export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 ${turning.has(name) ? 'rtl:-scale-x-100' : ''} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
