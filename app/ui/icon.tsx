/** Line icons of one hand: 24 units, round ends, the colour of the text. Always decoration beside a word. */
const paths = {
  gear: 'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M10.4 3.5h3.2l.5 2.4 1.7 1 2.3-.8 1.6 2.8-1.8 1.6v2l1.8 1.6-1.6 2.8-2.3-.8-1.7 1-.5 2.4h-3.2l-.5-2.4-1.7-1-2.3.8-1.6-2.8 1.8-1.6v-2L3.3 8.9l1.6-2.8 2.3.8 1.7-1z',
  device:
    'M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5ZM11 17.5h2',
  home: 'm4 11.5 8-7 8 7M6.5 10v9.5h11V10',
  leave: 'M10 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4M15 8l4 4-4 4M9.5 12H19',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-end': 'm9.5 6 6 6-6 6',
  'chevron-start': 'm14.5 6-6 6 6 6',
  'arrow-end': 'M4.5 12h15m-6-6 6 6-6 6',
  'out-of-page':
    'M14 4.5h5.5V10M19 5l-8 8M10 5.5H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4',
  tick: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5.5v13M5.5 12h13',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm6.5 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  'eye-off':
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.4 3.2M6.2 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9.5 9.5 0 0 0 5-1.5M10 10a3 3 0 0 0 4 4.2',
  info: 'M12 11v5.5M12 7.6v.01M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  warning:
    'M12 9.5v4.5m0 3v.01M10.7 4.3 2.9 17.8A1.5 1.5 0 0 0 4.2 20h15.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.3a1.5 1.5 0 0 0-2.6 0',
  alert: 'M12 7v6m0 3.4v.01M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  menu: 'M4 7h16M4 12h16M4 17h10',
  chat: 'M12 4a8 8 0 0 0-6.9 12L4 20l4.1-1.1A8 8 0 1 0 12 4ZM9 11h6M9 14h3.5',
  download: 'M12 4v11m-5-5 5 5 5-5M5 19.5h14',
  upload: 'M12 15.5v-11m-5 5 5-5 5 5M5 19.5h14',
  camera:
    'M4.5 7.5h3l1.5-2.5h6l1.5 2.5h3A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5ZM8.5 13.2a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
  file: 'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5zV8.5h5',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.400L17 7M10.5 11v5m3-5v5',
  turn: 'M19.5 12a7.5 7.5 0 1 1-2.400-5.5M19.5 4v4.5H15',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  place: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11ZM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 2.6 3 15.4 0 18M12 3c-3 2.6-3 15.4 0 18',
  clock: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v5.5l3.5 2',
  search: 'm20 20-4.6-4.6M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0',
} as const;

export type IconName = keyof typeof paths;

/** These point along the line of reading and turn with it. */
const turning = new Set<IconName>(['chevron-end', 'chevron-start', 'arrow-end', 'out-of-page', 'menu', 'leave']);

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
