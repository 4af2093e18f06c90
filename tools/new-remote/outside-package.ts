import type { RemoteWords } from './remote-words.ts';

/** Packages that the project itself imports, in addition to the kit, which contains everything else. */
const OWN = ['effector', 'effector-react', 'i18next', 'io-ts', 'react', 'react-dom'];
const FOR_TYPES = ['@types/node', '@types/react'];

const pick = (
  names: readonly string[],
  pinned: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const version = pinned[name];
      return version === undefined ? [] : [[name, version] as const];
    }),
  );

/** Dependencies on the tarballs of the kit: `kit/coinlane-tools-0.1.0.tgz` is `@coinlane/tools`. */
const kitDependencies = (tarballs: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tarballs.map((tarball) => [
      `@coinlane/${tarball.replace(/^coinlane-|-\d+\.\d+\.\d+.*$/g, '')}`,
      `file:kit/${tarball}`,
    ]),
  );

export type RootPackage = {
  readonly pinned: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
  readonly node: string;
};

/** `package.json` of a remote in its own repository, with the versions of its kit. */
export const outsidePackage = (
  { name, title }: RemoteWords,
  tarballs: readonly string[],
  { pinned, overrides, node }: RootPackage,
) => ({
  name,
  version: '0.1.0',
  private: true,
  type: 'module',
  description: `Remote of Coinlane: ${title}.`,
  engines: { node },
  scripts: {
    build: 'coinlane-build',
    dev: 'coinlane-dev',
    types: 'tsc -p tsconfig.json',
    test: 'npm run build && npm run types && node --test "test/*.test.ts"',
  },
  dependencies: { ...kitDependencies(tarballs), ...pick(OWN, pinned) },
  devDependencies: {
    ...pick(FOR_TYPES, pinned),
    typescript: (pinned['@typescript/native'] ?? '').replace('npm:typescript@', ''),
  },
  overrides,
});
