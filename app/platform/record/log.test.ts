import { expect, test, vi } from 'vitest';
import { makeLog, maskPersonal, requestLines } from './log.server.ts';

test('phones are masked and addresses gone, in any spelling', () => {
  for (const text of ['/leads/+573001234567/x', '/leads/%2B573001234567/x', '/u/300 123 4567', '/u/300%20123%204567'])
    expect(maskPersonal(text)).toMatch(/\*\*\*67/);
  expect(maskPersonal('/leads/eva@correo.example/x')).toBe('/leads/***@***/x');
  expect(maskPersonal('/leads/eva%40correo.example/x')).not.toContain('eva');
  expect(maskPersonal('/citas/bogota')).toBe('/citas/bogota');
});

test('a failed query is logged without its values', () => {
  const lines: string[] = [];
  const log = makeLog('info', { write: (text: string) => lines.push(text) });
  const cause = Object.assign(new Error('duplicate key value'), { code: '23505' });
  log.error({
    err: Object.assign(new Error('Failed query: insert ... params: +573001234567,eva@correo.example'), { cause }),
    password: 'secreta',
    token: 'abc',
    session: { token: 'inner', password: 'secreta', cookie: 'galleta' },
  });
  expect(lines.join('')).toContain('duplicate key value');
  expect(lines.join('')).not.toMatch(/3001234567|eva@|secreta|"abc"|inner|galleta/);
});

test('however often and however oddly it is written, a phone or an address is masked', () => {
  const unseen = ['\u2028', '\u2029', '\u200b', '\u202e', '\u2066', '\u0085', '\u00ad', '\ufeff', '\n', '\0'];
  const encode = (text: string) =>
    text.replace(/./gsu, (one) =>
      [...Buffer.from(one)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    );
  const again = (text: string) => text.replaceAll('%', '%25');
  const phones = [
    '%33%30%30%31%32%33%34%35%36%37',
    '%2533%2530%2530%2531%2532%2533%2534%2535%2536%2537',
    '%FF%33%30%30%31%32%33%34%35%36%37',
    '٣٠٠١٢٣٤٥٦٧',
    '３００１２３４５６７',
    ...unseen.map((sign) => `300${sign}123${sign}4567`),
  ];
  const addresses = [
    'eva%40correo.example',
    'eva%2540correo.example',
    'eva%25252540correo.example',
    'eva%25%32%35%34%30correo.example',
    'eva＠correo.example',
    'EVA%C0%40correo.example',
    ...unseen.map((sign) => `eva${sign}@${sign}correo.example`),
  ];
  for (const plain of [...phones, ...addresses])
    for (const text of [plain, again(plain), encode(plain), again(again(encode(plain))), encode(encode(plain))]) {
      const shown = maskPersonal(`/u/${text}/x`);
      expect(shown, text).toMatch(/^\/u\/.*\*\*\*.*\/x$/u);
      expect(shown.normalize('NFKC'), text).not.toMatch(/eva|correo|\p{Nd}{3}/iu);
    }
  expect(maskPersonal(`/${again(encode(encode(encode(encode('eva@correo.example')))))}`)).not.toContain('40');
});

test('nothing that nobody sees reaches the log: a line stays one line, and reads in one direction', () => {
  for (const path of [
    '/a\u2028{"level":"info"}',
    '/a%E2%80%A8b',
    '/a%25E2%2580%25A9b',
    '/a\u202eb\u2066',
    '/a\r\nb',
    '/a\u0085b',
  ])
    expect(maskPersonal(path)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|%E2%80/u);
  expect(maskPersonal('/ar/تأشيرة')).toBe('/ar/تأشيرة');
});

test('the line of a request is byte for byte what pino writes for the same fields', () => {
  const now = new Date('2026-11-17T08:09:10.007Z');
  vi.useFakeTimers({ now, toFake: ['Date'] });
  try {
    const lines: string[] = [];
    const log = makeLog('info', { write: (text: string) => lines.push(text) });
    const request_id = '7d6f1f0e-3b7c-4f55-9a39-0d5c2c1d9f10';
    const paths = ['/', '/user/{user_id}', '/ar/تأشيرة', '/a"b\\c', '/😀', '/\ud800', '/u/***67'];
    for (const path of paths)
      for (const [method, status, ms] of [
        ['GET', 200, 0],
        ['DELETE', 503, 1234.5],
      ] as const) {
        requestLines(log)?.({ now, request_id, method, path, status, ms });
        log.info({ request_id, method, path, status, ms }, 'request');
        const [ours, own] = lines.splice(0);
        expect(ours).toBe(own);
        expect(JSON.parse(String(ours))).toMatchObject({ time: now.toISOString(), status, msg: 'request' });
      }
  } finally {
    vi.useRealTimers();
  }
});

test('below its level a request has no line', () => {
  expect(requestLines(makeLog('warn', { write: () => {} }))).toBeUndefined();
});
