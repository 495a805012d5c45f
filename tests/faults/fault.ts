/** A fault that somebody could make, with the tests that must notice it: npm run mutate plants each in a copy. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

export type Fault = {
  id: string;
  file: string;
  /** A piece of the file that is there once, and what stands there instead. It must still load, and end. */
  find: string;
  replace: string;
  /** What goes wrong for a person. */
  why: string;
  /** The nearest test files, and the names of the tests in them where the whole file would take long. */
  tests: readonly string[];
  only?: string;
};

/** The text with the fault in it; a piece that is gone, or is there twice, is an error of the list. */
export function plant({ id, file, find, replace }: Fault, text: string): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`${id}: ${file} holds the piece ${times} times: ${find}`);
  return text.replace(find, () => replace);
}

type Place = Pick<Fault, 'file' | 'tests' | 'only'>;

/** Faults of one file that the same tests must notice; one of them may name fewer. */
export const faultsOf = (place: Place, faults: readonly (Omit<Fault, 'file' | 'tests'> & Partial<Place>)[]): Fault[] =>
  faults.map((fault) => ({ ...place, ...fault }));

/** Every list of this folder; its name is the area. */
export async function readFaults(): Promise<(Fault & { area: string })[]> {
  const names = readdirSync(import.meta.dirname).filter((name) => name !== basename(import.meta.filename));
  const lists = names.map(async (name) => {
    const { faults }: { faults: readonly Fault[] } = await import(join(import.meta.dirname, name));
    return faults.map((fault) => ({ ...fault, area: basename(name, '.ts') }));
  });
  return (await Promise.all(lists)).flat();
}
