/** What is read of a passport: suggestions that a person confirms, each with whether it is certain (record 043). */

/** Empty while it cannot be read. */
type ReadField = { readonly value: string; readonly certain: boolean };

export type PassportFields = {
  /** As the zone writes it: capitals, N for Ñ, no accents, a hyphen is a space. Cut: it fills its line, so more may follow. */
  readonly name: {
    readonly surnames: string;
    readonly given: string;
    readonly isCut: boolean;
    readonly certain: boolean;
  };
  readonly number: ReadField;
  /** Days are YYYY-MM-DD. */
  readonly birth: ReadField;
  /** M, F or X. */
  readonly sex: ReadField;
  /** Countries are the codes of the zone: COL, D. */
  readonly nationality: ReadField;
  readonly expiry: ReadField;
  readonly issuer: ReadField;
};

/** What each check digit of the second line says; `all` is the one over the others. */
export type Checks = {
  readonly number: boolean;
  readonly birth: boolean;
  readonly expiry: boolean;
  readonly personal: boolean;
  readonly all: boolean;
};

export type Lines = readonly [first: string, second: string];

export type PassportReading =
  /** Late: the time was over before every way to hold the picture was tried. */
  | { readonly found: false; readonly isLate?: true }
  | { readonly found: true; readonly fields: PassportFields; readonly checks: Checks; readonly lines: Lines };

export type PassportReader = {
  /** 503 when too many wait already: asked before the bytes are fetched. */
  requireRoom(): void;
  /** 503 when too many wait already, or when it takes too long. What is no picture is not found. */
  readPassport(bytes: Uint8Array): Promise<PassportReading>;
  /** Two lines as a person copied them. */
  readLines(first: string, second: string): PassportReading;
};
