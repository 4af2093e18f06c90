/**
 * Libraries shared by shell and remotes in one copy (ADR 0007). Keys with a trailing slash match subpaths
 * (`react/jsx-runtime`, `react-dom/client`), which would otherwise be bundled twice.
 */
export const NEEDS: Readonly<Record<string, string>> = {
  react: '^19.3.1',
  'react-dom': '^19.3.1',
  effector: '^23.4.4',
  'effector-react': '^23.3.0',
  'io-ts': '^2.2.22',
  '@coinlane/shared-ui': '^0.1.0',
};

const SHARED: Readonly<Record<string, string>> = {
  react: 'react',
  'react/': 'react',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom',
  effector: 'effector',
  'effector-react': 'effector-react',
  'io-ts': 'io-ts',
  '@coinlane/shared-ui/navigation': '@coinlane/shared-ui',
  '@coinlane/shared-ui/i18n': '@coinlane/shared-ui',
};

/**
 * Modules that must exist only once on a page: the shared libraries, and those inside a shared facade. A second copy
 * would have its own, empty state.
 */
export const SINGLETONS: readonly string[] = [
  'react',
  'react-dom',
  'effector',
  'effector-react',
  '@coinlane/shared-ui/navigation',
  '@coinlane/shared-ui/i18n',
  'react-router',
  'react-i18next',
];

const entries = <Entry>(toEntry: (key: string, name: string) => Entry): Record<string, Entry> =>
  Object.fromEntries(Object.entries(SHARED).map(([key, name]) => [key, toEntry(key, name)]));

const OWN_VERSION = '0.1.0';

/** The shell includes every shared library in its own entry: one request instead of seven. */
export const hostProvides = () =>
  entries((shareKey, name) => ({
    shareKey,
    eager: true,
    ...(name === '@coinlane/shared-ui' ? { version: OWN_VERSION } : {}),
  }));

/** A remote contains no copy. */
export const remoteShared = () =>
  entries((_, name) => ({ singleton: true, requiredVersion: NEEDS[name] ?? '*', import: false as const }));
