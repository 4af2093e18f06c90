import type { LoadFailureKind } from './load-failure';
import { whyNotLoaded } from './load-script';

/** URL of the chunk in an error of webpack. */
const chunkUrlOf = (thrown: unknown): string | null => {
  const request: unknown = thrown instanceof Error ? Reflect.get(thrown, 'request') : undefined;
  return typeof request === 'string' ? request : null;
};

/**
 * Determines from the error of an `import()` why a chunk did not load. Null: no chunk is missing. Never rejects.
 */
export const whyChunkFailed = async (thrown: unknown): Promise<LoadFailureKind | null> => {
  const url = chunkUrlOf(thrown);
  return url === null ? null : whyNotLoaded({ url, integrity: globalThis.coinlaneIntegrity?.(url) ?? '' });
};
