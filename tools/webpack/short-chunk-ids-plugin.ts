import type { Compiler } from 'webpack';

/** ID that webpack makes of the paths of many modules: cut, and ended with a hash of all of them. */
const CUT = /-([0-9a-f]{6})$/;

/** Names such a chunk by that hash alone: the first files of a remote list the IDs of all its chunks. */
export class ShortChunkIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ShortChunkIdsPlugin', ({ hooks }) => {
      hooks.optimizeChunkIds.tap('ShortChunkIdsPlugin', (chunks) => {
        for (const chunk of chunks) {
          const [, hash] = CUT.exec(String(chunk.id)) ?? [];
          if (hash === undefined) continue;
          chunk.id = hash;
          chunk.ids = [hash];
        }
      });
    });
  }
}
