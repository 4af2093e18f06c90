import * as t from 'io-ts';

import { GateProblems } from './gate-problem.ts';
import { recordOf } from './record-of.ts';
import { Filled, Instant, Name, PreviousHash, Sha256, Version, wholeNumber } from './words.ts';

/** Number of previous versions that a revision keeps per remote. */
export const PREVIOUS_KEPT = 5;

/** A canary. Visitors in a bucket below `percent` get it. 0: stopped. */
const Canary = t.readonly(
  t.type({ version: Version, percent: wholeNumber('Percent', 0, 100), salt: Filled }),
  'Canary',
);

export type Canary = t.TypeOf<typeof Canary>;

/**
 * A rollout in timed steps. Each step is a share of visitors in percent, and the last one is 100. `at`: start of
 * the current step, whose share is that of the canary. After the last step the version is stable, and is watched
 * for the duration of one more step.
 */
const Rollout = t.readonly(
  t.type({
    version: Version,
    steps: t.readonlyArray(wholeNumber('Percent', 1, 100), 'a list of percentages'),
    everySeconds: wholeNumber('Seconds', 1),
    at: Instant,
  }),
  'Rollout',
);

export type Rollout = t.TypeOf<typeof Rollout>;

const PinnedRemote = t.intersection(
  [
    t.readonly(t.type({ stable: Version, previous: t.readonlyArray(Version, 'a list of versions') })),
    t.readonly(t.partial({ canary: Canary, rollout: Rollout })),
  ],
  'PinnedRemote',
);

/**
 * A whole composition, and the hash of the previous revision file. Decoding keeps unknown fields, so that an
 * append does not lose fields of a newer writer.
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
    /** Gate rules that this change skipped. `reason` contains the justification. */
    t.readonly(t.partial({ forced: GateProblems }), 'Overruled'),
  ],
  'Revision',
);

export type Revision = t.TypeOf<typeof Revision>;
export type PinnedRemote = t.TypeOf<typeof PinnedRemote>;

/** Hint at the newest revision. Its hash decides which file was altered if a link of the chain is broken. */
export const HeadHint = t.readonly(
  t.type({ schema: t.literal(1), rev: wholeNumber('Rev', 1), sha256: Sha256 }),
  'HeadHint',
);

export type HeadHint = t.TypeOf<typeof HeadHint>;

/** Pin of a remote in a revision, or null. Also null for a name such as `constructor`. */
export const pinOf = (revision: Pick<Revision, 'remotes'>, remote: string): PinnedRemote | null =>
  Object.hasOwn(revision.remotes, remote) ? (revision.remotes[remote] ?? null) : null;
