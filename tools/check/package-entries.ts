import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { fromRoot } from '../webpack/index.ts';

const Root = t.type({ workspaces: t.readonlyArray(t.string) }, 'RootPackage');
const Package = t.type(
  { name: t.string, exports: t.union([t.record(t.string, t.string), t.undefined]) },
  'WorkspacePackage',
);

const read = <A>(codec: t.Decoder<unknown, A>, file: string): A => {
  const decoded = codec.decode(JSON.parse(readFileSync(fromRoot(file), 'utf8')));
  if (E.isLeft(decoded)) throw new Error(`${file} does not decode as ${codec.name}`);
  return decoded.right;
};

/** File of each public entry point of our packages, by the specifier that imports it. */
export const packageEntries = (): ReadonlyMap<string, string> =>
  new Map(
    read(Root, 'package.json').workspaces.flatMap((folder) => {
      const { name, exports = {} } = read(Package, join(folder, 'package.json'));
      return Object.entries(exports).map(([entry, file]) => [join(name, entry), join(folder, file)] as const);
    }),
  );
