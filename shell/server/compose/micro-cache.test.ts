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
    const cache = aCache({ maxEntries: 2 });
    const { make, count } = aMaker();
    for (const key of ['a', 'b', 'c', 'c', 'a']) await cache.get(key, make, 0);
    expect(count()).toBe(4);
  });

  it('stays with the stale value when the new one is for nobody else', async () => {
    const cache = aCache();
    await cache.get('page', aMaker().make, 0);
    const overloaded = aMaker(false);
    expect((await cache.get('page', overloaded.make, 3000)).isCacheable).toBe(true);
    await Promise.resolve();
    expect((await cache.get('page', overloaded.make, 3001)).isCacheable).toBe(true);
    expect(overloaded.count()).toBe(2);
    expect((await cache.get('page', overloaded.make, 32_001)).isCacheable).toBe(false);
  });

  it('keeps no more than its size: the oldest go, and one that is too large is given out and not kept', async () => {
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

  it('does not count twice what was replaced', async () => {
    const cache = aCache({ maxSize: 2 });
    const other = aMaker();
    await cache.get('other', other.make, 0);
    const renewed = aMaker();
    await cache.get('page', renewed.make, 0);
    for (let turn = 1; turn <= 5; turn += 1) await cache.get('page', renewed.make, turn * 2001);
    expect((await cache.get('other', other.make, 10_006)).serial).toBe(1);
    expect(renewed.count()).toBe(6);
  });

  it('can be emptied', async () => {
    const cache = aCache();
    const { make } = aMaker();
    await cache.get('page', make, 0);
    cache.clear();
    expect((await cache.get('page', make, 0)).serial).toBe(2);
  });

  describe('asked for by many before there is anything', () => {
    it('makes what may be kept once for all of them', async () => {
      const cache = aCache();
      const { make, count } = aMaker();
      const slowly = async (): Promise<Made> => {
        await Promise.resolve();
        return make();
      };
      const seen = await Promise.all(Array.from({ length: 50 }, () => cache.get('page', slowly, 0)));
      expect([new Set(seen.map(({ serial }) => serial)), count()]).toEqual([new Set([1]), 1]);
    });

    it('tells pages apart', async () => {
      const cache = aCache();
      const { make, count } = aMaker();
      await Promise.all([cache.get('page', make, 0), cache.get('other', make, 0)]);
      expect(count()).toBe(2);
    });

    it('lets each try for themselves when the first one fails', async () => {
      const cache = aCache();
      const fails = (): Promise<Made> => Promise.reject(new Error('down'));
      const first = cache.get('page', fails, 0);
      const second = cache.get('page', aMaker().make, 0);
      await expect(first).rejects.toThrow('down');
      expect((await second).serial).toBe(1);
    });

    it('begins anew once it was made and is too old', async () => {
      const cache = aCache();
      const { make } = aMaker();
      await Promise.all([cache.get('page', make, 0), cache.get('page', make, 0)]);
      expect((await cache.get('page', make, 32_001)).serial).toBe(2);
    });
  });
});
