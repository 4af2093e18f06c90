import { aRelease, aStore } from './release-folder.fixture.ts';
import { aWatchedFolder, promote, versionsOf } from './watch.fixture.ts';
import type { WatchedFolder } from './watch.fixture.ts';

let site: WatchedFolder;
beforeEach(async () => {
  site = await aWatchedFolder();
});
afterEach(() => site.close());

it('serves a revision that was written while an earlier read ran', async () => {
  const store = aStore([aRelease('mfe-swap', '1.0.0')]);
  let answer = (): void => undefined;
  let held: Promise<void> | null = null;
  const { watch } = await site.start({
    ...store,
    newest: async () => {
      const read = await store.newest();
      await held;
      return read;
    },
  });
  held = new Promise((resolve) => {
    answer = resolve;
  });
  const earlier = watch.notify();
  await new Promise((resolve) => setImmediate(resolve));
  store.releases.push(aRelease('mfe-swap', '1.1.0'));
  promote(store, '1.1.0');
  const notified = watch.notify();
  answer();
  await Promise.all([earlier, notified]);
  expect(versionsOf(watch)).toEqual(['mfe-swap@1.1.0']);
});
