import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root: Babel's root too, so that effector's store identifiers agree everywhere. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A path below the repository's root. */
export const fromRoot = (...parts: readonly string[]): string => join(ROOT, ...parts);
