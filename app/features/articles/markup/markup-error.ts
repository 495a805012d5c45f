/** What is wrong with a file of content, where exactly, in words for whoever wrote it. It stops the build, never a reader. */
export class MarkupError extends Error {
  readonly file: string;
  readonly line: number;
  /** Without the place. */
  readonly what: string;
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`);
    this.name = 'MarkupError';
    this.file = file;
    this.line = line;
    this.what = what;
  }
}

/** Texts of any size are refused or read within a moment: no article comes near these (T30). */
export const MOST_CHARACTERS = 100_000;
export const MOST_LINE = 12_000;
export const MOST_BLOCKS = 2_000;

/** A line of a file with its number, as a person counts. */
export type Line = { readonly text: string; readonly number: number };

/** What a text may name: the parser knows no page, fact or drawing itself. */
export type KnownNames = {
  isScreen(name: string): boolean;
  isFigure(reference: string): boolean;
  isScene(name: string): boolean;
  isQuiz(name: string): boolean;
  isService(name: string): boolean;
};

export type Fail = (line: number, what: string) => never;
