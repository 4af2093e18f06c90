import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { fillFolder } from '../new-remote/fill-folder.ts';
import { remoteWords } from '../new-remote/remote-words.ts';
import { fromRoot } from '../webpack/index.ts';
import { buildPackage } from './build-package.ts';

const NAME = 'mfe-repeated';
/** Three builds on a busy machine. */
const BUILDS_MS = 300_000;

/** Path and hash of all files below a folder. */
const bytesOf = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      files.toSorted().map(
        async (file) =>
          [
            relative(folder, file),
            createHash('sha256')
              .update(await readFile(file))
              .digest('hex'),
          ] as const,
      ),
    ),
  );
};

describe('a repeated build', () => {
  let folder = '';
  beforeAll(async () => {
    // in the root, so that packages are found; the source hash ignores caches
    folder = await mkdtemp(fromRoot('.repeated-build-'));
    const words = remoteWords(NAME);
    if (words === null) throw new Error(`${NAME} is not a name of a remote`);
    await fillFolder(folder, ['common', 'inside'], words);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it(
    'has the same bytes after a build of other sources, and none of their files',
    async () => {
      const page = join(folder, 'src/domain/app-page.ts');
      const text = await readFile(page, 'utf8');
      const first = await buildPackage(NAME, folder);
      const bytes = await bytesOf(join(folder, 'dist'));

      await writeFile(page, `${text}\nexport const edited = 'edited';\n`);
      expect((await buildPackage(NAME, folder)).version).not.toBe(first.version);
      // from a build with source maps in the old place
      await writeFile(join(folder, 'dist/maps/stale.js.map'), '{}');

      await writeFile(page, text);
      expect(await buildPackage(NAME, folder)).toEqual(first);
      expect(await bytesOf(join(folder, 'dist'))).toEqual(bytes);
      expect([...bytes.keys()].some((path) => path.startsWith('maps/'))).toBe(true);
    },
    BUILDS_MS,
  );
});
