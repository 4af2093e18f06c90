import type { Pin, PinnedVersion } from '@coinlane/shared-contracts/lifecycle';

/** The integrity of every script and style the page's pins name, by URL. */
export type PageFiles = ReadonlyMap<string, string>;

const filesOf = ({ entry, scripts, styles, lazyFiles }: PinnedVersion) => [
  entry,
  ...scripts,
  ...styles,
  ...lazyFiles,
];

/** The files of every version the page may load. */
export const pageFiles = (pins: readonly Pin[]): PageFiles =>
  new Map(
    pins
      .flatMap(({ stable, previous }) => [stable, ...previous])
      .flatMap(filesOf)
      .map(({ url, integrity }) => [url, integrity] as const),
  );

/** The path of a URL on this site; null for another origin or no URL at all. */
export const ownPath = (url: string, pageUrl: string): string | null => {
  try {
    const parsed = new URL(url, pageUrl);
    return parsed.origin === new URL(pageUrl).origin ? parsed.pathname : null;
  } catch {
    return null;
  }
};

/** Whether a script URL may run here: a pinned file, or a chunk of the shell's own version. */
export const isAllowedScript = (path: string | null, files: PageFiles, shellPrefix: string): boolean =>
  path !== null && (files.has(path) || (path.startsWith(shellPrefix) && !path.includes('..')));
