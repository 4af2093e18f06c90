/** A cached reply. `tag`: the strong `ETag` of the service, for `If-None-Match`. */
export type CachedReply = { readonly text: string; readonly value: unknown; readonly tag: string | null };

export type ReplyCache = {
  /** Returns the last long reply from a URL. */
  readonly find: (url: string) => CachedReply | null;
  /** Parses the JSON of a reply. Throws if it is not JSON. */
  readonly read: (url: string, text: string, tag: string | null) => unknown;
};

/**
 * Cache of parsed replies. Long lists seldom change between two renders. While a service returns the same text, or
 * 304, every render gets the same value, which is parsed and decoded only once. The value is frozen, because
 * renders share it. Also sent to realms as source, so it uses nothing outside its body.
 */
export function createReplyCache(): ReplyCache {
  /** Minimum length in characters: a shorter text is parsed faster than looked up. */
  const smallestCharacters = 16_384;
  const maxReplies = 32;
  const cache = new Map<string, CachedReply>();

  const deepFreeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  };

  const keep = (url: string, reply: CachedReply): void => {
    cache.delete(url);
    cache.set(url, reply);
    const [oldest] = cache.keys();
    if (cache.size > maxReplies && oldest !== undefined) cache.delete(oldest);
  };

  return {
    find: (url) => cache.get(url) ?? null,
    read: (url, text, tag) => {
      const known = cache.get(url);
      if (known?.text === text) {
        if (known.tag !== tag) keep(url, { ...known, tag });
        return known.value;
      }
      const value: unknown = JSON.parse(text);
      if (text.length < smallestCharacters) return value;
      deepFreeze(value);
      keep(url, { text, value, tag });
      return value;
    },
  };
}
