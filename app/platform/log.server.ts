/** JSON lines on standard output; phones masked, addresses and secrets never (Q13). */
import pino from 'pino';

const EMAIL = /[^\s/@]+(?:@|%40)[^\s/@]+/gi;
const LONG_NUMBER = /(?:\+|%2B)?\d(?:[\s().-]|%20|%28|%29|%2D|%2E)*(?:\d(?:[\s().-]|%20|%28|%29|%2D|%2E)*){5,}/gi;

/** "+573001234567" -> "***67": enough to recognise a report, too little to call. */
export function maskPersonal(text: string): string {
  return text
    .replace(EMAIL, '***@***')
    .replace(LONG_NUMBER, (number) => `***${number.replace(/%[0-9a-f]{2}|\D/gi, '').slice(-2)}`);
}

/** Lines leave by the page or by the half second, whichever comes first, and at the latest when the process ends. */
const standardOutput = () => pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 });

export function makeLog(level: string, destination: pino.DestinationStream = standardOutput()) {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
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
