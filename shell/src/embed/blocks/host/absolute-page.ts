import type { BlocksPage, Pin, PinnedVersion } from '@coinlane/shared-contracts/lifecycle';

type File = { readonly url: string; readonly integrity: string };

const placed =
  (site: string) =>
  ({ url, integrity }: File): File => ({ url: new URL(url, site).href, integrity });

const versionAt = (site: string, version: PinnedVersion): PinnedVersion => ({
  ...version,
  entry: placed(site)(version.entry),
  scripts: version.scripts.map(placed(site)),
  styles: version.styles.map(placed(site)),
  lazyFiles: version.lazyFiles.map(placed(site)),
});

/** Pins with absolute URLs, because this page is on another origin. */
export const pinsAt = (site: string, pins: readonly Pin[]): readonly Pin[] =>
  pins.map((pin) => ({
    ...pin,
    stable: versionAt(site, pin.stable),
    previous: pin.previous.map((version) => versionAt(site, version)),
  }));

const filesOf = ({ entry, scripts, styles, lazyFiles }: PinnedVersion): readonly File[] => [
  entry,
  ...scripts,
  ...styles,
  ...lazyFiles,
];

/** Integrity hash of each file that can run, by absolute URL. */
export const integrityByUrl = (
  site: string,
  pins: readonly Pin[],
  { scripts, styles, lazyFiles }: BlocksPage['host'],
): ReadonlyMap<string, string> =>
  new Map(
    [
      ...pins.flatMap(({ stable, previous }) => [stable, ...previous]).flatMap(filesOf),
      ...[...scripts, ...styles, ...lazyFiles].map(placed(site)),
    ].map(({ url, integrity }) => [url, integrity]),
  );
