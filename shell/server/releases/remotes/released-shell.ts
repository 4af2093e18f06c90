import { satisfies } from '@coinlane/release-ledger';
import type { PinnedVersion } from '@coinlane/shared-contracts/lifecycle';

import type { ArtifactStore } from './artifact-store.ts';
import type { Bundle } from './bundle.ts';
import { messagesFrom } from './messages.ts';
import type { Messages } from './messages.ts';
import type { ReleaseCache } from './release-cache.ts';
import type { Release } from './release-source.ts';
import type { ShellBuild } from './shell-build.ts';
import type { StyleRule } from './style-rules.ts';
import { shellFileOf } from './shell-file.ts';
import { storeShellSupplements } from './supplements.ts';

/** Reason why pages of a server with these contracts cannot use a release of the shell, or null. */
export const shellProblem = ({ name, version, shell }: Release, contract: string | null): string | null =>
  shell === undefined || contract === null || satisfies(contract, shell.contract) === true
    ? null
    : `${name}@${version} accepts contract ${shell.contract}, this server has ${contract}: the version before is used, or the shell of this server`;

/** Files of a namespace that pages load on demand: `locales/sign-in/en.json`. */
const LATER_FILE = /^locales\/([^/]+)\/([^/]+)\.json$/;

const readLater = async (release: Release, cache: ReleaseCache): Promise<ReadonlyMap<string, Messages>> => {
  const found = Object.keys(release.files).flatMap((path) => {
    const [, namespace, language] = LATER_FILE.exec(path) ?? [];
    return namespace === undefined || language === undefined ? [] : [{ namespace, language, path }];
  });
  const files = await Promise.all(
    found.map(async ({ path, ...rest }) => ({ ...rest, bytes: await cache.read(release, path) })),
  );
  const namespaces = [...new Set(files.map(({ namespace }) => namespace))];
  return new Map(
    namespaces.map((name) => [name, messagesFrom(files.filter(({ namespace }) => namespace === name))]),
  );
};

type Loaded = {
  readonly release: Release;
  readonly pinned: PinnedVersion;
  readonly messages: Messages;
  readonly styleRules: readonly StyleRule[] | null;
  readonly bundle: Bundle;
};

/** Browser part of a shell release, in the form that pages load. Rejects if a file is missing or altered. */
export const toShellBuild = async (
  { release, pinned, messages, styleRules, bundle }: Loaded,
  cache: ReleaseCache,
  artifacts: ArtifactStore,
): Promise<ShellBuild> => {
  const { version, shell } = release;
  const browser = shellFileOf(version, 'browser/');
  const lazyFiles = pinned.lazyFiles.filter(({ url }) => url.startsWith(browser));
  return {
    version,
    scripts: pinned.scripts,
    styles: pinned.styles,
    styleRules,
    lazyFiles,
    supplement: await storeShellSupplements({ version, lazyFiles, messages }, artifacts),
    fonts: (shell?.fonts ?? []).map((path) => shellFileOf(version, path)),
    messages,
    later: await readLater(release, cache),
    bundle,
    contract: shell?.contract ?? null,
  };
};
