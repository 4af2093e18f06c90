import isInRange from 'semver/functions/satisfies.js';
import valid from 'semver/functions/valid.js';
import validRange from 'semver/ranges/valid.js';

/** Whether a version is in a range, by npm's rules. Null if the range or the version is invalid. */
export const satisfies = (version: string, range: string): boolean | null =>
  valid(version) === null || validRange(range) === null ? null : isInRange(version, range);
