/** The whole kit: part -> state -> sample. The page and its test are made from this list. */
import { actions } from './ui-kit-actions.tsx';
import { fields } from './ui-kit-fields.tsx';
import { notices } from './ui-kit-notices.tsx';
import { overlays } from './ui-kit-overlays.tsx';
import type { Part } from './ui-kit-voice.ts';
import { wayfinding } from './ui-kit-wayfinding.tsx';

export const groups: Record<string, Record<string, Part>> = {
  Actions: actions,
  Fields: fields,
  'Over and in the page': overlays,
  Wayfinding: wayfinding,
  Notices: notices,
};

export const parts: Record<string, Part> = Object.assign({}, ...Object.values(groups));
