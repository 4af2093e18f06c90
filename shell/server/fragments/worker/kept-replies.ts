import { parseJson } from '@coinlane/shared-contracts/codecs';

/** Smaller ones are read faster than they are looked up. */
const SMALLEST_CHARACTERS = 16_384;
const MOST_REPLIES = 32;

const deepFreeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
};

/** A reply as it was read; `tag`: the name its service gave it (`ETag`), by which it can be asked whether it still holds. */
export type KeptReply = { readonly text: string; readonly value: unknown; readonly tag: string | null };

export type KeptReplies = {
  /** The last long reply of an address. */
  readonly find: (url: string) => KeptReply | null;
  /** Reads the JSON of a reply; throws where it is none. */
  readonly read: (url: string, text: string, tag: string | null) => unknown;
};

/**
 * Long lists seldom change between two renders: while a service answers an address with the very same text, or says that
 * it would, every render is given the same value, so that it is parsed and decoded once. It is frozen, for no render
 * may alter what another one reads.
 */
export const createKeptReplies = (): KeptReplies => {
  const kept = new Map<string, KeptReply>();

  const keep = (url: string, reply: KeptReply): void => {
    kept.delete(url);
    kept.set(url, reply);
    const [oldest] = kept.keys();
    if (kept.size > MOST_REPLIES && oldest !== undefined) kept.delete(oldest);
  };

  return {
    find: (url) => kept.get(url) ?? null,
    read: (url, text, tag) => {
      const known = kept.get(url);
      if (known?.text === text) {
        if (known.tag !== tag) keep(url, { ...known, tag });
        return known.value;
      }
      const value = parseJson(text);
      if (text.length < SMALLEST_CHARACTERS) return value;
      deepFreeze(value);
      keep(url, { text, value, tag });
      return value;
    },
  };
};
