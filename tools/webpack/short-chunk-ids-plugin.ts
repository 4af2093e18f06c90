import type { Compiler } from 'webpack';

/** Parts of the IDs that webpack makes of paths: the hash of a cut one, or the name of its last file. */
const SHORT_PARTS = [/-([0-9a-f]{6})$/, /_([a-z0-9-]+)_tsx?$/i];

const shortOf = (id: string): string | null => {
  for (const part of SHORT_PARTS) {
    const found = part.exec(id)?.[1];
    if (found !== undefined) return found;
  }
  return null;
};

/** Shortens the IDs of chunks without a name: the first files of a remote list all of them. */
export class ShortChunkIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ShortChunkIdsPlugin', ({ hooks }) => {
      hooks.optimizeChunkIds.tap('ShortChunkIdsPlugin', (chunks) => {
        const taken = new Set<unknown>([...chunks].map(({ id }) => id));
        for (const chunk of chunks) {
          const id = shortOf(String(chunk.id));
          if (id === null || taken.has(id)) continue;
          taken.add(id);
          chunk.id = id;
          chunk.ids = [id];
        }
      });
    });
  }
}
