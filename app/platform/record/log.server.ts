/** JSON log lines on standard output: phone numbers masked, no addresses, no secrets (Q13). */
import pino from 'pino';

/** Invisible characters: they break lines, change direction, or split the digits of a number. */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');
const MARK = '\ufffd';

const PLAIN = /^[a-z/._ -]*$/i;
const WORD = /[^\s/]+/g;
const AN_ADDRESS_INSIDE = /.@./u;
const NUMBER = /\+?\p{Nd}[\p{Nd}\p{Pd}\s().\ufffd]*/gu;
const ENCODED = /(?:%[0-9a-f]{2})+/gi;
/** Decoding stops here: deeper nesting is no honest address. */
const DEEPEST = 6;

function decode(encoded: string) {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded.replace(/%[2-7][0-9a-f]/gi, (one) => decodeURIComponent(one));
  }
}

/** Decodes repeatedly and turns digits of any script into Latin ones. */
function readable(text: string, depth = 0): string {
  const read = text.replace(/%(?:25)+/g, '%').replace(ENCODED, decode);
  if (read === text) return text.normalize('NFKC').replace(ALL_UNSEEN, MARK);
  return depth < DEEPEST ? readable(read, depth + 1) : '***';
}

/**
 * Masks personal data: "+573001234567" -> "***67".
 * E-mail addresses are matched word by word: one pattern for the whole text would be slow on long paths.
 */
export function maskPersonal(text: string): string {
  if (PLAIN.test(text)) return text;
  return readable(text)
    .replace(WORD, (word) => (AN_ADDRESS_INSIDE.test(word) ? '***@***' : word))
    .replace(NUMBER, (number) => {
      const digits = number.match(/\p{Nd}/gu) ?? [];
      return digits.length < 6 ? number : `***${digits.slice(-2).join('')}`;
    });
}

const maskLines = (text: string) => text.split('\n').map(maskPersonal);

const PIECE = 16_000;
const PIECE_MS = 200;

/** Buffers lines; flushed by size, every 200 ms, and when the process ends. */
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

export function makeLog(level: string, destination: pino.DestinationStream = standardOutput()): Log {
  const log = pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        // Without a message pino takes the error's, and that of a failed query holds its values.
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
          message: maskLines(error.cause ? `${error.cause.message}` : error.message).join('\n'),
          code: error.code ?? error.cause?.code,
          stack: maskLines((error.cause ?? error).stack ?? '')
            .slice(1, 8)
            .join('\n'),
        }),
      },
    },
    destination,
  );
  return Object.assign(log, { destination });
}

/** A pino logger with its destination, for `requestLines`. */
export type Log = pino.Logger & { destination: pino.DestinationStream };

export type RequestLine = { now: Date; request_id: string; method: string; path: string; status: number; ms: number };

/**
 * Writes the line of a request as pino would, without pino: its fields are known and need no redaction (decision 022).
 * Undefined when the level is off.
 */
export function requestLines(log: Log): ((line: RequestLine) => void) | undefined {
  if (!log.isLevelEnabled('info')) return undefined;
  let last = { ms: 0, text: '' };
  /** Paths as JSON text: calls have few patterns. */
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
    log.destination.write(
      `{"level":"info","time":"${last.text}","request_id":"${request_id}","method":"${method}","path":${quote(path)},"status":${status},"ms":${ms},"msg":"request"}\n`,
    );
  };
}
