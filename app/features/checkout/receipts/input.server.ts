/** For whom a receipt is made out, as a call brings it; apart from the rules, which the browser loads. */
import { z } from 'zod';
import { line } from '#app/platform/input.ts';
import { cleanNumber, DOCUMENT_TYPES, isDocumentNumber } from './rules.ts';

export const invoiceInput = z
  .strictObject({
    document_type: z.enum(DOCUMENT_TYPES),
    document_number: line(40).transform(cleanNumber),
    name: line(120),
    address: line(200),
  })
  .superRefine(({ document_type, document_number }, context) => {
    if (!isDocumentNumber(document_type, document_number))
      context.addIssue({ code: 'custom', path: ['document_number'], message: 'Invalid document number' });
  });
