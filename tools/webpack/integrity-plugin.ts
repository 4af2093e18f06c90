import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Compiler } from 'webpack';

/**
 * Adds code to each lazy script and style of a remote that requests its integrity from the page (`coinlaneIntegrity`, set by the
 * shell from the pins). Otherwise an altered chunk could run.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) =>
          `${source}\nvar integrity = self.coinlaneIntegrity && self.coinlaneIntegrity(url);\nif (integrity) script.integrity = integrity;`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag }) =>
          `${source}\nvar integrity = self.coinlaneIntegrity && self.coinlaneIntegrity(${tag}.href);\nif (integrity) ${tag}.integrity = integrity;`,
      );
    });
  }
}
