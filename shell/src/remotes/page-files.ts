import type { PageData, Pin, PinnedFile, PinnedVersion } from '@coinlane/shared-contracts/lifecycle';

/** Integrity hash of each script and style that the page can load, by URL: files of its pins and of the shell. */
export type PageFiles = ReadonlyMap<string, string>;

/** Files that can run on the page, and folders of local builds. */
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

/** Files of all versions of the pins. */
const pageFiles = (pins: readonly Pin[]): PageFiles =>
  new Map(
    versionsOf(pins)
      .flatMap(filesOf)
      .map(({ url, integrity }) => [url, integrity] as const),
  );

const LOCAL_FOLDER = /^\/remotes\/[a-z0-9-]+\/local-\d{1,5}\//;

/**
 * Folders of local builds, whose files change during development and have no known hash. Only on pages with
 * overrides.
 */
const openFoldersOf = ({ pins, overrides }: Omit<PageFacts, 'shellFiles'>): readonly string[] =>
  overrides.length === 0
    ? []
    : versionsOf(pins)
        .filter(({ entry }) => entry.integrity === '')
        .flatMap(({ entry }) => LOCAL_FOLDER.exec(entry.url) ?? []);

const RELEASE_FILE = /^\/remotes\/[a-z0-9-]+\/[^/]+\/(?!.*\.\.)/;
const SHELL_FILE = /^\/shell\/[^/]+\/(?!.*\.\.)/;

/** Files of the page. Files of later versions can be added; existing entries do not change. */
export const growingPageFiles = (
  page: PageFacts,
): AllowedFiles & {
  readonly admit: (pins: readonly Pin[]) => void;
  /** Adds the files of a supplement, whose hash the page contains. They include those of the shell. */
  readonly admitFiles: (files: readonly PinnedFile[]) => void;
} => {
  const shellFiles = page.shellFiles.map(({ url, integrity }) => [url, integrity] as const);
  const files = new Map([...pageFiles(page.pins), ...shellFiles]);
  const add = ({ url, integrity }: PinnedFile): void => {
    if (!files.has(url) && integrity.startsWith('sha384-')) files.set(url, integrity);
  };
  return {
    files,
    openFolders: openFoldersOf(page),
    admit: (newest) => {
      for (const file of versionsOf(newest).flatMap(filesOf)) if (RELEASE_FILE.test(file.url)) add(file);
    },
    admitFiles: (newest) => {
      for (const file of newest) if (RELEASE_FILE.test(file.url) || SHELL_FILE.test(file.url)) add(file);
    },
  };
};

/** Path of a URL on this site. Null for another origin or an invalid URL. */
export const ownPath = (url: string, pageUrl: string): string | null => {
  try {
    const parsed = new URL(url, pageUrl);
    return parsed.origin === new URL(pageUrl).origin ? parsed.pathname : null;
  } catch {
    return null;
  }
};

/** Service worker of the shell. Remotes register none. */
const SERVICE_WORKER = '/service-worker.js';

/** Whether a script URL can run on this page. */
export const isAllowedScript = (path: string | null, { files, openFolders }: AllowedFiles): boolean =>
  path !== null &&
  (path === SERVICE_WORKER ||
    files.has(path) ||
    (!path.includes('..') && openFolders.some((folder) => path.startsWith(folder))));
