import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

export type MessageTree = Readonly<Record<string, unknown>>;

/** Translations of one namespace, complete in each language: missing texts are in English. */
export type Messages = {
  readonly in: (language: Language) => MessageTree;
  /** Languages with a file. */
  readonly languages: readonly Language[];
};

type LocaleFile = { readonly language: string; readonly bytes: Uint8Array | null };

const isTree = (value: unknown): value is MessageTree => t.UnknownRecord.is(value) && !Array.isArray(value);

/** Whether a key is safe. `__proto__` and similar keys would affect all objects. */
const isSafeKey = (key: string): boolean =>
  key !== '__proto__' && key !== 'constructor' && key !== 'prototype';

/** Merges `over` into `under`, branch by branch. A blank translation counts as missing. */
export const mergeMessages = (under: MessageTree, over: MessageTree): MessageTree => {
  const merged = Object.keys({ ...under, ...over })
    .filter(isSafeKey)
    .map((key): readonly [string, unknown] => {
      const [below, above] = [under[key], over[key]];
      if (isTree(below) && isTree(above)) return [key, mergeMessages(below, above)];
      return [key, above === undefined || above === '' ? below : above];
    });
  return Object.fromEntries(merged);
};

const treeFrom = (bytes: Uint8Array | null): MessageTree => {
  if (bytes === null) return {};
  const parsed = E.tryCatch(
    (): unknown => JSON.parse(Buffer.from(bytes).toString('utf8')),
    () => 'not JSON',
  );
  return E.isRight(parsed) && isTree(parsed.right) ? parsed.right : {};
};

/** Messages of a namespace, from its files. A missing or unreadable file affects only its language. */
export const messagesFrom = (files: readonly LocaleFile[]): Messages => {
  const treeOf = (language: Language): MessageTree =>
    treeFrom(files.find((file) => file.language === language)?.bytes ?? null);
  const english = treeOf(DEFAULT_LANGUAGE);
  const filled = new Map(
    files.map(({ language }) => [language, mergeMessages(english, treeOf(language))] as const),
  );
  return {
    in: (language) => filled.get(language) ?? english,
    languages: files.map(({ language }) => language),
  };
};
