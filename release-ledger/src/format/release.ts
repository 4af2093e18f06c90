import * as t from 'io-ts';

import { Build } from './build.ts';
import { GateProblems } from './gate-problem.ts';
import { recordOf } from './record-of.ts';
import { Ed25519, Filled, Instant, SafePath, Sha384, wholeNumber } from './words.ts';

const ReleaseFile = t.readonly(t.type({ sha384: Sha384, bytes: wholeNumber('Bytes', 0) }), 'ReleaseFile');

const Signature = t.readonly(t.type({ keyId: Filled, ed25519: Ed25519 }, 'an object with keyId and ed25519'));

const Forced = t.readonly(
  t.type({ reason: Filled, problems: GateProblems }, 'an object with reason and problems'),
);

/**
 * `release.json`: a build with the hash and size of each file. Written last, so a release exists as soon as this
 * file does.
 */
export const Release = t.intersection(
  [
    Build,
    t.readonly(
      t.type({
        files: recordOf('an object of files', SafePath, ReleaseFile),
        publishedAt: Instant,
        by: Filled,
      }),
      'Publication',
    ),
    t.readonly(
      t.partial({
        /** Signature of the canonical JSON of all other fields. */
        signature: Signature,
        /** Gate rules that were skipped at publication, and the reason. */
        forced: Forced,
      }),
      'Additions',
    ),
  ],
  'Release',
);

export type Release = t.TypeOf<typeof Release>;
export type ReleaseFile = t.TypeOf<typeof ReleaseFile>;
