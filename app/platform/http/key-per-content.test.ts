import { expect, test } from 'vitest';
import { keyPerContent } from './key-per-content.ts';

test('the same content keeps its key until it arrived, another content has another', () => {
  const message = keyPerContent();
  const first = message.keyOf({ email: 'eva@correo.example', text: 'Hola' });
  expect(message.keyOf({ email: 'eva@correo.example', text: 'Hola' })).toBe(first);
  expect(message.keyOf({ email: 'eva@correo.example', text: 'Hola otra vez' })).not.toBe(first);
  const second = message.keyOf({ email: 'eva@correo.example', text: 'Hola' });
  message.arrived();
  expect(message.keyOf({ email: 'eva@correo.example', text: 'Hola' })).not.toBe(second);
});
