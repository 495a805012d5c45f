/** The share button: out of sight until the device can share, then it shares the page without its query. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { offerSharing } from './browser.ts';
import { ShareButton } from './button.tsx';

afterEach(() => vi.unstubAllGlobals());

class Shown extends EventTarget {
  hidden = true;
  dataset = { share: 'Tu visa' };
}

function page(share?: (data: ShareData) => Promise<void>) {
  const button = new Shown();
  vi.stubGlobal('navigator', { share });
  vi.stubGlobal('location', new URL('https://mirador.example/usa/esta?phone=%2B573001234567#costs'));
  vi.stubGlobal('document', { querySelectorAll: () => [button] });
  offerSharing();
  return button;
}

test('without script, or where nothing can be shared, there is no button to see', () => {
  const html = renderToStaticMarkup(<ShareButton locale="es" title="Tu visa" />);
  expect(html).toMatch(/^<button hidden="" data-share="Tu visa" type="button"/);
  expect(html).toContain('Compartir esta página');
  expect(page().hidden).toBe(true);
});

test('where the device can share it is shown, and shares title and address without query', () => {
  const share = vi.fn(async () => {});
  const button = page(share);
  expect(button.hidden).toBe(false);
  button.dispatchEvent(new Event('click'));
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Tu visa', url: 'https://mirador.example/usa/esta' });
});

test('somebody who closes the sheet of the device meets no error', async () => {
  const refused = vi.fn(async () => {
    throw new DOMException('closed', 'AbortError');
  });
  page(refused).dispatchEvent(new Event('click'));
  await new Promise((done) => setTimeout(done));
  expect(refused).toHaveBeenCalledOnce();
});
