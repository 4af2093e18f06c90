import type { LiveComposition, Pin, PinReason } from '@coinlane/shared-contracts/lifecycle';

/** Where a remote of this page stands. `failed`: its slot shows that it could not be shown. */
export type RemoteState = 'not-asked' | 'loading' | 'ready' | 'failed';

/** What this page knows of one remote. */
export type RemoteRecord = {
  readonly name: string;
  /** The version that was last asked for or, when it has loaded, the one that did. */
  readonly version: string;
  readonly why: PinReason;
  readonly state: RemoteState;
  /** From asking to mounted. */
  readonly loadMs: number | null;
  /** `version: where`, of the last failure. */
  readonly lastError: string | null;
  /** Every version whose code this page runs. */
  readonly loaded: readonly string[];
};

/** What this page is composed of, and what it hears of what is live. */
export type PageComposition = {
  /** The revision the page was served with, and the newest it has heard of. */
  readonly revision: number;
  readonly newestRevision: number;
  readonly remotes: readonly RemoteRecord[];
  /** Loaded versions that are live no more, as `remote@version`. */
  readonly withdrawn: readonly string[];
  /** Remotes in which something is typed that a reload would lose. */
  readonly holders: readonly string[];
};

/** A remote whose pin nobody has looked at yet. */
export const unasked = ({ name, why, stable }: Pin): RemoteRecord => ({
  name,
  version: stable.version,
  why,
  state: 'not-asked',
  loadMs: null,
  lastError: null,
  loaded: [],
});

/** A remote that runs, or is about to, stays as it is until the page is loaded anew; one that failed may be mended. */
export const mayMove = ({ state, loaded }: RemoteRecord): boolean =>
  state === 'failed' || (state === 'not-asked' && loaded.length === 0);

/** The pins of the page with the newest one for every remote that may still move. */
export const movedForward = (
  pins: readonly Pin[],
  live: LiveComposition,
  records: readonly RemoteRecord[],
): readonly Pin[] => {
  const isFixed = (name: string): boolean =>
    records.some((record) => record.name === name && !mayMove(record));
  const newest = live.pins.filter(({ name }) => !isFixed(name));
  const kept = pins.filter(({ name }) => !newest.some((pin) => pin.name === name));
  return [...kept, ...newest];
};

/** The loaded versions that may be in use no more. What somebody asked for by name is theirs to end. */
export const withdrawnOf = (
  records: readonly RemoteRecord[],
  { versions }: LiveComposition,
): readonly string[] =>
  records
    .filter(({ why }) => why !== 'override')
    .flatMap(({ name, loaded }) =>
      loaded
        .filter((version) => versions[name]?.includes(version) !== true)
        .map((version) => `${name}@${version}`),
    );

/** Whether the page should be loaded anew, and may: nothing that somebody typed would be lost. */
export const isReloadDue = ({ withdrawn, holders }: PageComposition): boolean =>
  withdrawn.length > 0 && holders.length === 0;
