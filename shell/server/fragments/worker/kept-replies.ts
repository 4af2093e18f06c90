/** Smaller ones are read faster than they are looked up. */
const SMALLEST_CHARACTERS = 16_384;
const MOST_REPLIES = 32;

const deepFreeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
};

/** Reads the JSON of a reply; throws where it is none. */
export type ReadReply = (url: string, text: string) => unknown;

/**
 * Long lists seldom change between two renders: while a service answers an address with the very same text, every
 * render is given the same value, so that it is parsed and decoded once. It is frozen, for no render may alter
 * what another one reads.
 */
export const createReadReply = (): ReadReply => {
  const kept = new Map<string, { readonly text: string; readonly value: unknown }>();
  return (url, text) => {
    const known = kept.get(url);
    if (known?.text === text) return known.value;
    const value: unknown = JSON.parse(text);
    if (text.length < SMALLEST_CHARACTERS) return value;
    deepFreeze(value);
    kept.delete(url);
    kept.set(url, { text, value });
    const [oldest] = kept.keys();
    if (kept.size > MOST_REPLIES && oldest !== undefined) kept.delete(oldest);
    return value;
  };
};
