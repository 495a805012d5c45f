/** The entries of every screen with a parameter, those of articles among them as the build compiled them. */
import { articleEntries } from '#app/features/articles/library.server.ts';
import { entries } from './entries.ts';

export const allEntries = () => ({
  ...entries,
  resource: articleEntries('resource'),
  post: articleEntries('post'),
});
