/** A small scene for each state of a screen, by the name of the state; and two that show a visa photo, for the guide about it. */
import type { ComponentType } from 'react';
import type { SceneProps } from './pieces.tsx';
import { Documents } from './spots/documents.tsx';
import { Done } from './spots/done.tsx';
import { Empty } from './spots/empty.tsx';
import { Failed } from './spots/failed.tsx';
import { Mail } from './spots/mail.tsx';
import { Maintenance } from './spots/maintenance.tsx';
import { NotFound } from './spots/not-found.tsx';
import { Offline } from './spots/offline.tsx';
import { PhotoRight } from './spots/photo-right.tsx';
import { PhotoWrong } from './spots/photo-wrong.tsx';

export type Spot =
  | 'empty'
  | 'not-found'
  | 'failed'
  | 'maintenance'
  | 'offline'
  | 'done'
  | 'documents'
  | 'mail'
  | 'photo-right'
  | 'photo-wrong';

export const spots: Record<Spot, ComponentType<SceneProps>> = {
  empty: Empty,
  'not-found': NotFound,
  failed: Failed,
  maintenance: Maintenance,
  offline: Offline,
  done: Done,
  documents: Documents,
  mail: Mail,
  'photo-right': PhotoRight,
  'photo-wrong': PhotoWrong,
};
