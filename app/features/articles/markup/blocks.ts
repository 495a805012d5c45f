/** The block model of an article (spec 3 "Content block types"): what its markup is parsed into, as plain data. */
import type { Locale } from '../../../i18n/locales.ts';

/** Running text. Figures of the authorities stay in it by reference, {us-mrv}, until a page is made. */
export type Inline =
  | string
  | { readonly bold: readonly Inline[] }
  | { readonly italic: readonly Inline[] }
  | { readonly code: string }
  /** Words of another language: what an official form says, a letter to copy. */
  | { readonly lang: Locale; readonly words: readonly Inline[] }
  /** `screen:usa`, `article:visa-photo`, or an address of the web or of mail. */
  | { readonly link: string; readonly words: readonly Inline[]; readonly newTab?: true };
export type Text = readonly Inline[];

export type Item = { readonly text: Text; readonly items?: readonly Item[]; readonly isNumbered?: true };

export type Step = { readonly title?: Text; readonly text: Text; readonly items?: readonly Item[] };
type FaqEntry = { readonly question: Text; readonly answer: readonly Block[] };
export type EmbedHost = 'youtube' | 'vimeo';

export type Block =
  | { readonly type: 'header'; readonly level: 2 | 3 | 4; readonly id: string; readonly text: Text }
  | { readonly type: 'paragraph'; readonly text: Text }
  | { readonly type: 'list'; readonly isNumbered: boolean; readonly items: readonly Item[] }
  | { readonly type: 'image'; readonly scene: string; readonly alt: string; readonly caption: Text }
  | { readonly type: 'simpleImage'; readonly scene: string; readonly alt: string }
  | { readonly type: 'code'; readonly language?: string; readonly code: string }
  | {
      readonly type: 'warning' | 'note';
      readonly lang?: Locale;
      readonly title?: Text;
      readonly blocks: readonly Block[];
    }
  | {
      readonly type: 'table';
      readonly caption?: Text;
      readonly head: readonly Text[];
      readonly rows: readonly Text[][];
    }
  | { readonly type: 'article'; readonly postId: string }
  | { readonly type: 'checklist'; readonly title?: Text; readonly items: readonly Item[] }
  | { readonly type: 'steps'; readonly title?: Text; readonly steps: readonly Step[] }
  | { readonly type: 'embed'; readonly host: EmbedHost; readonly id: string }
  | { readonly type: 'quote'; readonly lang?: Locale; readonly by?: Text; readonly blocks: readonly Block[] }
  | { readonly type: 'faq'; readonly questions: readonly FaqEntry[] }
  | { readonly type: 'delimiter' };

export type BlockType = Block['type'];

/** A heading of this text begins a section that neither shows nor lists it (spec 2). */
export const OMITTED = 'omit';
