/** JSON lines on standard output; phones masked, addresses and secrets never (Q13). */
import pino from 'pino';

const WORD = /[^\s/]+/g;
const AN_ADDRESS_INSIDE = /.(?:@|%40)./i;
const NUMBER = /(?:\+|%2B)?\d(?:[\d\s().-]|%20|%28|%29|%2D|%2E)*/gi;

/**
 * "+573001234567" -> "***67": enough to recognise a report, too little to call. Addresses are looked for word by word:
 * one pattern for the whole would try every letter of a long path as the start of an address.
 */
export function maskPersonal(text: string): string {
  return text
    .replace(WORD, (word) => (AN_ADDRESS_INSIDE.test(word) ? '***@***' : word))
    .replace(NUMBER, (number) => {
      const digits = number.replace(/%[0-9a-f]{2}|\D/gi, '');
      return digits.length < 6 ? number : `***${digits.slice(-2)}`;
    });
}

/** Lines leave by the page or by the half second, whichever comes first, and at the latest when the process ends. */
const standardOutput = () => pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 });

export function makeLog(level: string, destination: pino.DestinationStream = standardOutput()) {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        // Left alone, a line without words takes the error's message, and a failed query's message holds its values.
        logMethod(args, method) {
          method.apply(this, args.length === 1 && typeof args[0] === 'object' ? [args[0], ''] : args);
        },
      },
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token', '*.authorization', '*.cookie'],
        censor: '[redacted]',
      },
      serializers: {
        err: (error: Error & { code?: string; cause?: Error & { code?: string } }) => ({
          name: error.name,
          message: maskPersonal(error.cause ? `${error.cause.message}` : error.message),
          code: error.code ?? error.cause?.code,
          stack: maskPersonal((error.cause ?? error).stack ?? '')
            .split('\n')
            .slice(1, 8)
            .join('\n'),
        }),
      },
    },
    destination,
  );
}

export type Log = pino.Logger;
