import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

import * as t from 'io-ts';

import type { Bundle } from '../../remotes/index.ts';

/** One function of a bundle's face. */
export type BundleFunction = (...args: readonly unknown[]) => unknown;

type Exports = Readonly<Record<string, unknown>>;

const MAX_BUNDLES = 24;
const WRAPPER = ['exports', 'require', 'module', '__filename', '__dirname'];

/** React and effector come from the server's own packages: one copy for all remotes. */
const requireShared = createRequire(import.meta.url);
const bundles = new Map<string, Exports>();

const readVerified = ({ name, version, path, sha384 }: Bundle): string => {
  const bytes = readFileSync(path);
  const found = createHash('sha384').update(bytes).digest('base64');
  if (found !== sha384) throw new Error(`${name}@${version} server bundle does not match its hash`);
  return bytes.toString('utf8');
};

const evaluate = (bundle: Bundle): Exports => {
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(readVerified(bundle), WRAPPER, { filename: bundle.path });
  Reflect.apply(run, undefined, [module.exports, requireShared, module, bundle.path, dirname(bundle.path)]);
  if (!t.UnknownRecord.is(module.exports))
    throw new Error(`${bundle.name}@${bundle.version} exports nothing`);
  return module.exports;
};

const exportsOf = (bundle: Bundle): Exports => {
  const key = `${bundle.path} ${bundle.sha384}`;
  const known = bundles.get(key);
  if (known !== undefined) return known;
  const loaded = evaluate(bundle);
  const [oldest] = bundles.keys();
  if (bundles.size >= MAX_BUNDLES && oldest !== undefined) bundles.delete(oldest);
  bundles.set(key, loaded);
  return loaded;
};

const isFunction = (value: unknown): value is BundleFunction => typeof value === 'function';

/** A function of a bundle, by name. Throws, naming the bundle, when its bytes are not the released ones or it is not there. */
export const loadBundleFunction = (bundle: Bundle, name: string): BundleFunction => {
  const found = exportsOf(bundle)[name];
  if (isFunction(found)) return found;
  throw new Error(`${bundle.name}@${bundle.version} exports no ${name}`);
};
