/** What the parts of the parser share: what is known, how one fails, how a line and a box are read. */
import type { Block, Text } from './blocks.ts';
import type { Fail, KnownNames, Line } from './markup-error.ts';

export type ParseContext = {
  known: KnownNames;
  fail: Fail;
  inline(text: string, line: number): Text;
  /** Blocks inside a directive: neither headings nor directives. */
  box(lines: readonly Line[]): Block[];
};
