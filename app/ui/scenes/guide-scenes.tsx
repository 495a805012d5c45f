/** A drawing for each guide that no service, city or state of a screen has one for, by what it shows. */
import type { ComponentType } from 'react';
import { Letter, NewForm, Statement, Sum, Timeline } from './guides/papers.tsx';
import { FourRoutes, Name, TwoGates, TwoPassports } from './guides/passports.tsx';
import { Called, InLine, ThreeDoors, WithAChild } from './guides/people.tsx';
import { Beacon, Chats, Connection, Home, Landing } from './guides/places.tsx';
import type { SceneProps } from './pieces.tsx';

export const guideScenes = {
  sum: Sum,
  letter: Letter,
  statement: Statement,
  'new-form': NewForm,
  timeline: Timeline,
  'four-routes': FourRoutes,
  name: Name,
  'two-passports': TwoPassports,
  'two-gates': TwoGates,
  'with-a-child': WithAChild,
  'in-line': InLine,
  called: Called,
  'three-doors': ThreeDoors,
  landing: Landing,
  connection: Connection,
  home: Home,
  beacon: Beacon,
  chats: Chats,
} satisfies Record<string, ComponentType<SceneProps>>;
