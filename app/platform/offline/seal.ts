/** What a browser keeps of somebody is sealed (AES-GCM) with a key that the server gives to that person's session only. */

const NONCE = 12;
const bytesOf = (text: string) => new TextEncoder().encode(text);

export function keyFrom(text: string): Promise<CryptoKey> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** `name`: what it is, and whose; sealed content opens under its own name only. */
export async function seal(key: CryptoKey, name: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const how = { name: 'AES-GCM', iv, additionalData: bytesOf(name) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, key, bytesOf(text)));
  const whole = new Uint8Array(NONCE + sealed.length);
  whole.set(iv);
  whole.set(sealed, NONCE);
  return whole;
}

/** Nothing where the key, the name or the content is another. */
export async function unseal(key: CryptoKey, name: string, sealed: BufferSource): Promise<string | null> {
  const whole = new Uint8Array('buffer' in sealed ? sealed.buffer : sealed);
  const how = { name: 'AES-GCM', iv: whole.slice(0, NONCE), additionalData: bytesOf(name) };
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(how, key, whole.slice(NONCE)));
  } catch {
    return null;
  }
}
