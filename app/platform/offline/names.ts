/** What the worker and the pages call the same. */
export const WORKER = '/portal-worker.js';
export const PAGES = 'kept-pages';
export const ASSETS = 'kept-assets';
/** Of an answer that may be kept: whose it is. */
export const OWNER = 'Offline-Owner';
/** Of a kept answer: the files that it needs. */
export const NEEDS = 'Offline-Assets';
