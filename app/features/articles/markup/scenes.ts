/** Drawings that an article may name, `scene:<name>`, and the picture each is (app/features/texts/pictures.server.tsx). */

const US = ['visitor', 'renewal', 'student', 'crew', 'esta', 'interview', 'background', 'work-family'] as const;
const SERVICES = [
  ...['ca-visitor', 'ca-study', 'uk-visitor', 'au-visitor', 'appointments', 'reschedule', 'congratulations'],
] as const;
const PLACES = [
  ...['mexico-city', 'bogota', 'quito', 'lima', 'buenos-aires', 'us', 'canada', 'uk', 'australia'],
] as const;
const SPOTS = [
  'documents',
  'done',
  'mail',
  'empty',
  'failed',
  'maintenance',
  'offline',
  'not-found',
  'photo-right',
  'photo-wrong',
] as const;
const GUIDES = [
  ...['sum', 'letter', 'statement', 'new-form', 'timeline', 'four-routes', 'name', 'two-passports', 'two-gates'],
  ...['with-a-child', 'in-line', 'called', 'three-doors', 'landing', 'connection', 'home', 'beacon', 'chats'],
] as const;

/** The scenes of the United States go by the name of their file, too: `visitor` is `us-visitor`. */
const pictures: Readonly<Record<string, string>> = Object.fromEntries([
  ...US.flatMap((name) => [
    [name, `us-${name}`],
    [`us-${name}`, `us-${name}`],
  ]),
  ...[...SERVICES, ...PLACES, ...SPOTS, ...GUIDES].map((name) => [name, name]),
]);

export const SCENES: readonly string[] = Object.keys(pictures);
export const isScene = (name: string): boolean => Object.hasOwn(pictures, name);
export const pictureOf = (scene: string): string => pictures[scene] ?? scene;
