import * as t from 'io-ts';

import type { MessageTree } from '../../releases/remotes/index.ts';

type FlatMessages = Readonly<Record<string, string>>;
type Pair = readonly [string, string];

const MAX_DEPTH = 12;

const isTree = (value: unknown): value is MessageTree => t.UnknownRecord.is(value) && !Array.isArray(value);

const flatten = (value: unknown, path: string, depth = 0): readonly Pair[] => {
  if (typeof value === 'string') return [[path, value]];
  if (!isTree(value) || depth > MAX_DEPTH) return [];
  const join = path.endsWith(':') ? '' : '.';
  return Object.entries(value).flatMap(([key, below]) => flatten(below, `${path}${join}${key}`, depth + 1));
};

/**
 * Branch of a tree by its path. An empty path is the whole tree. Only own keys, so that `constructor` finds nothing.
 */
const branchOf = (tree: MessageTree, path: string): unknown =>
  path === ''
    ? tree
    : path
        .split('.')
        .reduce<unknown>((at, key) => (isTree(at) && Object.hasOwn(at, key) ? at[key] : undefined), tree);

const pairsOf = (asked: string, namespaces: ReadonlyMap<string, MessageTree>): readonly Pair[] => {
  const [namespace = '', key, ...rest] = asked.split(':');
  const tree = namespaces.get(namespace);
  if (tree === undefined || key === undefined || rest.length > 0) return [];
  const isWildcard = key === '*' || key.endsWith('.*');
  const path = isWildcard ? key.slice(0, -1).replace(/\.$/, '') : key;
  const found = branchOf(tree, path);
  const isFitting = isWildcard ? isTree(found) : typeof found === 'string';
  return isFitting ? flatten(found, `${namespace}:${path}`) : [];
};

/**
 * Texts of the requested keys as a flat map (spec §7 "Same origin"): `ns:key`, `ns:*` for a whole namespace,
 * `ns:prefix.*` for a branch. Ignores unknown keys.
 */
export const lookUpMessages = (
  keys: readonly string[],
  namespaces: ReadonlyMap<string, MessageTree>,
): FlatMessages => Object.fromEntries([...new Set(keys)].flatMap((key) => pairsOf(key, namespaces)));
