export { createBrowserStorage, windowStorage } from './create-browser-storage';
export type { BrowserStorage } from './create-browser-storage';
export { COOKIES, STORED } from './storage-key.rule';
