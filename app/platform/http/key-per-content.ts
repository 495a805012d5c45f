/** One Idempotency-Key for the same content: a retry after a lost answer has no second effect. */
export function keyPerContent() {
  let last = { content: '', key: '' };
  return {
    keyOf(fields: object) {
      const content = JSON.stringify(fields);
      if (last.content !== content) last = { content, key: crypto.randomUUID() };
      return last.key;
    },
    /** After success the same content gets a new key. */
    arrived() {
      last = { content: '', key: '' };
    },
  };
}
