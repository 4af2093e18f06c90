import type { PageSupplement, PinnedFile, PinnedVersion } from '@coinlane/shared-contracts/lifecycle';
import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import type { ArtifactStore } from './artifact-store.ts';
import { integrityOf, sha384Of } from './integrity.ts';
import { lateTexts } from './late-texts.ts';
import type { Messages } from './messages.ts';

/** Facts about the shell that each supplement repeats: a page loads one file instead of two. */
export type SupplementShell = {
  readonly version: string;
  readonly lazyFiles: readonly PinnedFile[];
  readonly messages: Messages;
};

/** Supplement of a version in a language. Null: the page contains everything itself. */
export type SupplementIn = (language: Language) => PinnedFile | null;

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

/** Stores one supplement for each language, and the one of the default language for all others. */
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

/** Stores the hashes and late texts of the shell alone: its parts must work on a page whose remote is gone. */
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

/**
 * Stores one supplement per language of a release (ADR 0052). They belong to the folder of the release, so that they are
 * found and removed like its other files.
 */
export const storeSupplements = async (
  { folderUrl, pinned, messages }: Supplemented,
  shell: SupplementShell,
  artifacts: ArtifactStore,
): Promise<SupplementIn> => {
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
