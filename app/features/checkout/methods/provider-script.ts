/** Loads a provider's own script, once for a page; what failed can be asked for again. */
const loading = new Map<string, Promise<void>>();

function load(url: string): Promise<void> {
  return new Promise((done, failed) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => done();
    script.onerror = () => {
      script.remove();
      failed(new Error('a provider’s script did not load'));
    };
    document.head.append(script);
  });
}

export function providerScript(url: string): Promise<void> {
  const asked = loading.get(url) ?? load(url);
  loading.set(url, asked);
  asked.catch(() => loading.delete(url));
  return asked;
}
