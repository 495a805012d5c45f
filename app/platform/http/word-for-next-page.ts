/** A short confirmation that the next page of this tab shows: "you are logged in", "you are logged out". */
type Word = 'logged-in' | 'logged-out';
const KEY = 'word';

export function leaveWord(word: Word) {
  try {
    sessionStorage.setItem(KEY, word);
  } catch {
    // A browser that keeps nothing for us: the page itself shows where one is.
  }
}

/** Given out once, and only to the page that it is meant for. */
export function takeWord(word: Word): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== word) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
