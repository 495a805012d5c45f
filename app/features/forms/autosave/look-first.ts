/** A page looks for what this browser has of it before it counts what is written on it; a storage that is slow keeps nobody from writing, and loses nothing. */

export const PATIENCE_MS = 1500;

type Props<T> = {
  look(): Promise<T | null>;
  /** Something was found, maybe late: what is written by then is written over it. */
  found(own: T): void;
  /** Nothing was found, or not yet. */
  begin(): void;
};

/** Gives back how to stop. */
export function lookFirst<T>({ look, found, begin }: Props<T>): () => void {
  let isOver = false;
  let hasBegun = false;
  function go(own: T | null) {
    if (isOver) return;
    clearTimeout(timer);
    const isFirst = !hasBegun;
    hasBegun = true;
    if (own) found(own);
    else if (isFirst) begin();
  }
  const timer = setTimeout(() => go(null), PATIENCE_MS);
  look().then(go, () => go(null));
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
