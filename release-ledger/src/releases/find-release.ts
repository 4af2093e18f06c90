import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { Result } from '../errors/index.ts';
import { decodeFile, Release } from '../format/index.ts';
import { releaseKey } from '../store/index.ts';
import type { Store } from '../store/index.ts';

const isWhatItsPlaceSays = (release: Release, remote: string, version: string): boolean =>
  release.name === remote && release.version === version;

/** The release of a version; null when none was finished; `LedgerBroken` when its `release.json` does not decode. */
export const findRelease = async (
  store: Store,
  remote: string,
  version: string,
): Promise<Result<Release | null>> => {
  const file = releaseKey(remote, version);
  const bytes = await store.read(file);
  if (bytes === null) return E.right(null);
  return pipe(
    decodeFile(Release, bytes),
    E.filterOrElse(
      (release) => isWhatItsPlaceSays(release, remote, version),
      ({ name, version: said }): readonly string[] => [`it says it is ${name}@${said}`],
    ),
    E.mapLeft((problems) => ({ _tag: 'LedgerBroken', file, problems }) as const),
  );
};
