import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = process.cwd();
const INDEX = /^index[.]tsx?$/;
const IS_NOT_SOURCE = /[.](test|fixture)[.]tsx?$|[.]d[.]ts$/;
const SKIPPED = new Set(['node_modules', 'dist', 'e2e']);

type Folder = { readonly path: string; readonly sources: number; readonly hasIndex: boolean };

const isSource = (name: string): boolean => /[.]tsx?$/.test(name) && !IS_NOT_SOURCE.test(name);

/** Every folder below a path, with the number of source files in it and below it, except its own `index.ts`. */
const foldersBelow = (path: string): readonly Folder[] => {
  const entries = readdirSync(join(ROOT, path), { withFileTypes: true });
  const below = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !SKIPPED.has(entry.name))
    .map(({ name }) => foldersBelow(join(path, name)));
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const own = names.filter((name) => isSource(name) && !INDEX.test(name)).length;
  const inChildren = below.reduce((sum, [child]) => sum + (child?.sources ?? 0), 0);
  const hasIndex = names.some((name) => INDEX.test(name));
  return [{ path, sources: own + inChildren, hasIndex }, ...below.flat()];
};

/** Folders whose `index.ts` wraps one file, or is the only source file. */
const wrappersBelow = (path: string): readonly string[] =>
  foldersBelow(path)
    .filter(({ sources, hasIndex }) => hasIndex && sources <= 1)
    .map((folder) => folder.path);

const COMMENTS = /\/\*[\s\S]*?\*\/|^\/\/.*$/gm;
const REEXPORT = /export\s+(?:type\s+)?\{[^}]*\}\s+from\s+'[^']+';/g;

/** `index.ts` files with more than re-exports. */
const wiringIn = (name: string): readonly string[] =>
  globSync(`${name}/{src,server}/**/index.{ts,tsx}`, { cwd: ROOT }).filter(
    (file) =>
      readFileSync(join(ROOT, file), 'utf8').replace(COMMENTS, '').replace(REEXPORT, '').trim() !== '',
  );

describe('topics', () => {
  it.each(
    readdirSync(ROOT).filter((name) =>
      /^(mfe-.+|shared-.+|chains|shell|sandbox-api|release-ledger|swap-gateway|provider-lab)$/.test(name),
    ),
  )('have an entry point that only re-exports: %s', (name) => {
    expect(wiringIn(name)).toEqual([]);
  });

  it.each(
    readdirSync(ROOT).filter((name) =>
      /^(mfe-.+|shared-.+|chains|shell|sandbox-api|release-ledger|tools)$/.test(name),
    ),
  )('are files if they have one source file: %s', (name) => {
    expect(wrappersBelow(name)).toEqual([]);
  });
});
