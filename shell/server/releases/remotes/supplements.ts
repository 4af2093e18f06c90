import type { PageSupplement, PinnedFile, PinnedVersion } from '@coinlane/shared-contracts/lifecycle';
import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import type { ArtifactStore } from './artifact-store.ts';
import { integrityOf, sha384Of } from './integrity.ts';
import { lateTexts } from './late-texts.ts';
import type { Messages } from './messages.ts';

/** Facts about the shell that each supplement repeats, so that a page loads one file instead of two. */
export type SupplementShell = {
  readonly version: string;
  readonly lazyFiles: readonly PinnedFile[];
  readonly messages: Messages;
};

/** Supplements of a version of a remote, by shell. Each repeats facts about the shell of the page. */
export type Supplements = {
  /** Null: the page contains everything itself. */
  readonly of: (language: Language, shellVersion: string) => PinnedFile | null;
  /** Adds the supplements for a shell, unless they exist. */
  readonly add: (shell: SupplementShell) => Promise<void>;
};

/** No supplements, for a build whose files change. */
export const NO_SUPPLEMENTS: Supplements = { of: () => null, add: () => Promise.resolve() };

const storeSupplement = async (
  url: string,
  supplement: PageSupplement,
  artifacts: ArtifactStore,
): Promise<PinnedFile> => {
  const bytes = Buffer.from(JSON.stringify(supplement));
  const sha384 = sha384Of(bytes);
  await artifacts.put(url, bytes, sha384);
  return { url, integrity: integrityOf(sha384) };
};

const hashesOf = (files: readonly PinnedFile[]): PageSupplement['files'] =>
  Object.fromEntries(files.map(({ url, integrity }) => [url, integrity]));

/** Stores one supplement for each language, and that of the default language for all others. */
const storeByLanguage = async (
  languages: readonly Language[],
  store: (language: Language) => Promise<PinnedFile>,
): Promise<(language: Language) => PinnedFile> => {
  const fallback = await store(DEFAULT_LANGUAGE);
  const others = languages.filter((language) => language !== DEFAULT_LANGUAGE);
  const stored = new Map(
    await Promise.all(others.map(async (language) => [language, await store(language)] as const)),
  );
  return (language) => stored.get(language) ?? fallback;
};

/**
 * Stores the hashes and late texts of the shell alone, because its parts must work on a page whose remote is no
 * longer available.
 */
export const storeShellSupplements = (
  { version, lazyFiles, messages }: SupplementShell,
  artifacts: ArtifactStore,
): Promise<(language: Language) => PinnedFile> =>
  storeByLanguage(messages.languages, (language) =>
    storeSupplement(
      `/shell/${version}/supplement/${language}.json`,
      { messages: {}, files: hashesOf(lazyFiles), shell: lateTexts(messages.in(language)) },
      artifacts,
    ),
  );

type Supplemented = {
  /** URL of the folder of the release, with a trailing slash. */
  readonly folderUrl: string;
  readonly pinned: Pick<PinnedVersion, 'lazyFiles'>;
  readonly messages: Messages;
};

/** Whether a file is a supplement for a shell. */
export const isSupplementFor = (urlPath: string, shellVersion: string): boolean =>
  urlPath.startsWith('/remotes/') && urlPath.includes(`/supplement/${shellVersion}/`);

/** Stores one supplement per language of a release. */
const storeSupplements = async (
  { folderUrl, pinned, messages }: Supplemented,
  shell: SupplementShell,
  artifacts: ArtifactStore,
): Promise<(language: Language) => PinnedFile> => {
  const files = hashesOf([...pinned.lazyFiles, ...shell.lazyFiles]);
  const languages = [...new Set([...messages.languages, ...shell.messages.languages])];
  return storeByLanguage(languages, (language) =>
    storeSupplement(
      `${folderUrl}supplement/${shell.version}/${language}.json`,
      { messages: { ...messages.in(language) }, files, shell: lateTexts(shell.messages.in(language)) },
      artifacts,
    ),
  );
};

/**
 * Supplements of a release (ADR 0052), initially none. They belong to the folder of the release, so that they are
 * found and removed like its other files.
 */
export const createSupplements = (release: Supplemented, artifacts: ArtifactStore): Supplements => {
  const stored = new Map<string, (language: Language) => PinnedFile>();
  // they are removed with the files of a shell that no page uses
  const isStored = ({ version }: SupplementShell): boolean => {
    const known = stored.get(version);
    return known !== undefined && artifacts.get(known(DEFAULT_LANGUAGE).url) !== undefined;
  };
  return {
    of: (language, shellVersion) => stored.get(shellVersion)?.(language) ?? null,
    add: async (shell) => {
      if (!isStored(shell)) stored.set(shell.version, await storeSupplements(release, shell, artifacts));
    },
  };
};
