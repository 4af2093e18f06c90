import * as E from 'fp-ts/lib/Either.js';

import { PageSupplement } from '@coinlane/shared-contracts/lifecycle';
import type { PinnedFile } from '@coinlane/shared-contracts/lifecycle';

type Messages = PageSupplement['messages'];

/** Loads a supplement once, admits its files, and returns its translations. Rejects if it fails to load. */
export type LoadSupplement = (file: PinnedFile) => Promise<Messages>;

type Fetch = (url: string, options: RequestInit) => Promise<Response>;

export type SupplementPorts = {
  readonly fetch: Fetch;
  /** Allows the page to run files. */
  readonly admit: (files: readonly PinnedFile[]) => void;
  /** Adds groups to the translations of the shell. */
  readonly addTexts: (texts: Readonly<Record<string, unknown>>) => void;
};

const SUPPLEMENT_MS = 10_000;

/** Fetches a supplement. The browser rejects bytes that do not match the hash in the page. */
const read = async (
  fetchFile: Fetch,
  { url, integrity }: PinnedFile,
  cache: RequestCache,
): Promise<PageSupplement> => {
  const reply = await fetchFile(url, { integrity, cache, signal: AbortSignal.timeout(SUPPLEMENT_MS) });
  if (!reply.ok) throw new Error(`supplement: ${String(reply.status)}`);
  const body: unknown = await reply.json();
  const supplement = PageSupplement.decode(body);
  if (E.isLeft(supplement)) throw new Error(`${url} is not a supplement`);
  return supplement.right;
};

/**
 * Loads the supplements of the page (ADR 0052). After a failure it tries again past the browser cache, which can
 * contain wrong bytes. After a second failure, the next caller tries again.
 */
export const createSupplements = ({ fetch: fetchFile, admit, addTexts }: SupplementPorts): LoadSupplement => {
  const loading = new Map<string, Promise<Messages>>();
  return (file) => {
    const known = loading.get(file.url);
    if (known !== undefined) return known;
    const loaded = read(fetchFile, file, 'default')
      .catch(() => read(fetchFile, file, 'reload'))
      .then(({ messages, files, shell = {} }) => {
        addTexts(shell);
        admit(Object.entries(files).map(([url, integrity]) => ({ url, integrity })));
        return messages;
      });
    loading.set(file.url, loaded);
    loaded.catch(() => loading.delete(file.url));
    return loaded;
  };
};
