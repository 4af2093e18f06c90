import type { i18n } from 'i18next';

import type { PinnedFile } from '@coinlane/shared-contracts/lifecycle';

import { isTree } from './message-tree';
import type { MessageTree } from './message-tree';

type FetchMessages = (url: string) => Promise<unknown>;

const TEXTS_MS = 5_000;

/** Fetches a file of a release. Rejects if no reply arrives in time, or if it is not JSON. */
export const fetchMessages: FetchMessages = async (url) => {
  const reply = await fetch(url, { signal: AbortSignal.timeout(TEXTS_MS) });
  if (!reply.ok) throw new Error(`translations: ${String(reply.status)}`);
  const body: unknown = await reply.json();
  return body;
};

export type TextsOf = {
  readonly remote: string;
  readonly version: string;
  readonly namespace: string;
  /** File with the translations in the language of the page, completed with English. */
  readonly supplement?: PinnedFile | undefined;
};

/**
 * Loads the translations that a version of a remote was built with, from its release: another version may have other
 * texts. English replaces missing texts. Rejects if neither loads. The caller then shows keys, which are reported.
 */
export const createTextLoader = (
  instance: i18n,
  /** Translations in the page data. */
  known: readonly TextsOf[],
  ask: FetchMessages = fetchMessages,
  loadSupplement: (file: PinnedFile) => Promise<MessageTree> = () => Promise.reject(new Error('none')),
): ((texts: TextsOf) => Promise<void>) => {
  const versions = new Map(known.map(({ namespace, version }) => [namespace, version]));

  /** Uses the supplement of the version. Returns whether that succeeded. */
  const supplemented = async ({ namespace, supplement }: TextsOf): Promise<boolean> => {
    const tree = supplement === undefined ? null : await loadSupplement(supplement).catch(() => null);
    if (tree === null) return false;
    instance.removeResourceBundle(instance.language, namespace);
    instance.addResourceBundle(instance.language, namespace, tree);
    return true;
  };

  return async (texts) => {
    const { remote, version, namespace } = texts;
    if (versions.get(namespace) === version) return;
    if (await supplemented(texts)) {
      versions.set(namespace, version);
      return;
    }
    const languages = [...new Set(['en', instance.language])];
    const bring = async (language: string): Promise<void> => {
      const tree = await ask(`/remotes/${remote}/${version}/locales/${language}.json`);
      if (!isTree(tree)) throw new Error(`${language}.json is not an object of texts`);
      instance.removeResourceBundle(language, namespace);
      instance.addResourceBundle(language, namespace, tree);
    };
    const brought = languages.map(bring);
    await Promise.allSettled(brought);
    await Promise.any(brought).catch((cause: unknown) => {
      throw new Error(`the translations of ${remote}@${version} failed to load`, { cause });
    });
    versions.set(namespace, version);
  };
};
