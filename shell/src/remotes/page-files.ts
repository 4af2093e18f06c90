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

const RELEASE_FILE = /^\/remotes\/[a-z0-9-]+\/[^/]+\/(?!.*\.\.)/;

/** The page's files, to which the files of versions that went live later may be added. What is there stays as it is. */
export const growingPageFiles = (
  pins: readonly Pin[],
): { readonly files: PageFiles; readonly admit: (pins: readonly Pin[]) => void } => {
  const files = new Map(pageFiles(pins));
  return {
    files,
    admit: (newest) => {
      for (const [url, integrity] of pageFiles(newest))
        if (!files.has(url) && RELEASE_FILE.test(url) && integrity.startsWith('sha384-'))
          files.set(url, integrity);
    },
  };
};

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
