import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';

/** Libraries for bundles: required name, package and file. */
const filesOf = (mode: LibraryMode): readonly (readonly [string, string, string])[] => [
  ['react', 'react', `cjs/react.${mode}.js`],
  ['react/jsx-runtime', 'react', `cjs/react-jsx-runtime.${mode}.js`],
  ['react-dom', 'react-dom', `cjs/react-dom.${mode}.js`],
  // only the part with `renderToString`, which does not use Node
  ['react-dom/server', 'react-dom', `cjs/react-dom-server-legacy.node.${mode}.js`],
  ['effector', 'effector', 'effector.cjs.js'],
  ['effector-react', 'effector-react', 'effector-react.cjs.js'],
  [
    'use-sync-external-store/shim/index.js',
    'use-sync-external-store',
    `cjs/use-sync-external-store-shim.${mode}.js`,
  ],
  ['use-sync-external-store/shim', 'use-sync-external-store', `cjs/use-sync-external-store-shim.${mode}.js`],
  [
    'use-sync-external-store/shim/with-selector.js',
    'use-sync-external-store',
    `cjs/use-sync-external-store-shim/with-selector.${mode}.js`,
  ],
];

/** Compiles a CommonJS module to a script whose value is its factory. */
const moduleScript = (code: string, filename: string): Script =>
  new Script(`(function (exports, require, module) {${code}\n})`, { filename });

/** Build of the libraries. */
export type LibraryMode = 'production' | 'development';

/** Reads the libraries from disk. They are compiled once for all realms of a thread. */
export const readLibraries = (mode: LibraryMode): ReadonlyMap<string, Script> => {
  const { resolve } = createRequire(import.meta.url);
  return new Map(
    filesOf(mode).map(([name, library, file]) => {
      const path = join(dirname(resolve(`${library}/package.json`)), file);
      return [name, moduleScript(readFileSync(path, 'utf8'), path)] as const;
    }),
  );
};
