import { useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FieldError } from './form-errors.ts';
import { TextField } from './text-field.tsx';
import { useSending } from './use-sending.tsx';

type Field = 'first_name' | 'email' | 'city';

function SentForm({ errors }: { errors: readonly FieldError<Field>[] }) {
  const { failWith, fieldOf, aloud, notice } = useSending<Field>('form');
  const isSent = useRef(false);
  if (!isSent.current) {
    isSent.current = true;
    failWith(errors);
  }
  return (
    <form>
      {aloud}
      <TextField {...fieldOf('first_name')} label="Name" />
      <TextField {...fieldOf('email')} label="Address" />
      <TextField {...fieldOf('city')} label="City" />
      {notice}
    </form>
  );
}

test('two wrong fields have a message each, and both are read aloud', () => {
  const html = renderToStaticMarkup(
    <SentForm
      errors={[
        { field: 'first_name', text: 'Write your name.' },
        { field: 'email', text: 'Check the address.' },
      ]}
    />,
  );
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(html).toContain('<p role="alert" class="sr-only">Write your name. Check the address.</p>');
  for (const text of ['Write your name.', 'Check the address.']) expect(html.split(text)).toHaveLength(3);
  expect(html).toMatch(/<input(?=[^>]*name="city")(?![^>]*aria-invalid="true")/);
});
