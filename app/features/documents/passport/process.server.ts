/** The two ways in: a picture, or two lines that somebody copied. Nothing of either is kept (record 043). */
import type { PassportReader, PassportReading } from '#app/integrations/passport/passport.ts';
import { type FromPassport, type Known, suggestionsOf } from './suggestions.ts';

type Read = { readonly reading: PassportReading } & FromPassport;

const told = (reading: PassportReading, known: Known): Read => ({ reading, ...suggestionsOf(reading, known) });

type Ctx = { readonly passports: PassportReader };

/** 503 while too many wait, or when it takes too long. */
export const fromPicture = async ({ passports }: Ctx, bytes: Uint8Array, known: Known): Promise<Read> =>
  told(await passports.readPassport(bytes), known);

export const fromLines = ({ passports }: Ctx, [first, second]: readonly [string, string], known: Known): Read =>
  told(passports.readLines(first, second), known);
