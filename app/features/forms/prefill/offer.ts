/** One answer that is offered, and where it came from. */
import type { Value } from '#app/features/forms/engine/values.ts';

/** Where an answer came from, as it is stored; `person:` and `form-of:` name somebody, `older:` a form. */
export type Origin =
  | 'profile'
  | 'onboarding'
  | 'page'
  | 'office'
  | 'family'
  | 'passport'
  | `person:${string}`
  | `form-of:${string}`
  | `older:${string}`;
export type Origins = Record<string, string>;

export type Offer = {
  readonly value: Value;
  readonly origin: Origin;
  /** Its field is hidden until a question of the same page is answered; it comes with the field. */
  readonly waits?: true;
};
export type Offers = Map<string, Offer>;
