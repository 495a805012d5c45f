/** The report of a quiz: what it says, who gets it, what stays; and the thread that draws. */
import { type Fault, faultsOf } from './fault.ts';

const said = { tests: ['app/features/quiz/report/report.test.ts'] };
const asked = { tests: ['app/features/quiz/report/api.test.ts'] };
const queue = { tests: ['app/integrations/pdf/queue.test.ts'] };
const drawn = { tests: ['app/integrations/pdf/page.test.ts'] };

export const faults: readonly Fault[] = [
  ...faultsOf({ ...said, file: 'app/features/quiz/report/report.server.ts' }, [
    {
      id: 'report-open',
      find: "if (!card) throw new Problem(422, 'Questions are open', { field: `answers.${way.next?.field}` });",
      replace: 'if (!card) return { way, card: quizzes[quiz].cards[0] as Card };',
      why: 'half a quiz has a result',
    },
    {
      id: 'report-unknown-answer',
      find: 'if (refusal) throw',
      replace: 'if (refusal?.reason === "unknown field") throw',
      why: 'an option that does not exist is accepted',
    },
    {
      id: 'report-sum',
      find: 'rows: [begin, ...rows, total]',
      replace: 'rows: [...rows, total]',
      why: 'the table does not add up to its total',
    },
    {
      id: 'report-capped',
      find: 'if (sum !== score) blocks.push',
      replace: 'if (sum > score) blocks.push',
      why: 'a sum below zero is not explained',
    },
    {
      id: 'report-no-sources',
      find: 'near.length > 0 ? near : quizWords(quiz, locale, now).facts',
      replace: 'near',
      why: 'a report names no source',
    },
    {
      id: 'report-early-focus',
      find: 'if (!isCounted(quizzes[quiz], card)) return [];',
      replace: '',
      why: 'a passport that needs no visa is told to prepare for an interview',
    },
  ]),
  ...faultsOf({ tests: ['tests/quiz-results.test.ts'], file: 'app/features/quiz/offered-service.server.ts' }, [
    {
      id: 'quiz-fee-twice',
      find: "if (paid === 'included') return ours;",
      replace: '',
      why: 'who may travel with ESTA is told to pay the fee of the government beside a price that holds it',
      only: 'beside a price',
    },
  ]),
  ...faultsOf({ ...asked, file: 'app/features/quiz/report/store.server.ts' }, [
    {
      id: 'report-keeps-stale-answers',
      find: 'answers: { ...way.answers }',
      replace: 'answers: { ...answers }',
      why: 'an overstay that was taken back is written down',
      only: 'by e-mail',
    },
  ]),
  ...faultsOf({ ...asked, file: 'app/features/quiz/report/api.server.ts' }, [
    {
      id: 'report-limit',
      find: "bucket: 'quiz.report.email', by: 'address', max: 10,",
      replace: "bucket: 'quiz.report.email', by: 'address', max: 100,",
      why: 'one machine fills many mailboxes',
      only: 'so often',
    },
  ]),
  ...faultsOf({ ...asked, file: 'app/integrations/mail/outbox.server.ts' }, [
    {
      id: 'report-answers-stay',
      find: '.set({ sent_at: ctx.now, attachment: null })',
      replace: '.set({ sent_at: ctx.now })',
      why: 'answers about denials stay for a month after the message has left',
      only: 'by e-mail',
    },
  ]),
  ...faultsOf({ ...asked, file: 'app/integrations/mail/mailbox.server.ts' }, [
    {
      id: 'report-file-stays',
      find: 'for (const path of [join(dir, `${id}.json`), fileOf(dir, id)])',
      replace: 'for (const path of [join(dir, `${id}.json`)])',
      why: 'the file of a forgotten message stays on the disk',
      only: 'by e-mail',
    },
  ]),
  ...faultsOf({ ...queue, file: 'app/platform/limits/thread-queue.server.ts' }, [
    {
      id: 'pdf-queue-unbounded',
      find: 'if (waiting.length >= most) throw tooMuch();',
      replace: '',
      why: 'a crowd of requests holds the memory until the process ends',
    },
    {
      id: 'pdf-crash-holds',
      find: "opened.on('error', fail);",
      replace: "opened.on('error', () => {});",
      why: 'a crash is told as nothing but an exit, and its cause is lost',
      only: 'crash',
    },
    {
      id: 'pdf-idle',
      find: 'clock = setTimeout(drop, idleSeconds * 1000).unref();',
      replace: '',
      why: 'the thread keeps its memory for ever',
      only: 'without work',
    },
  ]),
  ...faultsOf({ ...drawn, file: 'app/integrations/pdf/bidi.ts' }, [
    {
      id: 'pdf-joined-figures',
      find: '${LRM}${RLM}${closes}',
      replace: '${LRM}${closes}',
      why: 'in Arabic a figure after a colon stands on the wrong side of it',
    },
  ]),
  ...faultsOf({ ...drawn, file: 'app/integrations/pdf/page.server.ts' }, [
    {
      id: 'pdf-no-total',
      find: '`${page} / ${pages}`',
      replace: '`${page}`',
      why: 'nobody can tell whether a page is missing',
    },
  ]),
  ...faultsOf({ ...drawn, file: 'app/integrations/pdf/blocks.ts' }, [
    {
      id: 'pdf-heading-alone',
      find: 'title ? WITH_HEADING : 1',
      replace: '1',
      why: 'a heading stands at the end of a page with one line of its table',
    },
  ]),
  ...faultsOf({ tests: ['app/integrations/pdf/text.test.ts'], file: 'app/integrations/pdf/text.ts' }, [
    {
      id: 'pdf-unturned',
      find: 'if (end - at > 1) seen.splice',
      replace: 'if (end - at > 99) seen.splice',
      why: 'an Arabic line is drawn from its end',
    },
    {
      id: 'pdf-brackets',
      find: '(bidi.getMirroredCharacter(char) ?? char)',
      replace: 'char',
      why: 'brackets in Arabic open to the wrong side',
    },
    {
      id: 'pdf-lost-letter',
      find: 'return plain.length > 0 ? plain : found(MISSING);',
      replace: 'return plain;',
      why: 'a letter that no face has vanishes without a trace',
    },
    {
      id: 'pdf-parted-accent',
      find: "while (fits < to && JOINED.test(letters[fits]?.text ?? '')) fits += 1;",
      replace: '',
      why: 'an accent begins a line without its letter',
    },
  ]),
  ...faultsOf({ tests: ['app/integrations/pdf/layout.test.ts'], file: 'app/integrations/pdf/layout.ts' }, [
    {
      id: 'pdf-too-tall',
      find: '(lastWithin(underLines(rest), room) ?? room)',
      replace: 'room',
      why: 'what no page holds is cut through a line',
    },
    {
      id: 'pdf-cut-area',
      find: 'above.push({ ...ink, height: place - ink.y });',
      replace: 'above.push(ink);',
      why: 'the edge of a note runs over the foot of the page',
    },
    {
      id: 'pdf-space-breaks',
      find: 'while (rest.height > height - y + HAIR) {',
      replace: 'while (rest.height + rest.after > height - y + HAIR) {',
      why: 'free space below the last line makes an empty page',
    },
  ]),
  ...faultsOf({ tests: ['app/integrations/pdf/layout.test.ts'], file: 'app/integrations/pdf/blocks.ts' }, [
    {
      id: 'pdf-two-headings',
      find: 'headings = all.length === 0 ? group : [];',
      replace: 'if (all.length === 0) boxes.push(stack(group));\n    headings = [];',
      why: 'the heading of a page stays behind when its first part goes on',
    },
  ]),
  ...faultsOf({ tests: ['app/integrations/pdf/layout.test.ts'], file: 'app/integrations/pdf/pen.ts' }, [
    {
      id: 'pdf-foreign-answer',
      find: 'const turned = isRtl && !isForeign(text);',
      replace: 'const turned = isRtl;',
      why: 'an address in Spanish is read from both ends on an Arabic paper',
    },
  ]),
  ...faultsOf({ ...drawn, file: 'app/integrations/pdf/fonts.server.ts' }, [
    {
      id: 'pdf-lam-alef',
      find: '\\ufe70-\\ufef4]/',
      replace: '\\ufe70-\\ufefc]/',
      why: 'readers give lam-alef from its wrong end',
      only: 'lam-alef',
    },
  ]),
  ...faultsOf({ tests: ['app/features/quiz/report/api.test.ts'], file: 'app/features/quiz/input.server.ts' }, [
    {
      id: 'report-proto',
      find: "Object.hasOwn(given, '__proto__')",
      replace: "Object.hasOwn(given, 'prototype')",
      why: 'a name of the prototype passes for no field',
      only: 'hostile',
    },
  ]),
];
