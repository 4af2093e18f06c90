const MAX_LEVELS = 32;

/**
 * Whether a parsed body is nested deeper than 32 levels, or has more than `maxValues` properties and elements.
 * Hashing and decoding recurse: such a body would overflow the stack or take seconds.
 */
export const isTooComplex = (body: unknown, maxValues: number): boolean => {
  let values = 0;
  const exceeds = (levels: number, value: unknown): boolean => {
    values += 1;
    if (values > maxValues) return true;
    if (typeof value !== 'object' || value === null) return false;
    return levels === 0 || Object.values(value).some((each) => exceeds(levels - 1, each));
  };
  return exceeds(MAX_LEVELS, body);
};
