import type { LiveComposition, Pin, PinnedVersion, PinReason } from '@coinlane/shared-contracts/lifecycle';

/** A version of mfe-listing as a page pins it. */
export const aVersion = (version: string): PinnedVersion => ({
  version,
  entry: { url: `/remotes/mfe-listing/${version}/entry.js`, integrity: `sha384-${version}` },
  globalName: `listing_${version}`,
  scripts: [],
  styles: [],
  lazyFiles: [],
});

/** What a visitor gets of mfe-listing: a version, and those before it. */
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

/** What is live: one version, and perhaps others that may still be in use. */
export const live = (version: string, others: readonly string[] = [], revision = 8): LiveComposition => ({
  revision,
  pins: [aPin(version)],
  versions: { 'mfe-listing': [version, ...others] },
});
