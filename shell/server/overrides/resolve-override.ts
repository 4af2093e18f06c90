import type { LoadedRelease } from '../remotes/index.ts';
import type { AskedRemote, Override } from './override-words.ts';
import { wordsOfOverride } from './override-words.ts';

/** What was asked for instead of what is live. */
export type Overriding = {
  readonly words: readonly string[];
  readonly releases: ReadonlyMap<string, LoadedRelease>;
};

export type OverridePorts = {
  /** Which versions a revision made live; rejects with words. */
  readonly revision: (rev: number) => Promise<Readonly<Record<string, string>>>;
  /** A release of the ledger, verified; rejects with words that name the known ones. */
  readonly load: (name: string, version: string) => Promise<LoadedRelease>;
  /** A build on this machine; null where the environment does not allow it. */
  readonly loadLocal: ((name: string, localOrigin: string) => Promise<LoadedRelease>) | null;
};

const loadAsked = (asked: AskedRemote, { load, loadLocal }: OverridePorts): Promise<LoadedRelease> => {
  if ('version' in asked) return load(asked.name, asked.version);
  return loadLocal === null
    ? Promise.reject(new Error(`${asked.localOrigin} is not allowed here: expected a version in the ledger`))
    : loadLocal(asked.name, asked.localOrigin);
};

/** Loads everything an override names. Rejects with words when one of it is not there. */
export const resolveOverride = async (override: Override, ports: OverridePorts): Promise<Overriding> => {
  const ofRevision = override.rev === null ? {} : await ports.revision(override.rev);
  const asked: readonly AskedRemote[] = [
    ...Object.entries(ofRevision)
      .filter(([name]) => !override.remotes.some((remote) => remote.name === name))
      .map(([name, version]) => ({ name, version })),
    ...override.remotes,
  ];
  const loaded = await Promise.all(
    asked.map(async (remote) => [remote.name, await loadAsked(remote, ports)] as const),
  );
  return { words: wordsOfOverride(override), releases: new Map(loaded) };
};
