import { parseJson } from '@coinlane/shared-contracts/codecs';

import { isFields } from './subject.fixture.ts';

type Path = readonly (string | number)[];

/** Paths of all values of a JSON text that are neither objects nor lists. */
export const leavesOf = (json: string): readonly Path[] => {
  const walk = (value: unknown, path: Path): readonly Path[] => {
    if (Array.isArray(value)) return value.flatMap((inner, at) => walk(inner, [...path, at]));
    if (!isFields(value)) return [path];
    return Object.entries(value).flatMap(([name, inner]) => walk(inner, [...path, name]));
  };
  return walk(parseJson(json), []);
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );

const withValue = (value: unknown, [name, ...rest]: Path, change: (old: unknown) => unknown): unknown => {
  if (name === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((inner: unknown, at) => (at === name ? withValue(inner, rest, change) : inner));
  return isFields(value) ? { ...value, [name]: withValue(value[String(name)], rest, change) } : value;
};

/** Value of one leaf. All digits of numbers are kept: long ones are texts. */
export const leafOf = (json: string, path: Path): unknown => valueAt(parseJson(json), path);

/** JSON text with one changed value. `undefined` removes it. */
export const withLeaf = (json: string, path: Path, change: (old: unknown) => unknown): string =>
  JSON.stringify(withValue(parseJson(json), path, change));
