import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fromRoot } from '../webpack/paths.ts';
import { readManifests } from './manifest-problems.ts';
import type { Manifest } from './manifest.ts';

const FOLDER = fromRoot('deploy/kubernetes');
/** Text of a file in `deploy/kubernetes`. */
export const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
/** All manifests of `deploy/kubernetes`. */
export const ALL = readdirSync(FOLDER).flatMap((file) => readManifests(textOf(file)));

/** The value at a dotted path, or undefined. */
export const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
      value,
    );

/** The first manifest of a kind. Throws if it is missing. */
export const ofKind = (kind: string): Manifest => {
  const found = ALL.find((manifest) => manifest.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
};

/** Places in the Deployment. */
export const POD = 'spec.template.spec';
export const CONTAINER = `${POD}.containers.0`;
