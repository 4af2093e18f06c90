import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { initialise, promote, readHead } from '../channel/index.ts';
import { verify } from '../composition/index.ts';
import { publishedVersions } from '../releases/index.ts';
import { folderStore, nodeFiles } from '../store/index.ts';
import { temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { REQUEST, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import { smallDisk } from '../testing/small-disk.ts';
import type { SmallDisk } from '../testing/small-disk.ts';
import { publish } from './publish.ts';

const SWAP = { ...REQUEST, remote: 'mfe-swap' };

let disk: SmallDisk;
let builds: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  disk = smallDisk();
  builds = temporaryFolder();
});
afterEach(() => {
  disk.remove();
  builds.remove();
});

const build = (version: string, bytes: number): string =>
  writeBuild(join(builds.path, version), { version, files: { 'browser/big.js': 'x'.repeat(bytes) } });

describe('a full disk (fault matrix S07)', () => {
  it('fails with a message, leaves nothing half visible, keeps the live release, and succeeds once there is space', async () => {
    const store = folderStore(disk.folder, disk.files);
    valueOf(await initialise(store, 'local', REQUEST));
    valueOf(await publish(store, build('1.0.0', 1000), REQUEST));
    valueOf(await promote(store, 'local', { ...SWAP, version: '1.0.0' }));

    const large = build('1.1.0', 2_000_000);
    expect(wordsOfFailure(await publish(store, large, REQUEST))).toMatch(
      /^Could not write .*: the disk is full \(ENOSPC\)\.$/,
    );
    expect(readdirSync(join(disk.folder, '.tmp'))).toEqual([]);
    expect((await publishedVersions(store)).get('mfe-swap')).toEqual(['1.0.0']);
    expect(valueOf(await verify(store, 'local')).problems).toEqual([]);
    expect(valueOf(await readHead(store, 'local')).revision.remotes).toEqual({
      'mfe-swap': { stable: '1.0.0', previous: [] },
    });

    disk.grow();
    expect(valueOf(await publish(store, large, REQUEST)).outcome).toBe('published');
    expect(valueOf(await promote(store, 'local', { ...SWAP, version: '1.1.0' })).outcome).toBe('appended');
    expect(valueOf(await verify(store, 'local')).problems).toEqual([]);
  });
});

describe('a read-only disk (fault matrix S07)', () => {
  // root can write everywhere, so the error is injected
  it.each([
    { code: 'EROFS', words: 'the file system is read-only (EROFS)' },
    { code: 'EACCES', words: 'permission denied (EACCES)' },
  ])('fails with a message at $code, and can still be read', async ({ code, words }) => {
    const good = folderStore(disk.folder);
    valueOf(await initialise(good, 'local', REQUEST));
    valueOf(await publish(good, build('1.0.0', 1000), REQUEST));
    const no = () => Promise.reject(Object.assign(new Error(code), { code }));
    const closed = folderStore(disk.folder, {
      ...nodeFiles,
      makeFolder: no,
      writeNew: no,
      link: no,
      rename: no,
    });

    expect(wordsOfFailure(await publish(closed, build('1.1.0', 1000), REQUEST))).toContain(words);
    const promoted = await promote(closed, 'local', { ...SWAP, version: '1.0.0' });
    expect(wordsOfFailure(promoted)).toContain(words);
    expect(valueOf(await readHead(closed, 'local')).revision.rev).toBe(1);
    expect(valueOf(await promote(good, 'local', { ...SWAP, version: '1.0.0' })).outcome).toBe('appended');
  });
});
