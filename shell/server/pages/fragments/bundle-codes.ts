import { readFile } from 'node:fs/promises';

import type { Bundle } from '../../releases/remotes/index.ts';
import { sha384Of } from '../../releases/remotes/integrity.ts';

const MAX_PATHS = 256;

/** Finds the code of bundles by hash. */
export type BundleCodes = {
  readonly remember: (bundle: Bundle) => void;
  /** Code with the hash, or null if the file is missing or altered. Never rejects. */
  readonly read: (sha384: string) => Promise<string | null>;
};

/** Cache of the code of recently rendered bundles. */
export const createBundleCodes = (): BundleCodes => {
  const paths = new Map<string, string>();
  return {
    remember: ({ sha384, path }) => {
      paths.delete(sha384);
      paths.set(sha384, path);
      const [oldest] = paths.keys();
      if (paths.size > MAX_PATHS && oldest !== undefined) paths.delete(oldest);
    },
    read: async (sha384) => {
      const path = paths.get(sha384);
      const bytes = path === undefined ? null : await readFile(path).catch(() => null);
      return bytes !== null && sha384Of(bytes) === sha384 ? bytes.toString('utf8') : null;
    },
  };
};
