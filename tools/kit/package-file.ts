import type { KitPackage } from './kit-packages.ts';

/** Fields of a workspace package that its tarball keeps. */
export type WorkspacePackage = {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean | readonly string[];
};

const OURS = '@coinlane/';
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
 * The `package.json` of a tarball: entry points lead to JavaScript and its types, third-party packages are pinned as in the
 * repository, and our packages come from the project's own kit. Throws an error that names a package without a pinned version.
 */
export const packageFile = (
  { name, version, description, exports, sideEffects }: WorkspacePackage,
  kit: KitPackage,
  imported: readonly string[],
  pinned: Readonly<Record<string, string>>,
) => {
  const needed = [...new Set([...imported, ...kit.alsoNeeds])].filter((other) => other !== name).toSorted();
  const ours = needed.filter((other) => other.startsWith(OURS));
  return {
    name,
    version,
    description,
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
      needed.filter((other) => !other.startsWith(OURS)),
      pinned,
    ),
    peerDependencies: Object.fromEntries(ours.map((other) => [other, `^${version}`])),
  };
};
