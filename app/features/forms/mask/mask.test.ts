/** What a service is shown of a text: no name, number, date or place; what comes back is whole or nothing. */
import { expect, test } from 'vitest';
import type { KnownWords } from './known.ts';
import { isOnlyHidden, mask, unmask } from './mask.ts';

const known: KnownWords = {
  names: ['Ana María', 'Muñoz Ávila', 'محمد علي'],
  things: ['Textiles del Norte', 'Calle 85 # 11-53', 'Bogotá', 'AR123456'],
  places: new Map([
    ['Estados Unidos', 'United States'],
    ['Colombia', 'Colombia'],
    ['كولومبيا', 'Colombia'],
    ['España', 'Spain'],
  ]),
};
const hide = (text: string, more: Partial<KnownWords> = {}) => mask(text, { ...known, ...more });

test('names, however they are written, with and without accents', () => {
  expect(hide('soy ana munoz y trabajo con mi madre, MARÍA Ávila')).toEqual({
    text: 'soy [1] y trabajo con mi madre, [2]',
    hidden: ['ana munoz', 'MARÍA Ávila'],
  });
  expect(hide('los muñozes de ananas'), 'only whole words').toEqual({ text: 'los muñozes de ananas', hidden: [] });
  expect(hide('de la casa'), 'small words of names are no names').toEqual({ text: 'de la casa', hidden: [] });
});

test('employers and places; a country comes back in English', () => {
  expect(hide('Vendo telas en Textiles del Norte, en Bogota, y viajo a estados unidos y España')).toEqual({
    text: 'Vendo telas en [1], en [2], y viajo a [3] y [4]',
    hidden: ['Textiles del Norte', 'Bogota', 'United States', 'Spain'],
  });
  expect(hide('vendo textiles en el norte').text, 'a word of it without a capital').toBe('vendo textiles en el norte');
  expect(hide('Textiles es mi empresa').text, 'with a capital, at the beginning').toBe('[1] es mi empresa');
});

test('numbers, phones, mail, passports, amounts, dates', () => {
  const { text, hidden } = hide(
    'Gano 2.500.000 pesos desde el 12 de marzo de 2020; escríbeme a ana@x.co o al +57 300 123 4567, pasaporte XY98765, 03/2021, www.tienda.co y @ana_tienda',
  );
  expect(text).toBe('Gano [1] pesos desde el [2]; escríbeme a [3] o al [4], pasaporte [5], [6], [7] y [8]');
  expect(hidden).toEqual([
    '2.500.000',
    '12 March 2020',
    'ana@x.co',
    '+57 300 123 4567',
    'XY98765',
    '03/2021',
    'www.tienda.co',
    '@ana_tienda',
  ]);
  expect(hide('en mayo viajo; en mayo de 2019 volví').hidden).toEqual(['May 2019']);
});

test('what nobody has told us: a capital inside of a sentence', () => {
  expect(hide('Mi jefe Carlos Restrepo del Banco de Occidente me invita. Vive en Cali.')).toEqual({
    text: 'Mi jefe [1] me invita. Vive en [2].',
    hidden: ['Carlos Restrepo del Banco de Occidente', 'Cali'],
  });
  expect(hide('Carlos Restrepo me invita a su casa').text).toBe('[1] me invita a su casa');
  expect(hide('Gerente de Ventas').text, 'a title has capitals everywhere').toBe('Gerente de Ventas');
  expect(hide('SOY ANA Y VENDO TELAS').text, 'all in capitals: what is known').toBe('SOY [1] Y VENDO TELAS');
});

test('what nobody has told us, without a capital: frequent names with their surnames, and what somebody is called', () => {
  const told: readonly (readonly [string, string, readonly string[]])[] = [
    ['mi jefe carlos restrepo me invita', 'mi jefe [1] me invita', ['carlos restrepo']],
    ['vivo con lucía de los ángeles gómez y jorge', 'vivo con [1] y [2]', ['lucía de los ángeles gómez', 'jorge']],
    ['mi hija se llama yeraldin y estudia', 'mi hija se llama [1] y estudia', ['yeraldin']],
    ['vendo flores y torres de papel, con paz', 'vendo flores y torres de papel, con paz', []],
  ];
  for (const [text, masked, hidden] of told) expect(hide(text), text).toEqual({ text: masked, hidden });
});

test('Arabic: names and places that are known, digits, and words written on to them', () => {
  expect(hide('أعمل في كولومبيا منذ ١٢ مارس ٢٠٢٠ مع محمد علي وبكولومبيا')).toEqual({
    text: 'أعمل في [1] منذ [2] مع [3] وب[4]',
    hidden: ['Colombia', '12 March 2020', 'محمد علي', 'Colombia'],
  });
  expect(hide('أسافر لكولومبيا').text).toBe('أسافر ل[1]');
});

test('only names and numbers: nothing to put into English', () => {
  for (const text of ['Ana María Muñoz', '2019', '+57 300 1234567', 'Bogotá, Colombia'])
    expect(isOnlyHidden(hide(text)), text).toBe(true);
  expect(isOnlyHidden(hide('Vendo telas'))).toBe(false);
});

test('what comes back is whole: each mark once, in any order, and no other', () => {
  const hidden = ['Ana', '2019'];
  expect(unmask('Since [2] with [1].', hidden)).toBe('Since 2019 with Ana.');
  for (const wrong of ['Since [2].', '[1] [2] [1]', '[1] [2] [3]', '[1] [1]', 'nothing', '[1] 2019'])
    expect(unmask(wrong, hidden), wrong).toBeNull();
  expect(unmask('plain', [])).toBe('plain');
  expect(unmask('$& and $1 [1]', ['$&'])).toBe('$& and $1 $&');
});

test('hidden and put back a text is the same, but for digits and countries', () => {
  for (const text of ['Soy Ana y vivo en la Calle 85 # 11-53 de Bogotá', 'desde [1] hasta [2]', 'sin nada', ''])
    expect(unmask(hide(text).text, hide(text).hidden), text).toBe(text);
});
