/** What the calls of documents answer: the list in its order, and each file without where it lies. */
import { z } from '@hono/zod-openapi';
import type { Checklist, FileRow } from '#app/features/documents/checklist/store.server.ts';
import { DOUBTS } from '#app/features/documents/legibility/rules.ts';
import { REFUSALS } from '#app/integrations/inspection/inspection.ts';
import { refused } from '#app/platform/calls/answer.server.ts';
import { asJson } from '#app/platform/calls/call.server.ts';
import { DOCUMENT_NEEDS, DOCUMENT_TYPES, WHO } from '#content/documents.ts';
import { documentType } from './input.server.ts';
import { keyOf } from './rules.ts';

export const file = z
  .strictObject({
    key: z.string().openapi({ description: 'Type and number' }),
    file_number: z.int(),
    state: z.enum(['incoming', 'uploaded', 'refused']),
    refused_for: z.enum(REFUSALS).nullable(),
    name: z.string().nullable(),
    note: z.string().nullable(),
    doubts: z.array(z.enum(DOUBTS)).openapi({ description: 'What the device found hard to read' }),
    content_type: z.string(),
    bytes: z.int().nullable(),
    scanned: z.enum(['clean', 'not_scanned', 'infected']).nullable(),
    accepted_at: z.iso.datetime().nullable(),
    asked_again: z.string().nullable().openapi({ description: 'Why an adviser wants another one' }),
    created_at: z.iso.datetime(),
    verified_at: z.iso.datetime().nullable(),
  })
  .openapi('DocumentFile');
export const listedDocument = z
  .strictObject({
    type: documentType,
    need: z.enum(DOCUMENT_NEEDS).nullable(),
    who: z.enum(WHO).nullable(),
    state: z.enum(['needed', 'maybe', 'optional', 'kept']).openapi({ description: 'kept: no longer on the list' }),
    status: z.enum(['Uploaded', 'Not uploaded']),
    asked_for: z.string().nullable().openapi({ description: 'Why an adviser asks for it' }),
    files: z.array(file),
  })
  .openapi('Document');

export const shownFile = (row: FileRow): z.infer<typeof file> => {
  const { file_number, state, refused_for, name, note, content_type, bytes, scanned } = row;
  const doubts = DOUBTS.filter((one) => row.doubts?.includes(one));
  const { accepted_at, asked_again, created_at, verified_at } = row;
  return {
    ...{ key: keyOf(row), file_number, state, refused_for: REFUSALS.find((one) => one === refused_for) ?? null },
    ...{ name, note, doubts, content_type, bytes, scanned, asked_again },
    ...asJson({ accepted_at, created_at, verified_at }),
  };
};

/** For a phone that came by its code: how it went, and nothing that anybody wrote. */
export const withoutWords = (shown: z.infer<typeof file>) => ({ ...shown, name: null, note: null, asked_again: null });

/** What is on the list in its order, then files of an earlier service. */
export function shownList({ listed, files, requests, has }: Checklist): z.infer<typeof listedDocument>[] {
  const filesOf = (type: string) => files.filter((one) => one.document_type === type).map(shownFile);
  const statusOf = (type: (typeof DOCUMENT_TYPES)[number]) => (has(type) ? 'Uploaded' : 'Not uploaded');
  const askedFor = (type: string) => requests.find((one) => one.document_type === type && one.is_asked)?.reason ?? null;
  const kept = DOCUMENT_TYPES.filter(
    (type) => !listed.some((one) => one.type === type) && files.some((one) => one.document_type === type),
  );
  return [
    ...listed.map(
      (one) =>
        ({ ...one, asked_for: askedFor(one.type), status: statusOf(one.type), files: filesOf(one.type) }) as const,
    ),
    ...kept.map((type) => ({
      ...{ type, need: null, who: null, state: 'kept' as const, asked_for: askedFor(type) },
      ...({ status: statusOf(type), files: filesOf(type) } as const),
    })),
  ];
}

export const success = z.literal(true);
export const locked = refused('Locked: the case is with an adviser (D49)');
export const taken = refused('The number is taken, twenty files are there, or 200 MB are used');
