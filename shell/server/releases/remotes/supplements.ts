import type { PageSupplement, PinnedFile, PinnedVersion } from '@coinlane/shared-contracts/lifecycle';
import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import type { ArtifactStore } from './artifact-store.ts';
import { integrityOf, sha384Of } from './integrity.ts';
import type { Messages } from './messages.ts';

/** Version and lazy files of the shell, which each supplement repeats: a page loads one file instead of two. */
export type SupplementShell = { readonly version: string; readonly lazyFiles: readonly PinnedFile[] };

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

/** Stores the hashes of the shell alone: its parts must work on a page whose remote is gone. */
export const storeShellSupplement = (
  { version, lazyFiles }: SupplementShell,
  artifacts: ArtifactStore,
): Promise<PinnedFile> =>
  storeSupplement(
    `/shell/${version}/supplement.json`,
    { messages: {}, files: hashesOf(lazyFiles) },
    artifacts,
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
  const languages = [...new Set([DEFAULT_LANGUAGE, ...messages.languages])];
  const stored = await Promise.all(
    languages.map(async (language) => {
      const url = `${folderUrl}supplement/${shell.version}/${language}.json`;
      const supplement = { messages: { ...messages.in(language) }, files };
      return [language, await storeSupplement(url, supplement, artifacts)] as const;
    }),
  );
  const byLanguage = new Map<Language, PinnedFile>(stored);
  return (language) => byLanguage.get(language) ?? byLanguage.get(DEFAULT_LANGUAGE) ?? null;
};
