import { segmentsOf } from '@coinlane/shared-contracts/values';

/**
 * Values of a route pattern. A pattern has segments with a leading slash, `:name` for a value, `prefix-:name` for
 * a value after a fixed prefix, and a leading `*` for any preceding path. Independent of React Router, because the
 * server uses the same table.
 */
export type RouteParams = Readonly<Record<string, string>>;

const isSameWord = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

const matchSegment = (pattern: string, segment: string): RouteParams | null => {
  const colon = pattern.indexOf(':');
  if (colon < 0) return isSameWord(pattern, segment) ? {} : null;
  const word = pattern.slice(0, colon);
  const value = segment.slice(word.length);
  const isMatch = isSameWord(word, segment.slice(0, word.length)) && value !== '';
  return isMatch ? { [pattern.slice(colon + 1)]: value } : null;
};

const matchSegments = (patterns: readonly string[], segments: readonly string[]): RouteParams | null => {
  if (patterns.length !== segments.length) return null;
  return patterns.reduce<RouteParams | null>((found, pattern, index) => {
    const params = found === null ? null : matchSegment(pattern, segments[index] ?? '');
    return found === null || params === null ? null : { ...found, ...params };
  }, {});
};

const isWildcard = (pattern: string): boolean => pattern.startsWith('*');

/** Compiles a pattern to a function that matches segments, case-insensitively, and returns the values, or null. */
export const patternMatcher = (pattern: string): ((segments: readonly string[]) => RouteParams | null) => {
  if (!isWildcard(pattern)) {
    const patterns = segmentsOf(pattern);
    return (segments) => matchSegments(patterns, segments);
  }
  const patterns = segmentsOf(pattern.slice(1));
  return (segments) => matchSegments(patterns, segments.slice(-patterns.length));
};
