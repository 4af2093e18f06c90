import type { LoadedRelease } from '../remotes/index.ts';
import type { AskedRemote, Override } from './override-words.ts';
import { wordsOfOverride } from './override-words.ts';

/** Loaded overrides. */
export type Overriding = {
  readonly words: readonly string[];
  readonly releases: ReadonlyMap<string, LoadedRelease>;
};

export type OverridePorts = {
  /** Versions of a revision. Rejects with an error message. */
  readonly revision: (rev: number) => Promise<Readonly<Record<string, string>>>;
  /** Loads and verifies a release of the ledger. Rejects with a message that lists the known releases. */
  readonly load: (name: string, version: string) => Promise<LoadedRelease>;
  /** Loads a local build. Null if the environment does not allow it. */
  readonly loadLocal: ((name: string, localOrigin: string) => Promise<LoadedRelease>) | null;
};

const loadRequested = (asked: AskedRemote, { load, loadLocal }: OverridePorts): Promise<LoadedRelease> => {
  if ('version' in asked) return load(asked.name, asked.version);
  return loadLocal === null
    ? Promise.reject(new Error(`${asked.localOrigin} is not allowed here: expected a version in the ledger`))
    : loadLocal(asked.name, asked.localOrigin);
};

/** Loads all versions of an override. Rejects with a message if one is missing. */
export const resolveOverride = async (override: Override, ports: OverridePorts): Promise<Overriding> => {
  const ofRevision = override.rev === null ? {} : await ports.revision(override.rev);
  const asked: readonly AskedRemote[] = [
    ...Object.entries(ofRevision)
      .filter(([name]) => !override.remotes.some((remote) => remote.name === name))
      .map(([name, version]) => ({ name, version })),
    ...override.remotes,
  ];
  const loaded = await Promise.all(
    asked.map(async (remote) => [remote.name, await loadRequested(remote, ports)] as const),
  );
  return { words: wordsOfOverride(override), releases: new Map(loaded) };
};
