/** background_check: the intake of the background check (domain reference 06). */
import type { Form } from '../definition.ts';
import { identity } from './pages/01-identity.ts';
import { records } from './pages/02-records.ts';

export const backgroundCheck: Form = {
  name: 'background_check',
  version: 1,
  pages: [identity, records],
};
