import type { Store } from '../store/index.ts';

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
export const textOf = (bytes: Uint8Array | null): string | null =>
  bytes === null ? null : new TextDecoder().decode(bytes);

/** Empty location for stores; `open` opens another store on it, like another process. */
export type StorePlace = { readonly open: () => Store; readonly remove: () => Promise<void> | void };

const UNSAFE = ['../x', '/etc/passwd', 'a/../../x', '.tmp/x', '', 'a//b', 'a/b\n', 'a b'];

/** Contract tests that every kind of store runs. */
export const describeStore = (name: string, prepare: () => Promise<StorePlace> | StorePlace): void => {
  describe(`${name} is a store: it`, () => {
    let place: StorePlace;
    beforeEach(async () => {
      place = await prepare();
    });
    afterEach(() => place.remove());

    it('creates a key once and keeps the first bytes', async () => {
      const store = place.open();
      expect(await store.createIfAbsent('channels/local/1.json', bytesOf('first'))).toBe('created');
      expect(await place.open().createIfAbsent('channels/local/1.json', bytesOf('second'))).toBe('exists');
      expect(textOf(await store.read('channels/local/1.json'))).toBe('first');
    });

    it.each([
      { what: 'different bytes', content: (index: number) => String(index) },
      { what: 'the same bytes', content: () => 'same' },
    ])('lets exactly one of many writers of $what create a key', async ({ content }) => {
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) => place.open().createIfAbsent('a/b', bytesOf(content(index)))),
      );
      const winner = outcomes.indexOf('created');
      expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
      expect(textOf(await place.open().read('a/b'))).toBe(content(winner));
    });

    it('reads null where there is nothing', async () => {
      const store = place.open();
      await store.createIfAbsent('a/b', bytesOf('x'));
      expect(await store.read('a/c')).toBeNull();
      expect(await store.read('b')).toBeNull();
    });

    it('returns any bytes unchanged', async () => {
      const all = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
      const store = place.open();
      await store.createIfAbsent('a/all', all);
      await store.createIfAbsent('a/none', new Uint8Array());
      expect(Buffer.from((await store.read('a/all')) ?? []).equals(all)).toBe(true);
      expect(await store.read('a/none')).toHaveLength(0);
    });

    it('distinguishes keys with all allowed characters', async () => {
      const store = place.open();
      const keys = ['a/x+y@1~z_2-3.js', 'a/x y@1~z_2-3.js'.replace(' ', '-'), 'a/X+Y@1~z_2-3.js'];
      for (const key of keys) await store.createIfAbsent(key, bytesOf(key));
      expect(await store.list('a/')).toEqual(keys.toSorted());
      for (const key of keys) expect(textOf(await store.read(key))).toBe(key);
    });

    it('lists the keys below a prefix, sorted, and nothing else', async () => {
      const store = place.open();
      for (const key of ['a/2/x', 'a/10', 'a/1/y', 'b/1', 'ab/1'])
        await store.createIfAbsent(key, bytesOf(key));
      await store.writeHint('a/HEAD', bytesOf('1'));
      expect(await store.list('a/')).toEqual(['a/1/y', 'a/10', 'a/2/x', 'a/HEAD']);
      expect(await store.list('c/')).toEqual([]);
    });

    it('lists more keys than fit in one reply', async () => {
      const store = place.open();
      const keys = Array.from({ length: 57 }, (_, index) => `many/${String(index).padStart(3, '0')}`);
      await Promise.all(keys.map((key) => store.createIfAbsent(key, bytesOf('x'))));
      expect(await store.list('many/')).toEqual(keys);
    });

    it('overwrites a hint', async () => {
      const store = place.open();
      await store.writeHint('channels/local/HEAD', bytesOf('1'));
      await store.writeHint('channels/local/HEAD', bytesOf('2'));
      expect(textOf(await store.read('channels/local/HEAD'))).toBe('2');
    });

    it('removes a key, once or twice, and it can be created again', async () => {
      const store = place.open();
      await store.createIfAbsent('a/b', bytesOf('x'));
      await store.createIfAbsent('a/c', bytesOf('y'));
      await store.remove('a/b');
      await store.remove('a/b');
      expect(await store.list('a/')).toEqual(['a/c']);
      expect(await store.createIfAbsent('a/b', bytesOf('z'))).toBe('created');
    });

    it.each(UNSAFE)('refuses the key %j', async (key) => {
      const store = place.open();
      const refused = { name: 'StoreFailure', message: expect.stringContaining('not a safe relative path') };
      await expect(store.createIfAbsent(key, bytesOf('x'))).rejects.toMatchObject(refused);
      await expect(store.read(key)).rejects.toMatchObject(refused);
      await expect(store.writeHint(key, bytesOf('x'))).rejects.toMatchObject(refused);
      await expect(store.remove(key)).rejects.toMatchObject(refused);
    });
  });
};
