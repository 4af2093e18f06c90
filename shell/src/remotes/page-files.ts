import type { PageData, Pin, PinnedVersion } from '@coinlane/shared-contracts/lifecycle';

/** The integrity of every script and style the page may load, by URL: those its pins name and the shell's own. */
export type PageFiles = ReadonlyMap<string, string>;

/** What may run on the page: the files it knows, and those in the folders of builds that somebody still works on. */
export type AllowedFiles = { readonly files: PageFiles; readonly openFolders: readonly string[] };

type PageFacts = Pick<PageData, 'pins' | 'shellFiles' | 'overrides'>;

const filesOf = ({ entry, scripts, styles, lazyFiles }: PinnedVersion) => [
  entry,
  ...scripts,
  ...styles,
  ...lazyFiles,
];

const versionsOf = (pins: readonly Pin[]): readonly PinnedVersion[] =>
  pins.flatMap(({ stable, previous }) => [stable, ...previous]);

/** The files of every version of the pins. */
const pageFiles = (pins: readonly Pin[]): PageFiles =>
  new Map(
    versionsOf(pins)
      .flatMap(filesOf)
      .map(({ url, integrity }) => [url, integrity] as const),
  );

const LOCAL_FOLDER = /^\/remotes\/[a-z0-9-]+\/local-\d{1,5}\//;

/**
 * The folders of builds on a team's own machine, which change while somebody works on them: nobody can say what is in
 * them, nor what it hashes to. There are none but on a page of versions that somebody asked for.
 */
const openFoldersOf = ({ pins, overrides }: Omit<PageFacts, 'shellFiles'>): readonly string[] =>
  overrides.length === 0
    ? []
    : versionsOf(pins)
        .filter(({ entry }) => entry.integrity === '')
        .flatMap(({ entry }) => LOCAL_FOLDER.exec(entry.url) ?? []);

const RELEASE_FILE = /^\/remotes\/[a-z0-9-]+\/[^/]+\/(?!.*\.\.)/;

/** The page's files, to which the files of versions that went live later may be added. What is there stays as it is. */
export const growingPageFiles = (
  page: PageFacts,
): AllowedFiles & { readonly admit: (pins: readonly Pin[]) => void } => {
  const shellFiles = page.shellFiles.map(({ url, integrity }) => [url, integrity] as const);
  const files = new Map([...pageFiles(page.pins), ...shellFiles]);
  return {
    files,
    openFolders: openFoldersOf(page),
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

/** The shell's service worker: of this site alone, and registered by no remote. */
const SERVICE_WORKER = '/service-worker.js';

/** Whether a script URL may run here. */
export const isAllowedScript = (path: string | null, { files, openFolders }: AllowedFiles): boolean =>
  path !== null &&
  (path === SERVICE_WORKER ||
    files.has(path) ||
    (!path.includes('..') && openFolders.some((folder) => path.startsWith(folder))));
