import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

/** How a text of one version becomes one of the next. */
export type Migration = (stored: unknown) => unknown;

type Options = {
  readonly key: string;
  /** From version 1 on, one for each step: `migrations[0]` makes a 2 of a 1. */
  readonly migrations: readonly Migration[];
};

type Versioned = { readonly version: number; readonly value: unknown };

/** What was found: a value of the newest version, nothing, or something that is not ours to overwrite. */
export type Found =
  | { readonly _tag: 'Value'; readonly value: unknown }
  | { readonly _tag: 'Nothing' }
  | { readonly _tag: 'Locked' };

const isVersioned = (stored: unknown): stored is Versioned =>
  typeof stored === 'object' &&
  stored !== null &&
  'version' in stored &&
  Number.isInteger(stored.version) &&
  Number(stored.version) >= 1 &&
  'value' in stored;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * A stored value with a version. An older one is brought up step by step. One of a future version (a release was rolled
 * back), or one that cannot be read, is set aside under a name of its own and never wiped; where even that fails, nothing
 * is written over it.
 */
export const versionedStore = ({ read, write }: StoragePort, { key, migrations }: Options) => {
  const newest = migrations.length + 1;

  const quarantine = (text: string, why: string): Found =>
    write(`${key}-set-aside-${why}`, text) ? { _tag: 'Nothing' } : { _tag: 'Locked' };

  const find = (): Found => {
    const text = read(key);
    if (text === null) return { _tag: 'Nothing' };
    const stored = parsed(text);
    if (!isVersioned(stored)) return quarantine(text, 'unreadable');
    if (stored.version > newest) return quarantine(text, `version-${String(stored.version)}`);
    const steps = migrations.slice(stored.version - 1);
    return { _tag: 'Value', value: steps.reduce((value, step) => step(value), stored.value) };
  };

  return {
    find,
    /** Whether it was kept. */
    save: (value: unknown): boolean =>
      find()._tag !== 'Locked' && write(key, JSON.stringify({ version: newest, value })),
  };
};
