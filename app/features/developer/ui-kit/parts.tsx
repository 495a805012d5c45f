/** The whole kit: part -> state -> sample. The page and its test are made from this list. */
import { actions } from './actions.tsx';
import { fields } from './fields.tsx';
import { notices } from './notices.tsx';
import { overlays } from './overlays.tsx';
import type { Part } from './voice.ts';
import { wayfinding } from './wayfinding.tsx';

export const groups: Record<string, Record<string, Part>> = {
  Actions: actions,
  Fields: fields,
  'Over and in the page': overlays,
  Wayfinding: wayfinding,
  Notices: notices,
};

export const parts: Record<string, Part> = Object.assign({}, ...Object.values(groups));
