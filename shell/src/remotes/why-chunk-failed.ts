import type { LoadFailureKind } from './load-failure';
import { whyNotLoaded } from './load-script';

/** Webpack's chunk errors carry the URL they asked for. */
const chunkUrlOf = (thrown: unknown): string | null => {
  const request: unknown = thrown instanceof Error ? Reflect.get(thrown, 'request') : undefined;
  return typeof request === 'string' ? request : null;
};

/** What kept a chunk from the page, by what its `import()` rejected with; null where no chunk was missing. Never rejects. */
export const whyChunkFailed = async (thrown: unknown): Promise<LoadFailureKind | null> => {
  const url = chunkUrlOf(thrown);
  return url === null ? null : whyNotLoaded({ url, integrity: globalThis.coinlaneIntegrity?.(url) ?? '' });
};
