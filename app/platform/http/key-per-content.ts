/** One idempotency key for one content: a second try after a lost answer does nothing twice. */
export function keyPerContent() {
  let last = { content: '', key: '' };
  return {
    keyOf(fields: object) {
      const content = JSON.stringify(fields);
      if (last.content !== content) last = { content, key: crypto.randomUUID() };
      return last.key;
    },
    /** It arrived: the same once more is a new wish. */
    arrived() {
      last = { content: '', key: '' };
    },
  };
}
