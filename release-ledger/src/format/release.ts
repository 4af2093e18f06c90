import * as t from 'io-ts';

import { Build } from './build.ts';
import { recordOf } from './record-of.ts';
import { Filled, Instant, SafePath, Sha384, wholeNumber } from './words.ts';

const ReleaseFile = t.readonly(t.type({ sha384: Sha384, bytes: wholeNumber('Bytes', 0) }), 'ReleaseFile');

/** `release.json`: a build with the hash and size of each of its files; written last, so its presence is the release. */
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
  ],
  'Release',
);

export type Release = t.TypeOf<typeof Release>;
export type ReleaseFile = t.TypeOf<typeof ReleaseFile>;
