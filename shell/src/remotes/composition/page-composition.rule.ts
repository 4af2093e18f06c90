import type { LiveComposition, PageData, Pin, PinReason } from '@coinlane/shared-contracts/lifecycle';

/** State of a remote on this page. `failed`: its slot shows an error. */
type RemoteState = 'not-asked' | 'loading' | 'ready' | 'failed';

/** State of one remote on this page. */
export type RemoteRecord = {
  readonly name: string;
  /** Version that was requested last, or that has loaded. */
  readonly version: string;
  readonly why: PinReason;
  readonly state: RemoteState;
  /** Time from request to mount. */
  readonly loadMs: number | null;
  /** Last failure, as `version: where`. */
  readonly lastError: string | null;
  /** All versions whose code runs on this page. */
  readonly loaded: readonly string[];
};

/** Composition of this page, and the live composition if it is known. */
export type PageComposition = {
  /** Revision that served the page, and the newest known revision. */
  readonly revision: number;
  readonly newestRevision: number;
  readonly remotes: readonly RemoteRecord[];
  /** Loaded versions that are no longer live, as `remote@version`. */
  readonly withdrawn: readonly string[];
  /** Remotes with user input that a reload would lose. */
  readonly holders: readonly string[];
};

/** Record of a remote that no slot has requested. */
export const notRequested = ({ name, why, stable }: Pin): RemoteRecord => ({
  name,
  version: stable.version,
  why,
  state: 'not-asked',
  loadMs: null,
  lastError: null,
  loaded: [],
});

/** Record of the released shell, which runs without a pin. */
export const shellOf = (released: PageData['releasedShell']): readonly RemoteRecord[] =>
  released === undefined
    ? []
    : [
        {
          ...released,
          name: 'shell',
          state: 'ready',
          loadMs: null,
          lastError: null,
          loaded: [released.version],
        },
      ];

/**
 * Whether a remote can change its version. A remote that runs or is loading keeps its version until a reload. One
 * that failed can be replaced.
 */
const mayMove = ({ state, loaded }: RemoteRecord): boolean =>
  state === 'failed' || (state === 'not-asked' && loaded.length === 0);

/** Pins of the page, with the newest pin for each remote that can change. */
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

/** Loaded versions that must no longer be used. Overrides are excluded, because the visitor ends them. */
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

/** Whether to offer a reload: a version was withdrawn, and no user input would be lost. */
export const isReloadDue = ({ withdrawn, holders }: PageComposition): boolean =>
  withdrawn.length > 0 && holders.length === 0;
