import ts from 'typescript';

import { fromRoot } from '../webpack/paths.ts';
import { modelsOf } from './manifest.ts';
import type { Manifest } from './manifest.ts';

/** Virtual file for the compiler. */
const FILE = fromRoot('tools/deploy/manifests-as-types.ts');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

const sourceOf = (manifests: readonly Manifest[]): string =>
  manifests
    .map(
      (manifest, index) =>
        `import type { I${manifest.kind} as T${String(index)} } from '${modelsOf(manifest.apiVersion)}';\n` +
        `export const manifest${String(index)}: T${String(index)} = ${JSON.stringify(manifest)};`,
    )
    .join('\n');

/** Fields that do not exist in the types of Kubernetes, as reported by the compiler for object literals. */
export const unknownFields = (manifests: readonly Manifest[]): readonly string[] => {
  const source = ts.createSourceFile(FILE, sourceOf(manifests), ts.ScriptTarget.ES2022, true);
  const host = ts.createCompilerHost(OPTIONS);
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (name, version) =>
    name === FILE ? source : host.getSourceFile(name, version);
  const program = ts.createProgram([FILE], OPTIONS, { ...host, getSourceFile });
  return ts
    .getPreEmitDiagnostics(program, source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
};
