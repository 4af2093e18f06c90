import { readFile } from 'node:fs/promises';

import type { Bundle } from '../../releases/remotes/index.ts';
import { sha384Of } from '../../releases/remotes/integrity.ts';

const MAX_BUNDLES = 256;

/** Looks up the code of bundles by hash. */
export type BundleCodes = {
  readonly remember: (bundle: Bundle) => void;
  /** Returns the code with a hash. Restores a lost or altered file. Null if that fails. Never rejects. */
  readonly read: (sha384: string) => Promise<string | null>;
};

/** Cache of the code of recently rendered bundles. */
export const createBundleCodes = (): BundleCodes => {
  const bundles = new Map<string, Bundle>();
  return {
    remember: (bundle) => {
      bundles.delete(bundle.sha384);
      bundles.set(bundle.sha384, bundle);
      const [oldest] = bundles.keys();
      if (bundles.size > MAX_BUNDLES && oldest !== undefined) bundles.delete(oldest);
    },
    read: async (sha384) => {
      const bundle = bundles.get(sha384);
      if (bundle === undefined) return null;
      const isIntact = (bytes: Buffer): boolean => sha384Of(bytes) === sha384;
      const local = await readFile(bundle.path).catch(() => null);
      if (local !== null && isIntact(local)) return local.toString('utf8');
      const restored = (await bundle.restore?.().catch(() => null)) ?? null;
      return restored !== null && isIntact(restored) ? restored.toString('utf8') : null;
    },
  };
};
