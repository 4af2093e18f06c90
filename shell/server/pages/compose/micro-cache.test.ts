import { createMicroCache } from './micro-cache.ts';

type Made = { readonly serial: number; readonly isCacheable: boolean; readonly size?: number };

const aCache = ({ maxEntries = 10, maxSize = 1000 } = {}) =>
  createMicroCache<Made>({
    freshMs: 2000,
    staleMs: 30_000,
    maxEntries,
    maxSize,
    sizeOf: ({ size = 1 }) => size,
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
    { rule: 'fresh: cached', atMs: [0, 1999], serials: [1, 1], made: 1 },
    { rule: 'stale: cached, and renewed in the background', atMs: [0, 2001], serials: [1, 1], made: 2 },
    { rule: 'renewed: the new value', atMs: [0, 2001, 2002], serials: [1, 1, 2], made: 2 },
    { rule: 'too old: created again', atMs: [0, 32_001], serials: [1, 2], made: 2 },
  ])('$rule', async ({ atMs, serials, made }) => {
    const cache = aCache();
    const { make, count } = aMaker();
    const seen: number[] = [];
    for (const nowMs of atMs) seen.push((await cache.get('page', make, nowMs)).serial);
    expect([seen, count()]).toEqual([serials, made]);
  });

  it('returns an uncacheable value only to its caller', async () => {
    const cache = aCache();
    const { make } = aMaker(false);
    const seen = await Promise.all([cache.get('page', make, 0), cache.get('page', make, 0)]);
    expect(seen.map(({ serial }) => serial)).toEqual([1, 2]);
  });

  it('creates one new value for many callers of a stale one', async () => {
    const cache = aCache();
    const { make, count } = aMaker();
    await cache.get('page', make, 0);
    await Promise.all(Array.from({ length: 50 }, () => cache.get('page', make, 3000)));
    expect(count()).toBe(2);
  });

  it('keeps the stale value if creating a new one fails', async () => {
    const cache = aCache();
    const { make } = aMaker();
    await cache.get('page', make, 0);
    const fails = (): Promise<Made> => Promise.reject(new Error('down'));
    expect([
      (await cache.get('page', fails, 3000)).serial,
      (await cache.get('page', fails, 3001)).serial,
    ]).toEqual([1, 1]);
  });

  it('evicts the oldest entry when it is full', async () => {
    const cache = aCache({ maxEntries: 2 });
    const { make, count } = aMaker();
    for (const key of ['a', 'b', 'c', 'c', 'a']) await cache.get(key, make, 0);
    expect(count()).toBe(4);
  });

  it('keeps the stale value if the new one is not cacheable', async () => {
    const cache = aCache();
    await cache.get('page', aMaker().make, 0);
    const overloaded = aMaker(false);
    expect((await cache.get('page', overloaded.make, 3000)).isCacheable).toBe(true);
    await Promise.resolve();
    expect((await cache.get('page', overloaded.make, 3001)).isCacheable).toBe(true);
    expect(overloaded.count()).toBe(2);
    expect((await cache.get('page', overloaded.make, 32_001)).isCacheable).toBe(false);
  });

  it('stays within its size: evicts the oldest, and does not store a value that is too large', async () => {
    const cache = aCache({ maxSize: 100 });
    const sized = (size: number) => {
      let count = 0;
      return {
        make: (): Promise<Made> => {
          count += 1;
          return Promise.resolve({ serial: count, isCacheable: true, size });
        },
        count: () => count,
      };
    };
    const [first, second, third, huge] = [sized(40), sized(40), sized(40), sized(101)];
    await cache.get('first', first.make, 0);
    await cache.get('second', second.make, 0);
    await cache.get('third', third.make, 0);
    await cache.get('second', second.make, 1);
    await cache.get('first', first.make, 1);
    expect([first.count(), second.count(), third.count()]).toEqual([2, 1, 1]);
    await cache.get('huge', huge.make, 1);
    await cache.get('huge', huge.make, 1);
    expect(huge.count()).toBe(2);
    expect((await cache.get('first', first.make, 1)).serial).toBe(2);
  });

  it('does not count replaced values', async () => {
    const cache = aCache({ maxSize: 2 });
    const other = aMaker();
    await cache.get('other', other.make, 0);
    const renewed = aMaker();
    await cache.get('page', renewed.make, 0);
    for (let turn = 1; turn <= 5; turn += 1) await cache.get('page', renewed.make, turn * 2001);
    expect((await cache.get('other', other.make, 10_006)).serial).toBe(1);
    expect(renewed.count()).toBe(6);
  });

  it('can be cleared', async () => {
    const cache = aCache();
    const { make } = aMaker();
    await cache.get('page', make, 0);
    cache.clear();
    expect((await cache.get('page', make, 0)).serial).toBe(2);
  });

  describe('concurrent requests for a missing value', () => {
    it('create a cacheable value once', async () => {
      const cache = aCache();
      const { make, count } = aMaker();
      const slowly = async (): Promise<Made> => {
        await Promise.resolve();
        return make();
      };
      const seen = await Promise.all(Array.from({ length: 50 }, () => cache.get('page', slowly, 0)));
      expect([new Set(seen.map(({ serial }) => serial)), count()]).toEqual([new Set([1]), 1]);
    });

    it('are separated by key', async () => {
      const cache = aCache();
      const { make, count } = aMaker();
      await Promise.all([cache.get('page', make, 0), cache.get('other', make, 0)]);
      expect(count()).toBe(2);
    });

    it('retry individually if the first one fails', async () => {
      const cache = aCache();
      const fails = (): Promise<Made> => Promise.reject(new Error('down'));
      const first = cache.get('page', fails, 0);
      const second = cache.get('page', aMaker().make, 0);
      await expect(first).rejects.toThrow('down');
      expect((await second).serial).toBe(1);
    });

    it('create it again when it is too old', async () => {
      const cache = aCache();
      const { make } = aMaker();
      await Promise.all([cache.get('page', make, 0), cache.get('page', make, 0)]);
      expect((await cache.get('page', make, 32_001)).serial).toBe(2);
    });
  });
});
