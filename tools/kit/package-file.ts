import { NEEDS } from '../webpack/shared-scope.ts';
import type { KitPackage } from './kit-packages.ts';

/** Fields of a workspace package that its tarball keeps. */
export type WorkspacePackage = {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean | readonly string[];
};

const OURS = '@coinlane/';
const REACT_TYPES = '@types/react';
const SOURCE = /\.tsx?$/;

const doorOf = (path: string): string | Readonly<Record<string, string>> =>
  SOURCE.test(path) ? { types: path.replace(SOURCE, '.d.ts'), default: path.replace(SOURCE, '.js') } : path;

const versionsOf = (
  names: readonly string[],
  known: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.map((name) => {
      const version = known[name];
      if (version === undefined) throw new Error(`${name} has no version in the root package.json`);
      return [name, version] as const;
    }),
  );

/**
 * Whether a project must contain a package only once: ours, and those that the shell shares with all remotes (ADR
 * 0007).
 */
const isPeer = (name: string): boolean => name.startsWith(OURS) || name === REACT_TYPES || name in NEEDS;

/**
 * `package.json` of a tarball. Entry points lead to JavaScript and its types, and third-party packages are pinned
 * as in the repository. Our packages and the shared libraries come from the project. `versions`: of all packages.
 * Throws an error with the name of a package without a version.
 */
export const packageFile = (
  { name, version, description, license, exports, sideEffects }: WorkspacePackage,
  kit: KitPackage,
  imported: readonly string[],
  versions: Readonly<Record<string, string>>,
) => {
  const needed = [...new Set([...imported, ...kit.alsoNeeds])].filter((other) => other !== name).toSorted();
  const peers = versionsOf(needed.filter(isPeer), versions);
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    exports: {
      ...Object.fromEntries(
        Object.entries(kit.exports ?? exports).map(([door, path]) => [door, doorOf(path)]),
      ),
      './package.json': './package.json',
    },
    ...(sideEffects === undefined ? {} : { sideEffects }),
    ...(kit.bin === undefined ? {} : { bin: kit.bin }),
    dependencies: versionsOf(
      needed.filter((other) => !isPeer(other)),
      versions,
    ),
    peerDependencies: Object.fromEntries(
      Object.entries(peers).map(([other, wanted]) => [other, `^${wanted}`] as const),
    ),
  };
};
