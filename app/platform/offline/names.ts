/** What server, worker and pages call the same. */
export const WORKER = '/portal-worker.js';
export const PAGES = 'kept-pages';
export const ASSETS = 'kept-assets';
/** Of an answer that may be kept: whose it is. */
export const OWNER = 'Offline-Owner';
/** Of a kept answer: the files that it needs. */
export const NEEDS = 'Offline-Assets';
/** The cookie that opens what this browser keeps of its person; it lives as long as the session (decision 032). */
export const KEEP_KEY = 'keep_key';
