import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from '../testing/a-build.ts';
import { startWorker } from '../testing/children.ts';
import { nodeFiles } from './folder-files.ts';
import type { FolderFiles } from './folder-files.ts';
import { folderStore } from './folder-store.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const errno = (code: string) => Object.assign(new Error(code), { code });
const failingWith = (method: keyof FolderFiles, code: string): FolderFiles => ({
  ...nodeFiles,
  [method]: () => Promise.reject(errno(code)),
});

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

describe('folderStore', () => {
  it('leaves no temporary file behind', async () => {
    const store = folderStore(folder.path);
    await store.createIfAbsent('a/b', bytesOf('x'));
    await store.createIfAbsent('a/b', bytesOf('y'));
    await store.writeHint('a/HEAD', bytesOf('z'));
    expect(readdirSync(join(folder.path, '.tmp'))).toEqual([]);
  });

  it('writes nothing outside its folder', async () => {
    const store = folderStore(join(folder.path, 'store'));
    await expect(store.createIfAbsent('../x', bytesOf('x'))).rejects.toThrow('not a safe relative path');
    expect(existsSync(join(folder.path, 'x'))).toBe(false);
  });

  it('syncs the bytes before the name, and the name before it resolves', async () => {
    const steps: string[] = [];
    const store = folderStore(folder.path, {
      ...nodeFiles,
      writeNew: async (path, bytes) => {
        await nodeFiles.writeNew(path, bytes);
        steps.push('bytes durable');
      },
      link: async (from, to) => {
        await nodeFiles.link(from, to);
        steps.push('named');
      },
      syncFolder: async (path) => {
        await nodeFiles.syncFolder(path);
        steps.push(`synced ${path.slice(folder.path.length) || '/'}`);
      },
    });
    await store.createIfAbsent('a/b/1', bytesOf('x'));
    expect(steps).toEqual(['synced /a', 'synced /', 'bytes durable', 'named', 'synced /a/b']);
  });

  it('removes temporary files of a writer killed an hour ago, and keeps younger ones', async () => {
    const temporary = join(folder.path, '.tmp');
    mkdirSync(temporary);
    writeFileSync(join(temporary, 'old'), 'x');
    writeFileSync(join(temporary, 'young'), 'x');
    const twoHoursAgo = Date.now() / 1000 - 7200;
    utimesSync(join(temporary, 'old'), twoHoursAgo, twoHoursAgo);

    await folderStore(folder.path).createIfAbsent('a/b', bytesOf('x'));
    expect(readdirSync(temporary)).toEqual(['young']);
  });

  it('does not follow a link out of its folder in a listing', async () => {
    mkdirSync(join(folder.path, 'store', 'remotes'), { recursive: true });
    symlinkSync('/', join(folder.path, 'store', 'remotes', 'root'));
    expect(await folderStore(join(folder.path, 'store')).list('remotes/')).toEqual(['remotes/root']);
  });
});

describe('folderStore on a folder that fails (fault matrix S07)', () => {
  it.each([
    { method: 'writeNew', code: 'ENOSPC', words: 'the disk is full' },
    { method: 'writeNew', code: 'EROFS', words: 'the file system is read-only' },
    { method: 'makeFolder', code: 'EACCES', words: 'permission denied' },
    { method: 'link', code: 'EPERM', words: 'the file system must allow hard links' },
    { method: 'syncFolder', code: 'EIO', words: 'the disk reports an error' },
  ] as const)('reports $words if $method fails with $code', async ({ method, code, words }) => {
    const store = folderStore(folder.path, failingWith(method, code));
    const writing = store.createIfAbsent('a/b', bytesOf('x'));
    await expect(writing).rejects.toMatchObject({
      name: 'StoreFailure',
      error: {
        _tag: 'StoreFailed',
        doing: 'write',
        path: join(folder.path, 'a/b'),
        reason: expect.stringContaining(words) as unknown,
      },
    });
  });

  it.each([
    { method: 'read', run: (files: FolderFiles) => folderStore(folder.path, files).read('a/b') },
    { method: 'entries', run: (files: FolderFiles) => folderStore(folder.path, files).list('a/') },
    { method: 'remove', run: (files: FolderFiles) => folderStore(folder.path, files).remove('a/b') },
  ] as const)('reports why it cannot $method', async ({ method, run }) => {
    await expect(run(failingWith(method, 'EACCES'))).rejects.toThrow('permission denied (EACCES)');
  });

  it('leaves no partial file and no key on a full disk', async () => {
    const full: FolderFiles = {
      ...nodeFiles,
      writeNew: async (path) => {
        await nodeFiles.writeNew(path, bytesOf('hal'));
        throw errno('ENOSPC');
      },
    };
    await expect(folderStore(folder.path, full).createIfAbsent('a/b', bytesOf('half'))).rejects.toThrow(
      'disk is full',
    );
    expect(readdirSync(join(folder.path, '.tmp'))).toEqual([]);
    expect(await folderStore(folder.path).read('a/b')).toBeNull();
  });
});

describe('folderStore after a failure', () => {
  it.each(['makeFolder', 'entries', 'modifiedAtMs', 'syncFolder'] as const)(
    'writes again once %s works again',
    async (method) => {
      mkdirSync(join(folder.path, '.tmp'));
      writeFileSync(join(folder.path, '.tmp', 'old'), 'x');
      let isFailing = true;
      const store = folderStore(folder.path, {
        ...nodeFiles,
        [method]: (path: string) => (isFailing ? Promise.reject(errno('EMFILE')) : nodeFiles[method](path)),
      });
      await expect(store.createIfAbsent('a/b', bytesOf('x'))).rejects.toThrow('too many open files');
      isFailing = false;
      await store.createIfAbsent('a/b', bytesOf('x'));
      await store.writeHint('a/HEAD', bytesOf('y'));
      expect(await store.list('a')).toEqual(['a/HEAD', 'a/b']);
    },
  );

  it('writes into a folder that was restored from a copy while it was open', async () => {
    const store = folderStore(join(folder.path, 'store'));
    await store.createIfAbsent('a/b/1', bytesOf('x'));
    await store.writeHint('a/HEAD', bytesOf('x'));
    rmSync(join(folder.path, 'store'), { recursive: true });
    expect(await store.createIfAbsent('a/b/1', bytesOf('y'))).toBe('created');
    rmSync(join(folder.path, 'store'), { recursive: true });
    await store.writeHint('a/HEAD', bytesOf('y'));
    expect(await store.list('a')).toEqual(['a/HEAD']);
  });

  it('syncs the names of folders again that were removed meanwhile', async () => {
    const synced: string[] = [];
    const store = folderStore(join(folder.path, 'store'), {
      ...nodeFiles,
      syncFolder: async (path) => {
        await nodeFiles.syncFolder(path);
        synced.push(path.slice(folder.path.length));
      },
    });
    await store.writeHint('a/b/1', bytesOf('x'));
    rmSync(join(folder.path, 'store'), { recursive: true });
    synced.length = 0;
    await store.writeHint('a/b/1', bytesOf('y'));
    expect(synced).toEqual(['/store/a', '/store']);
  });
});

describe('folderStore read while another process writes', () => {
  it('returns whole files or nothing, never a torn one', async () => {
    const size = 3_000_000;
    const count = 20;
    const worker = startWorker(join(import.meta.dirname, '../testing'), 'write-keys.worker.ts', [
      folder.path,
      String(count),
      String(size),
    ]);
    const store = folderStore(folder.path);
    const isWhole = (bytes: Uint8Array) => bytes.length === size && bytes.every((byte) => byte === bytes[0]);
    const torn: string[] = [];
    let hintsRead = 0;
    await worker.started;
    const isWritten = async (): Promise<boolean> =>
      hintsRead > count && (await store.list('keys/')).length === count + 1;

    // the worker writes until it is stopped, so that there are reads during its writes on a slow machine too
    for (let index = 0; !worker.hasEnded() && !(await isWritten()); index = (index + 1) % count) {
      for (const key of [`keys/${String(index)}`, 'keys/HEAD']) {
        const bytes = await store.read(key);
        if (bytes === null) continue;
        hintsRead += key.endsWith('HEAD') ? 1 : 0;
        if (!isWhole(bytes)) torn.push(key);
      }
    }
    expect(worker.hasEnded()).toBe(false);
    worker.terminate();
    await worker.ended;
    expect(torn).toEqual([]);
  });
});
