/** Who has saved a page meanwhile, as whoever has it open knows them. */
export type Author = 'you' | 'team' | { name: string };

type AuthorContext = {
  viewer: string;
  /** Whose form it is, and who applies: by what they are called. */
  family: Readonly<Record<string, string>>;
  /** Whoever had saved the page that was opened. */
  stored: { saved_by: string | null; author: Author };
};

export function authorOf(saved_by: string | null, { viewer, family, stored }: AuthorContext): Author {
  if (saved_by === viewer) return 'you';
  const name = saved_by === null ? undefined : family[saved_by];
  if (name) return { name };
  return saved_by === stored.saved_by ? stored.author : 'team';
}
