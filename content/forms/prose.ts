/** Answers written in sentences: the official form wants them in English. */
import type { Field } from './definition.ts';

export const isProse = ({ type }: Pick<Field, 'type'>): boolean => type === 'textArea';
