import { createBrowserStorage } from './create-browser-storage';
import type { StorageSource } from './create-browser-storage';
import { createMemoryStorage } from './memory-storage.fixture';
import type { WebStorage } from './create-storage-port';

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

const sourceWith = (change: Partial<StorageSource>): StorageSource => {
  const memory = createMemoryStorage();
  return {
    openLocal: () => memory,
    openSession: createMemoryStorage,
    readCookies: () => '',
    writeCookie: () => undefined,
    isSecure: false,
    ...change,
  };
};

const fullStorage = (kept: Readonly<Record<string, string>>): WebStorage => ({
  getItem: (key) => kept[key] ?? null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: refuse,
});

describe('createBrowserStorage (fault matrix A22)', () => {
  it('stores values in the browser', () => {
    const memory = createMemoryStorage();
    const { local } = createBrowserStorage(sourceWith({ openLocal: () => memory }));
    expect(local.write('transactions', 'a,b')).toBe(true);
    expect(memory.getItem('transactions')).toBe('a,b');
    local.remove('transactions');
    expect(memory.getItem('transactions')).toBeNull();
  });

  it.each([
    { name: 'disabled', openLocal: refuse },
    { name: 'full', openLocal: () => fullStorage({}) },
  ])('keeps values for this page if the storage is $name, and reports that', ({ openLocal }) => {
    const { local } = createBrowserStorage(sourceWith({ openLocal }));
    expect(local.write('transactions', 'a')).toBe(false);
    expect(local.read('transactions')).toBe('a');
    local.remove('transactions');
    expect(local.read('transactions')).toBeNull();
  });

  it('does not restore a value that could not be removed', () => {
    const { local } = createBrowserStorage(
      sourceWith({ openLocal: () => fullStorage({ 'refresh-token': 'r1' }) }),
    );
    local.remove('refresh-token');
    expect(local.read('refresh-token')).toBeNull();
  });

  it('writes a removed value again', () => {
    const { local } = createBrowserStorage(sourceWith({ openLocal: () => fullStorage({ a: 'old' }) }));
    local.remove('a');
    local.write('a', 'new');
    expect(local.read('a')).toBe('new');
  });

  it('reads and writes cookies by name', () => {
    const lines: string[] = [];
    const storage = createBrowserStorage(
      sourceWith({ readCookies: () => 'csrf_token=t1', writeCookie: (line) => lines.push(line) }),
    );
    expect(storage.readCookie('csrf_token')).toBe('t1');
    storage.writeCookie('theme', 'dark');
    expect(lines).toEqual([expect.stringMatching(/^theme=dark; Path=\/; Max-Age=31536000/)]);
  });

  it('keeps the URL of the exchange page for one day (spec §9 "Timing")', () => {
    const lines: string[] = [];
    const storage = createBrowserStorage(
      sourceWith({ readCookies: () => 'exchangePage=%2Fexchange', writeCookie: (line) => lines.push(line) }),
    ).forRemote();
    expect(storage.read('exchangePage')).toBe('/exchange');
    expect(storage.write('exchangePage', '/exchange?from=btc')).toBe(true);
    expect(lines).toEqual(['exchangePage=%2Fexchange%3Ffrom%3Dbtc; Path=/; Max-Age=86400; SameSite=Lax']);
  });

  it('works without cookies if they are disabled', () => {
    const storage = createBrowserStorage(sourceWith({ readCookies: refuse, writeCookie: refuse }));
    expect(() => storage.writeCookie('theme', 'dark')).not.toThrow();
    expect(storage.readCookie('theme')).toBeNull();
  });
});

describe('the storage of a remote', () => {
  it('shares the list of transactions with all remotes (spec §9 "Stored identifiers")', () => {
    const storage = createBrowserStorage(sourceWith({}));
    storage.forRemote().write('transactions', 'a,b');
    expect(storage.forRemote().read('transactions')).toBe('a,b');
    storage.forRemote().remove('transactions');
    expect(storage.local.read('transactions')).toBeNull();
  });

  it('cannot read, write or remove the refresh token', () => {
    const storage = createBrowserStorage(sourceWith({}));
    storage.local.write('refresh-token', 'r1');
    const remote = storage.forRemote();
    expect(remote.read('refresh-token')).toBeNull();
    expect(remote.write('refresh-token', 'stolen')).toBe(false);
    remote.remove('refresh-token');
    expect(storage.local.read('refresh-token')).toBe('r1');
  });

  it('reads the referral link from its cookie (spec §6)', () => {
    const storage = createBrowserStorage(sourceWith({ readCookies: () => 'linkId=abc' }));
    expect(storage.forRemote().read('linkId')).toBe('abc');
  });

  it('uses names that no other host of the domain can set, over https', () => {
    const lines: string[] = [];
    const storage = createBrowserStorage(
      sourceWith({
        isSecure: true,
        readCookies: () => 'csrf_token=tossed; __Host-csrf_token=own; theme=dark',
        writeCookie: (line) => lines.push(line),
      }),
    );
    expect([storage.readCookie('csrf_token'), storage.readCookie('theme')]).toEqual(['own', 'dark']);
    storage.writeCookie('exchangePage', '/exchange', 1);
    storage.writeCookie('theme', 'dark', 1);
    expect(lines).toEqual([
      '__Host-exchangePage=%2Fexchange; Path=/; Max-Age=1; SameSite=Lax; Secure',
      'theme=dark; Path=/; Max-Age=1; SameSite=Lax; Secure',
    ]);
  });
});
