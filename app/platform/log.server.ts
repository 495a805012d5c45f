/** JSON lines on standard output; phones masked, addresses and secrets never (Q13). */
import pino from 'pino';

const MAY_BE_PERSONAL = /[\d@%]/;
const WORD = /[^\s/]+/g;
const AN_ADDRESS_INSIDE = /.(?:@|%40)./i;
const NUMBER = /(?:\+|%2B)?\d(?:[\d\s().-]|%20|%28|%29|%2D|%2E)*/gi;

/**
 * "+573001234567" -> "***67": enough to recognise a report, too little to call. Addresses are looked for word by word:
 * one pattern for the whole would try every letter of a long path as the start of an address.
 */
export function maskPersonal(text: string): string {
  if (!MAY_BE_PERSONAL.test(text)) return text;
  return text
    .replace(WORD, (word) => (AN_ADDRESS_INSIDE.test(word) ? '***@***' : word))
    .replace(NUMBER, (number) => {
      const digits = number.replace(/%[0-9a-f]{2}|\D/gi, '');
      return digits.length < 6 ? number : `***${digits.slice(-2)}`;
    });
}

const PIECE = 16_000;
const PIECE_MS = 200;

/** Lines leave in pieces, by their length or the fifth of a second, and at the latest when the process ends. */
function standardOutput(): pino.DestinationStream & { flush(done?: () => void): void } {
  const out = pino.destination({ fd: 1, sync: false });
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines) out.write(lines);
    lines = '';
  };
  process.on('exit', () => {
    send();
    out.flushSync();
  });
  return {
    write(line) {
      lines += line;
      if (lines.length > PIECE) send();
      else timer ??= setTimeout(send, PIECE_MS).unref();
    },
    flush(done) {
      send();
      out.flush(done);
    },
  };
}

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

export type RequestLine = { now: Date; request_id: string; method: string; path: string; status: number; ms: number };

/**
 * The line of each request, made by hand: six known fields and no secret among them. Going the general way costs a
 * quarter of a small call. Nothing when the level is off.
 */
export function requestLines(log: Log): ((line: RequestLine) => void) | undefined {
  if (!log.isLevelEnabled('info')) return undefined;
  const stream = (log as unknown as Record<symbol, pino.DestinationStream>)[pino.symbols.streamSym];
  let last = { ms: 0, text: '' };
  /** The patterns of calls are few and come all day. */
  const quoted = new Map<string, string>();
  const quote = (path: string) => {
    const known = quoted.get(path);
    if (known) return known;
    const text = JSON.stringify(path);
    if (quoted.size < 500) quoted.set(path, text);
    return text;
  };
  return ({ now, request_id, method, path, status, ms }) => {
    const at = now.getTime();
    if (at !== last.ms) last = { ms: at, text: now.toISOString() };
    stream?.write(
      `{"level":"info","time":"${last.text}","request_id":"${request_id}","method":"${method}","path":${quote(path)},"status":${status},"ms":${ms},"msg":"request"}\n`,
    );
  };
}
