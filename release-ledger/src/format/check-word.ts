import * as E from 'fp-ts/lib/Either.js';

import type { Result } from '../errors/index.ts';
import { isName, isVersion, NAME_EXPECTED, VERSION_EXPECTED } from './words.ts';

const checked = (what: string, word: string, isFit: boolean, expected: string): Result<string> =>
  isFit ? E.right(word) : E.left({ _tag: 'WordRefused', what, word, expected });

/** Validates the name of an environment. */
export const checkEnvironment = (word: string): Result<string> =>
  checked('environment', word, isName(word), 'a lower-case name such as production');

/** Validates the name of a remote. */
export const checkRemote = (word: string): Result<string> =>
  checked('remote', word, isName(word), NAME_EXPECTED);

/** Validates a version. */
export const checkVersion = (word: string): Result<string> =>
  checked('version', word, isVersion(word), VERSION_EXPECTED);

/** Validates a text that must not be empty: an author or a request ID. */
export const checkFilled = (what: string, word: string): Result<string> =>
  checked(what, word, word.trim() !== '', 'a text that is not empty');

/** Validates a share of visitors in percent. */
export const checkPercent = (percent: number): Result<number> =>
  Number.isSafeInteger(percent) && percent >= 0 && percent <= 100
    ? E.right(percent)
    : E.left({
        _tag: 'WordRefused',
        what: 'percent',
        word: String(percent),
        expected: 'a whole number from 0 (stop) to 100 (all visitors)',
      });
