/** A phone number on its way to the log-in screen: through the tab, never through an address. */
const KEY = 'log-in-phone';

export function handPhoneOver(phone_number: string) {
  try {
    sessionStorage.setItem(KEY, phone_number);
  } catch {
    // It is typed again.
  }
}

/** Given out once. */
export function takePhone(): string | null {
  try {
    const phone_number = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return phone_number;
  } catch {
    return null;
  }
}
