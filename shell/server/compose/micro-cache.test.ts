import { createMicroCache } from './micro-cache.ts';

type Made = { readonly serial: number; readonly isCacheable: boolean };

const aCache = (maxEntries = 10) =>
  createMicroCache<Made>({
    freshMs: 2000,
    staleMs: 30_000,
    maxEntries,
    isCacheable: ({ isCacheable }) => isCacheable,
  });

const aMaker = (isCacheable = true) => {
  let serial = 0;
  const make = (): Promise<Made> => {
    serial += 1;
    return Promise.resolve({ serial, isCacheable });
  };
  return { make, count: () => serial };
};

describe('createMicroCache', () => {
  it.each([
    { rule: 'fresh: kept', atMs: [0, 1999], serials: [1, 1], made: 1 },
    { rule: 'stale: kept, and renewed behind it', atMs: [0, 2001], serials: [1, 1], made: 2 },
    { rule: 'renewed: the new one', atMs: [0, 2001, 2002], serials: [1, 1, 2], made: 2 },
    { rule: 'too old: made anew', atMs: [0, 32_001], serials: [1, 2], made: 2 },
  ])('$rule', async ({ atMs, serials, made }) => {
    const cache = aCache();
    const { make, count } = aMaker();
    const seen: number[] = [];
    for (const nowMs of atMs) seen.push((await cache.get('page', make, nowMs)).serial);
    expect([seen, count()]).toEqual([serials, made]);
  });

  it('gives what is not cacheable to the one who asked and to nobody else', async () => {
    const cache = aCache();
    const { make } = aMaker(false);
    const seen = await Promise.all([cache.get('page', make, 0), cache.get('page', make, 0)]);
    expect(seen.map(({ serial }) => serial)).toEqual([1, 2]);
  });

  it('makes one new value for a crowd on a stale one', async () => {
    const cache = aCache();
    const { make, count } = aMaker();
    await cache.get('page', make, 0);
    await Promise.all(Array.from({ length: 50 }, () => cache.get('page', make, 3000)));
    expect(count()).toBe(2);
  });

  it('stays with the stale value when a new one cannot be made', async () => {
    const cache = aCache();
    const { make } = aMaker();
    await cache.get('page', make, 0);
    const fails = (): Promise<Made> => Promise.reject(new Error('down'));
    expect([
      (await cache.get('page', fails, 3000)).serial,
      (await cache.get('page', fails, 3001)).serial,
    ]).toEqual([1, 1]);
  });

  it('forgets the oldest rather than grow', async () => {
    const cache = aCache(2);
    const { make, count } = aMaker();
    for (const key of ['a', 'b', 'c', 'c', 'a']) await cache.get(key, make, 0);
    expect(count()).toBe(4);
  });

  it('can be emptied', async () => {
    const cache = aCache();
    const { make } = aMaker();
    await cache.get('page', make, 0);
    cache.clear();
    expect((await cache.get('page', make, 0)).serial).toBe(2);
  });
});
