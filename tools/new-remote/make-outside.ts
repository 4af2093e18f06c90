import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as t from 'io-ts';
import * as E from 'fp-ts/lib/Either.js';

import { KIT_FOLDER, packKit } from '../kit/pack-kit.ts';
import { fromRoot } from '../webpack/index.ts';
import { fillFolder, refuseTaken } from './fill-folder.ts';
import { outsidePackage } from './outside-package.ts';
import type { RootPackage } from './outside-package.ts';
import type { RemoteWords } from './remote-words.ts';

const Texts = t.record(t.string, t.string);
const RootFile = t.type(
  {
    dependencies: Texts,
    devDependencies: Texts,
    overrides: Texts,
    engines: t.type({ node: t.string }),
  },
  'the root package.json',
);

const readRoot = async (): Promise<RootPackage> => {
  const raw: unknown = JSON.parse(await readFile(fromRoot('package.json'), 'utf8'));
  const read = RootFile.decode(raw);
  if (E.isLeft(read)) throw new Error('the root package.json has no dependencies, overrides or engines');
  const { dependencies, devDependencies, overrides, engines } = read.right;
  return { pinned: { ...dependencies, ...devDependencies }, overrides, node: engines.node };
};

const kitTarballs = async (): Promise<readonly string[]> =>
  (await readdir(KIT_FOLDER).catch(() => [])).filter((file) => file.endsWith('.tgz')).toSorted();

/** Creates a stand-alone project for a remote, with the kit. Packs the kit if necessary. */
export const makeOutside = async (folder: string, words: RemoteWords): Promise<readonly string[]> => {
  await refuseTaken(folder);
  if ((await kitTarballs()).length === 0) await packKit();
  const tarballs = await kitTarballs();
  const written = await fillFolder(folder, ['common', 'outside'], words);
  await mkdir(join(folder, 'kit'));
  for (const tarball of tarballs) await cp(join(KIT_FOLDER, tarball), join(folder, 'kit', tarball));
  const fields = outsidePackage(words, tarballs, await readRoot());
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(fields, null, 2)}\n`);
  return [...written, 'package.json', ...tarballs.map((tarball) => `kit/${tarball}`)];
};
