/**
 * Module hooks of the test processes. They resolve what webpack resolves (imports without extension, style sheets,
 * assets, JSON) and compile `.tsx` files with SWC. Node itself strips the types of all other files.
 */
import { transformSync as transformWithBabel } from '@babel/core';
import { transformSync as transformWithSwc } from '@swc/core';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { LoadHookContext } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '../..');
const MODEL_CACHE = join(ROOT, '.cache/jest-models');
const STUBS = [
  { pattern: /\.module\.css$/, url: pathToFileURL(join(import.meta.dirname, 'css-module.ts')).href },
  { pattern: /\.(css|svg|woff2)$/, url: pathToFileURL(join(import.meta.dirname, 'asset.ts')).href },
];
const EXTENSIONS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];
const HAS_EXTENSION = /\.(m|c)?(ts|tsx|js|json)$/;
/**
 * Models need the identifiers that effector's plugin adds. The plugin exists for Babel; the one for SWC is a
 * pre-release that fails on some files.
 */
const USES_EFFECTOR = /from '(effector|patronum)/;

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** File of a relative import without extension, or null. */
const completed = (specifier: string, parentURL: string | undefined): string | null => {
  if (!specifier.startsWith('.') || HAS_EXTENSION.test(specifier) || parentURL === undefined) return null;
  const path = fileURLToPath(new URL(specifier, parentURL)).replace(/\/$/, '');
  const extension = EXTENSIONS.find((each) => isFile(path + each));
  return extension === undefined ? null : pathToFileURL(path + extension).href;
};

const compileScreen = (path: string, source: string): string =>
  transformWithSwc(source, {
    filename: path,
    sourceMaps: 'inline',
    swcrc: false,
    configFile: false,
    isModule: true,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
  }).code;

const addIdentifiers = (path: string, source: string): string => {
  const result = transformWithBabel(source, {
    filename: path,
    root: ROOT,
    cwd: ROOT,
    babelrc: false,
    configFile: false,
    sourceMaps: 'inline',
    presets: [
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
      ['@babel/preset-react', { runtime: 'automatic' }],
    ],
    plugins: [['effector/babel-plugin', { addLoc: false, addNames: true }]],
  });
  if (typeof result?.code !== 'string') throw new Error(`Babel returned no code for ${path}`);
  return result.code;
};

/** Babel takes ten times as long as SWC, so its output is cached on disk by path and content. */
const compileModel = (path: string, source: string): string => {
  const hash = createHash('sha256').update(path).update('\0').update(source).digest('hex');
  const file = join(MODEL_CACHE, `${hash}.mjs`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const code = addIdentifiers(path, source);
  mkdirSync(MODEL_CACHE, { recursive: true });
  // renamed to its final name, because another process can read it at any moment
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, code);
  renameSync(draft, file);
  return code;
};

/** JavaScript of one of our files, or null if Node loads the file unchanged. */
const compiled = (path: string): string | null => {
  const source = readFileSync(path, 'utf8');
  if (path.endsWith('.json')) return `export default ${source}`;
  if (USES_EFFECTOR.test(source)) return compileModel(path, source);
  return path.endsWith('.tsx') ? compileScreen(path, source) : null;
};

/** Whether a file is compiled. Includes JSON, which webpack imports without the attribute that Node requires. */
const isCompiled = (url: string, { importAttributes }: LoadHookContext): boolean =>
  /\.tsx?$/.test(url) || (url.endsWith('.json') && importAttributes['type'] === undefined);

registerHooks({
  resolve: (specifier, context, next) => {
    const url =
      STUBS.find(({ pattern }) => pattern.test(specifier))?.url ?? completed(specifier, context.parentURL);
    return url === null ? next(specifier, context) : { url, shortCircuit: true };
  },
  load: (url, context, next) => {
    if (!url.startsWith('file:') || url.includes('/node_modules/') || !isCompiled(url, context))
      return next(url, context);
    const source = compiled(fileURLToPath(url));
    return source === null ? next(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
