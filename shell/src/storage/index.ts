export { createBrowserStorage, windowStorage } from './create-browser-storage';
export type { BrowserStorage } from './create-browser-storage';
export { createMemoryStorage } from './create-storage-port';
export { COOKIES, STORED } from './storage-key.rule';
