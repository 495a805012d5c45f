/** The one script of documents: what a page does before any island wakes. */
import { wakeIslands } from './islands/client.ts';

wakeIslands();
