/** All that a person of a family still owes before the case can go on: the portal's own tasks, form pages, documents (D49). Pure. */
import type { ReviewState } from '#app/features/forms/lock/rules.ts';
import type { Tasks } from '#app/features/portal/rules.ts';
import type { FormName } from '#content/catalogue.ts';
import type { DocumentType } from '#content/documents.ts';
import type { Progress } from '#content/progress.ts';

type OwedForm = {
  form_name: FormName;
  status: Progress;
  /** Pages that are not finished, of all that are for this person. */
  open: readonly { number: number; title: string }[];
  pages: number;
};
type OwedDocument = { type: DocumentType; isAgain: boolean };

export type OwedItem =
  | { what: 'account' | 'questions' | 'payment' | 'send' }
  | { what: 'returned'; count: number }
  | ({ what: 'form' } & OwedForm)
  | ({ what: 'document' } & OwedDocument);

type Standing = {
  /** Of the one who applies; nobody else has tasks of the whole. */
  tasks: Tasks | null;
  isUnpaid: boolean;
  forms: readonly OwedForm[];
  documents: readonly OwedDocument[];
  review: { state: ReviewState; returned: number } | null;
};

/** In the order in which somebody would do it. */
export function owedBy({ tasks, isUnpaid, forms, documents, review }: Standing): OwedItem[] {
  const whole: OwedItem[] = [
    ...(tasks && tasks.account !== 'Finished' ? [{ what: 'account' as const }] : []),
    ...(tasks && tasks.questions !== 'Finished' ? [{ what: 'questions' as const }] : []),
    ...(tasks && tasks.payment === 'Not Started' ? [{ what: 'payment' as const }] : []),
  ];
  const returned = review?.state === 'returned' ? [{ what: 'returned' as const, count: review.returned }] : [];
  const open = forms.filter(({ status }) => status !== 'Finished').map((form) => ({ what: 'form' as const, ...form }));
  const missing = documents.map((one) => ({ what: 'document' as const, ...one }));
  const own: OwedItem[] = [...returned, ...open, ...missing];
  const isReady = whole.length === 0 && own.length === 0 && forms.length > 0 && !isUnpaid && !review;
  return [...whole, ...own, ...(isReady ? [{ what: 'send' as const }] : [])];
}
