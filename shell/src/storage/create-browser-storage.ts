import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import { createStoragePort } from './create-storage-port';
import type { WebStorage } from './create-storage-port';
import { cookieLine, cookieName, COOKIES, cookieValue, isOpenToRemotes } from './storage-key.rule';

const DAY_SECONDS = 24 * 60 * 60;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** Browser functions. Replaced in tests. */
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
  /** Default lifetime: one year. */
  readonly writeCookie: (name: string, value: string, seconds?: number) => void;
  /**
   * Storage of a remote: local storage without the shell's keys, the referral cookie (read only), and the URL of
   * the exchange page for one day (spec §9 "Timing").
   */
  readonly forRemote: () => StoragePort;
};

type Cookies = Pick<BrowserStorage, 'readCookie' | 'writeCookie'>;

const remoteView = (local: StoragePort, { readCookie, writeCookie }: Cookies): StoragePort => ({
  read: (key) => {
    if (key === COOKIES.linkId || key === COOKIES.exchangePage) return readCookie(key);
    return isOpenToRemotes(key) ? local.read(key) : null;
  },
  write: (key, value) => {
    if (key !== COOKIES.exchangePage) return isOpenToRemotes(key) && local.write(key, value);
    writeCookie(key, value, DAY_SECONDS);
    return true;
  },
  remove: (key) => {
    if (isOpenToRemotes(key)) local.remove(key);
  },
});

/** The only access to local storage, session storage and cookies. Never throws. */
export const createBrowserStorage = (source: StorageSource): BrowserStorage => {
  const local = createStoragePort(source.openLocal);
  const readCookie = (name: string): string | null => {
    try {
      return cookieValue(source.readCookies(), cookieName(name, source.isSecure));
    } catch {
      return null;
    }
  };
  const writeCookie: BrowserStorage['writeCookie'] = (name, value, seconds = YEAR_SECONDS) => {
    try {
      source.writeCookie(cookieLine(cookieName(name, source.isSecure), value, seconds, source.isSecure));
    } catch {
      // cookies are disabled: the choice lasts for this page only
    }
  };
  return {
    local,
    session: createStoragePort(source.openSession),
    readCookie,
    writeCookie,
    forRemote: () => remoteView(local, { readCookie, writeCookie }),
  };
};

export const windowStorage = (page: Window): StorageSource => ({
  openLocal: () => page.localStorage,
  openSession: () => page.sessionStorage,
  readCookies: () => page.document.cookie,
  writeCookie: (line) => {
    page.document.cookie = line;
  },
  isSecure: page.location.protocol === 'https:',
});
