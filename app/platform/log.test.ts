import { expect, test } from 'vitest';
import { makeLog, maskPersonal } from './log.server.ts';

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
