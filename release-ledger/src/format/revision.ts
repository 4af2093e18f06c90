import * as t from 'io-ts';

import { GateProblems } from './gate-problem.ts';
import { recordOf } from './record-of.ts';
import { Filled, Instant, Name, PreviousHash, Sha256, Version, wholeNumber } from './words.ts';

/** How many earlier versions a revision remembers per remote. */
export const PREVIOUS_KEPT = 5;

/** A version on trial: who has a bucket below `percent` of all gets it. 0: stopped. */
const Canary = t.readonly(
  t.type({ version: Version, percent: wholeNumber('Percent', 0, 100), salt: Filled }),
  'Canary',
);

export type Canary = t.TypeOf<typeof Canary>;

const PinnedRemote = t.intersection(
  [
    t.readonly(t.type({ stable: Version, previous: t.readonlyArray(Version, 'a list of versions') })),
    t.readonly(t.partial({ canary: Canary })),
  ],
  'PinnedRemote',
);

/**
 * One whole composition, and the hash of the revision file before it. Fields this version does not know are kept
 * through decoding, so that a newer writer's additions survive an append.
 */
export const Revision = t.intersection(
  [
    t.readonly(
      t.type({
        schema: t.literal(1),
        rev: wholeNumber('Rev', 1),
        prev: PreviousHash,
        at: Instant,
        by: Filled,
        reason: t.string,
        requestId: Filled,
        shell: t.string,
        remotes: recordOf('an object of remotes', Name, PinnedRemote),
      }),
      'Composition',
    ),
    /** The rules of the gate this change went past; its `reason` says why. */
    t.readonly(t.partial({ forced: GateProblems }), 'Overruled'),
  ],
  'Revision',
);

export type Revision = t.TypeOf<typeof Revision>;
export type PinnedRemote = t.TypeOf<typeof PinnedRemote>;

/** The hint at the newest revision, with its hash: a witness when a link of the chain does not fit. */
export const HeadHint = t.readonly(
  t.type({ schema: t.literal(1), rev: wholeNumber('Rev', 1), sha256: Sha256 }),
  'HeadHint',
);

export type HeadHint = t.TypeOf<typeof HeadHint>;

/** What a revision pins for a remote, or null; a name such as `constructor` finds nothing. */
export const pinOf = (revision: Pick<Revision, 'remotes'>, remote: string): PinnedRemote | null =>
  Object.hasOwn(revision.remotes, remote) ? (revision.remotes[remote] ?? null) : null;
