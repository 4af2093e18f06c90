import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type BuildOptions = {
  readonly name?: string;
  readonly version?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Adds or replaces files of the default build; null leaves one out. */
  readonly files?: Readonly<Record<string, string | Uint8Array | null>>;
};

/** Creates a folder; `remove` deletes it. */
export const temporaryFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), 'ledger-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** Default `build.json`. */
export const aBuildFile = ({ name = 'mfe-swap', version = '1.0.0', fields = {} }: BuildOptions = {}) => ({
  schema: 1,
  name,
  version,
  gitSha: 'f00d',
  uniqueName: `${name}@${version}`,
  contract: { built: '0.1.0', range: '^0.1.0' },
  events: { produced: { 'swap/pair-picked@1': 'a1' }, consumed: {} },
  needs: { react: '^19.3.1' },
  bundled: ['io-ts'],
  exposes: ['./lifecycle'],
  blocks: [],
  routes: [`/apps/${name.replace(/^mfe-/, '')}`],
  namespace: 'swap',
  locales: ['en', 'de'],
  entry: { path: 'browser/remote-entry.js', globalName: 'mfe_swap' },
  preload: { scripts: ['browser/main.js'], styles: ['browser/main.css'] },
  server: 'server/server.cjs',
  ...fields,
});

/** Writes a build folder like the build preset. Returns its path. */
export const writeBuild = (folder: string, options: BuildOptions = {}): string => {
  const version = options.version ?? '1.0.0';
  const files: Readonly<Record<string, string | Uint8Array | null>> = {
    'browser/remote-entry.js': `entry ${version}`,
    'browser/main.js': `main ${version}`,
    'browser/main.css': 'p{}',
    'server/server.cjs': `server ${version}`,
    'locales/en.json': '{}',
    'locales/de.json': '{}',
    'build.json': JSON.stringify(aBuildFile(options)),
    ...options.files,
  };
  for (const [path, content] of Object.entries(files)) {
    if (content === null) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
};
