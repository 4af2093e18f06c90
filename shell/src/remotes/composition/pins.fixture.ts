import type { LiveComposition, Pin, PinnedVersion, PinReason } from '@coinlane/shared-contracts/lifecycle';

/** A version of mfe-listing as pinned by a page. */
const aVersion = (version: string): PinnedVersion => ({
  version,
  entry: { url: `/remotes/mfe-listing/${version}/entry.js`, integrity: `sha384-${version}` },
  globalName: `listing_${version}`,
  scripts: [],
  styles: [],
  lazyFiles: [],
});

/** Pin of mfe-listing: a version, and previous versions. */
export const aPin = (
  version: string,
  change: { why?: PinReason; previous?: readonly string[] } = {},
): Pin => ({
  name: 'mfe-listing',
  namespace: 'listing',
  why: change.why ?? 'stable',
  stable: aVersion(version),
  previous: (change.previous ?? []).map(aVersion),
});

/** A live version, and other versions that may still be in use. */
export const live = (version: string, others: readonly string[] = [], revision = 8): LiveComposition => ({
  revision,
  pins: [aPin(version)],
  versions: { 'mfe-listing': [version, ...others] },
});
