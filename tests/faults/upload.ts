/** Files on their way, and the screen that shows them. */
import { type Fault, faultsOf } from './fault.ts';

const upload = 'app/features/documents/upload';
const page = 'app/features/documents/page';
const machine = { tests: [`${upload}/machine.test.ts`] };
const rules = { tests: [`${upload}/rules.test.ts`] };

export const faults: readonly Fault[] = [
  ...faultsOf({ ...machine, file: `${upload}/machine.ts` }, [
    {
      id: 'upload-sent-twice',
      find: 'if (await hasArrived(entry)) return null;',
      replace: '',
      why: 'a lost answer makes somebody with little data pay for the same ten megabytes again',
    },
    {
      id: 'upload-verify-counts',
      find: 'if (trouble?.refused_for !== undefined || trouble?.status === 423) throw error;',
      replace: 'throw error;',
      why: 'a file that has arrived is called failed because the look at it was late',
    },
    {
      id: 'upload-refusal-hidden',
      find: 'trouble?.refused_for !== undefined ||',
      replace: '',
      why: 'a refused file is called uploaded, and nobody hands in another one',
    },
    {
      id: 'upload-doubt-without-note',
      find: 'if (entry.shown.doubts.length > 0 && !note?.trim()) return;',
      replace: '',
      why: 'a blurred passport goes to the adviser without a word',
    },
    {
      id: 'upload-all-at-once',
      find: 'while (running < AT_ONCE) {',
      replace: 'while (running < 99) {',
      why: 'twenty uploads at once, and none of them arrives on a slow network',
    },
    {
      id: 'upload-number-forgotten',
      find: 'entry.number = place.file_number;',
      replace: '',
      why: 'each try takes another of the twenty numbers',
    },
    {
      id: 'upload-cancel-keeps-row',
      find: "if (entry.shown.stage !== 'done') giveBack(entry);",
      replace: '',
      why: 'what was cancelled stands in the list as if it were arriving',
      only: 'cancelled it stops',
    },
    {
      id: 'upload-cancel-leaves-all-the-same',
      find: 'if (stop.signal.aborted) {',
      replace: 'if (!entry) {',
      why: 'what was cancelled is handed in',
      only: 'while its address is asked for',
    },
    {
      id: 'upload-ready-shrunk',
      find: "if (kind === 'pdf' || (file.isReady && kind !== 'heic')) {",
      replace: "if (kind === 'pdf') {",
      why: 'a visa photo that fits is written anew and no longer fits',
    },
  ]),
  ...faultsOf({ ...rules, file: `${upload}/rules.ts` }, [
    {
      id: 'upload-ten-megabytes',
      find: "if (size > LARGEST && (isPrepared || kind === 'pdf'))",
      replace: 'if (size > LARGEST)',
      why: 'the photo of a good camera is refused although it would be shrunk',
    },
    {
      id: 'upload-ended-address',
      find: 'const ENDED = [403, 404, 410];',
      replace: 'const ENDED = [410];',
      why: 'an upload that took longer than its address fails for good',
    },
    {
      id: 'upload-quota-word',
      find: "field === 'file_number' ? 'too_many' : 'quota'",
      replace: "field === 'file_number' ? 'quota' : 'too_many'",
      why: 'somebody is told to delete the wrong thing',
    },
  ]),
  ...faultsOf({ tests: [`${page}/rules.test.ts`], file: `${page}/rules.ts` }, [
    {
      id: 'documents-page-count',
      find: "state === 'needed' && type !== 'additional_documents'",
      replace: "type !== 'additional_documents'",
      why: 'the head asks for documents that nobody needs',
    },
    {
      id: 'documents-page-again',
      find: "if (status === 'Uploaded') return 'uploaded';",
      replace:
        "if (status === 'Uploaded' && !files.some(({ asked_again }) => asked_again !== null)) return 'uploaded';",
      why: 'whoever has sent another one is asked for it for ever',
    },
  ]),
  ...faultsOf({ tests: [`${upload}/jpeg-pdf.test.ts`], file: `${upload}/jpeg-pdf.ts` }, [
    {
      id: 'upload-pdf-offsets',
      find: 'starts[number] = length;',
      replace: 'starts[number] = length + 1;',
      why: 'strict readers do not open the PDF of photos',
    },
  ]),
];
