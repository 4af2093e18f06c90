import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import { createStoragePort } from './create-storage-port';
import type { WebStorage } from './create-storage-port';
import { COOKIES, cookieLine, cookieValue, isOpenToRemotes } from './storage-key.rule';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What is needed of the browser; a test hands in its own. */
export type StorageSource = {
  readonly openLocal: () => WebStorage;
  readonly openSession: () => WebStorage;
  readonly readCookies: () => string;
  readonly writeCookie: (line: string) => void;
  readonly isSecure: boolean;
};

export type BrowserStorage = {
  readonly local: StoragePort;
  readonly session: StoragePort;
  readonly readCookie: (name: string) => string | null;
  readonly writeCookie: (name: string, value: string) => void;
  /** What a remote gets: local storage without the shell's places, and the referral cookie to be read. */
  readonly forRemote: () => StoragePort;
};

const remoteView = (local: StoragePort, readCookie: BrowserStorage['readCookie']): StoragePort => ({
  read: (key) => {
    if (key === COOKIES.linkId) return readCookie(key);
    return isOpenToRemotes(key) ? local.read(key) : null;
  },
  write: (key, value) => isOpenToRemotes(key) && local.write(key, value),
  remove: (key) => {
    if (isOpenToRemotes(key)) local.remove(key);
  },
});

/** The only place that touches local storage, session storage and cookies. Nothing here throws. */
export const createBrowserStorage = (source: StorageSource): BrowserStorage => {
  const local = createStoragePort(source.openLocal);
  const readCookie = (name: string): string | null => {
    try {
      return cookieValue(source.readCookies(), name);
    } catch {
      return null;
    }
  };
  return {
    local,
    session: createStoragePort(source.openSession),
    readCookie,
    writeCookie: (name, value) => {
      try {
        source.writeCookie(cookieLine(name, value, YEAR_SECONDS, source.isSecure));
      } catch {
        // cookies are disabled: the choice holds for this page only
      }
    },
    forRemote: () => remoteView(local, readCookie),
  };
};

/** The storages of this window. */
export const windowStorage = (page: Window): StorageSource => ({
  openLocal: () => page.localStorage,
  openSession: () => page.sessionStorage,
  readCookies: () => page.document.cookie,
  writeCookie: (line) => {
    page.document.cookie = line;
  },
  isSecure: page.location.protocol === 'https:',
});
