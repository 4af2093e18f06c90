import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

/** Converts a stored value to the next version. */
type Migration = (stored: unknown) => unknown;

type Options = {
  readonly key: string;
  /**
   * One migration per version: `migrations[0]` converts version 1 to 2. If a codec change makes stored values
   * invalid, add a migration and its test.
   */
  readonly migrations?: readonly Migration[];
};

type Versioned = { readonly version: number; readonly value: unknown };

/** Result of a read: a value of the newest version, nothing, or a value that must not be overwritten. */
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
 * Store of one versioned value. Migrates an older version step by step. Moves a newer value (after a rollback) or an
 * unreadable one to another key, and never deletes it. If the move fails, the store does not overwrite the value.
 */
export const versionedStore = ({ read, write }: StoragePort, { key, migrations = [] }: Options) => {
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
    /** Returns whether the value was stored. */
    save: (value: unknown): boolean =>
      find()._tag !== 'Locked' && write(key, JSON.stringify({ version: newest, value })),
  };
};
