/** A file of its own for a page that loads it late: whoever imports the layer at once needs no list of its names. */
export { measureVisit } from './layer.ts';
