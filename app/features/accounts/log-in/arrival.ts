/** Somebody came in by a link that carried a number and a password: the portal tells them as whom (D15, T3). */
const KEY = 'arrived-by-link';

export function markArrival() {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // A browser that keeps nothing for us: the greeting still names the account.
  }
}

export function cameByLink() {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function forgetArrival() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is none.
  }
}
