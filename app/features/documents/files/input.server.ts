/** What the calls of documents are sent: people, types, numbers, words, forms. */
import { z } from '@hono/zod-openapi';
import { DOUBTS, type Doubt } from '#app/features/documents/legibility/rules.ts';
import { CONTENT_TYPES } from '#app/integrations/inspection/inspection.ts';
import { DOCUMENT_TYPES } from '#content/documents.ts';

export const ofPerson = z.object({ user_id: z.uuid() });
/** Written as it is, not as a number that happens to be equal (Q31). */
export const fileNumber = z
  .string()
  .regex(/^(?:[1-9]|1\d|20)$/)
  .transform(Number)
  .openapi({ type: 'integer', minimum: 1, maximum: 20 });
export const documentType = z.enum(DOCUMENT_TYPES);
export const ofFile = ofPerson.extend({ document_type: documentType, file_number: fileNumber });

/** Tabs and marks that keyboards, phones and Word leave in a text: they change nothing that is read. */
const plain = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[\u00AD\u061C\u200B\u200E\u200F\u2060\uFEFF]/g, '');

/** What people call a file, or say about it: no sign that nobody sees. */
export const words = (most: number) =>
  z
    .string()
    .overwrite(plain)
    .trim()
    .max(most)
    .refine((text) => text.isWellFormed() && !/(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text));
export const types = Object.keys(CONTENT_TYPES) as [string, ...string[]];
export const count = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .refine((bytes) => bytes <= most)
    .openapi({ type: 'integer', minimum: 1, maximum: most });

export const form = <T extends z.ZodType>(schema: T) => ({
  body: { content: { 'application/x-www-form-urlencoded': { schema } }, required: true as const },
});

/** Words of ours, joined by commas: a form has no lists. */
export const doubtsField = z
  .string()
  .max(100)
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .refine((words): words is Doubt[] => words.every((word) => DOUBTS.some((doubt) => doubt === word)))
  .openapi({ type: 'string', example: DOUBTS.join(',') });

/** Where the documents of a person are. */
export const base = '/docs/{user_id}/documents';
export const ofOne = `${base}/{document_type}/files/{file_number}` as const;
export const FORM = { type: 'form', bytes: 8192 } as const;
export const limits = [{ bucket: 'documents', by: 'actor', max: 1200, minutes: 60 }] as const;
