import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const TOOLS = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Whether this runs as an installed package in another project, instead of in the repository. */
const IS_INSTALLED = TOOLS.split(sep).includes('node_modules');

/** The folder of `node_modules` and the caches: the repository's root, or the folder of a project that installed this. */
export const ROOT = IS_INSTALLED ? process.cwd() : join(TOOLS, '..');

/** A path below the root. */
export const fromRoot = (...parts: readonly string[]): string => join(ROOT, ...parts);
