/** The cookies that an answer sets, by name. */
type Cookie = { value: string; attributes: Record<string, string | true> };

export function cookiesOf(headers: Headers): Record<string, Cookie> {
  return Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [pair = '', ...rest] = line.split(/;\s*/);
      const [name = '', ...value] = pair.split('=');
      const attributes = rest.map((one) => {
        const [key = '', given] = one.split('=');
        return [key.toLowerCase(), given ?? true] as const;
      });
      return [name, { value: value.join('='), attributes: Object.fromEntries(attributes) }];
    }),
  );
}
