/** A skyline for each consulate city and each destination, by the name of the place. */
import type { ComponentType } from 'react';
import type { SceneProps } from './pieces.tsx';
import { Australia } from './skylines/australia.tsx';
import { Bogota } from './skylines/bogota.tsx';
import { BuenosAires } from './skylines/buenos-aires.tsx';
import { Canada } from './skylines/canada.tsx';
import { Lima } from './skylines/lima.tsx';
import { MexicoCity } from './skylines/mexico-city.tsx';
import { Quito } from './skylines/quito.tsx';
import { UnitedKingdom } from './skylines/uk.tsx';
import { UnitedStates } from './skylines/us.tsx';

export type Place = 'mexico-city' | 'bogota' | 'quito' | 'lima' | 'buenos-aires' | 'us' | 'canada' | 'uk' | 'australia';

export const skylines: Record<Place, ComponentType<SceneProps>> = {
  'mexico-city': MexicoCity,
  bogota: Bogota,
  quito: Quito,
  lima: Lima,
  'buenos-aires': BuenosAires,
  us: UnitedStates,
  canada: Canada,
  uk: UnitedKingdom,
  australia: Australia,
};
