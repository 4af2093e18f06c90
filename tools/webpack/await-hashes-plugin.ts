import webpack from 'webpack';
import type { Compiler } from 'webpack';

/** Runtime module that delays `import()` of a lazy chunk until `coinlaneHashes` resolves. */
class AwaitHashesModule extends webpack.RuntimeModule {
  constructor() {
    super('await hashes', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const load = webpack.RuntimeGlobals.ensureChunk;
    return `var loadChunk = ${load};\n${load} = (id) => self.coinlaneHashes ? self.coinlaneHashes().then(() => loadChunk(id)) : loadChunk(id);`;
  }
}

/**
 * Delays lazy chunks of the shell until the page knows their hashes, which arrive after the page itself (ADR 0052).
 * Remotes need no such delay: they are mounted after their hashes have arrived.
 */
export class AwaitHashesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('AwaitHashesPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunk)
        .tap('AwaitHashesPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new AwaitHashesModule());
        });
    });
  }
}
