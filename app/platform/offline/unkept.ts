/** Open pages of which this browser keeps no copy (a shared computer, a private window): what is written there and has not arrived goes with them, so they ask first. */
type OpenPage = {
  address: string;
  /** Something is written that is neither with the server nor on this device. */
  isAtRisk(): boolean;
  /** Tells when that may have changed. */
  subscribe(listener: () => void): () => void;
  /** Whether the server has it now. */
  send(): Promise<boolean>;
};

const pages = new Set<OpenPage>();

const atRisk = () => [...pages].filter((page) => page.isAtRisk());

const ask = (event: BeforeUnloadEvent) => {
  if (atRisk().length > 0) event.preventDefault();
};

/** With nothing to lose nobody listens: the back button would have to load such a page anew. */
function listen() {
  removeEventListener('beforeunload', ask);
  if (atRisk().length > 0) addEventListener('beforeunload', ask);
}

/** Gives back how to stop. */
export function watchUnkept(page: OpenPage): () => void {
  pages.add(page);
  const stop = page.subscribe(listen);
  return () => {
    stop();
    pages.delete(page);
    listen();
  };
}

/** Addresses of what could not be sent. */
export async function sendUnkept(): Promise<string[]> {
  const left: string[] = [];
  for (const page of atRisk()) if (!(await page.send())) left.push(page.address);
  return left;
}

/** Their person has been asked, and has gone. */
export function forgetUnkept() {
  pages.clear();
  listen();
}
