import { parseAllDocuments } from 'yaml';

import { modelsOf } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { unknownFields } from './unknown-fields.ts';

type Model = { readonly validate: () => void };

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'apiVersion') === 'string' &&
  typeof Reflect.get(value, 'kind') === 'string';

const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'validate') === 'function';

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Model of a manifest. Null if its kind or version does not exist. */
const modelOf = async ({ apiVersion, kind, ...fields }: Manifest): Promise<Model | null> => {
  if (!/^[a-z0-9./-]+$/.test(apiVersion)) return null;
  const door: unknown = await import(modelsOf(apiVersion)).catch(() => null);
  const create: unknown = typeof door === 'object' && door !== null ? Reflect.get(door, kind) : undefined;
  if (typeof create !== 'function') return null;
  const model: unknown = Reflect.construct(create, [fields]);
  return isModel(model) ? model : null;
};

const problemsOf = async (manifest: Manifest): Promise<readonly string[]> => {
  const name = `${manifest.apiVersion} ${manifest.kind}`;
  const model = await modelOf(manifest);
  if (model === null) return [`${name} is unknown to Kubernetes`];
  try {
    model.validate();
    return [];
  } catch (error) {
    return [`${name}: ${wordsOf(error)}`];
  }
};

/** Documents in a manifest file. Throws if it is not YAML, or a document lacks its kind. */
export const readManifests = (text: string): readonly Manifest[] =>
  parseAllDocuments(text).map((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw error;
    const value: unknown = document.toJS();
    if (!isManifest(value)) throw new Error('a document has no apiVersion and kind');
    return value;
  });

/**
 * Fields that Kubernetes would refuse. Values are checked with the schemas of its API. Names are checked with its
 * types, because the schemas allow unknown names but `kubectl` does not.
 */
export const manifestProblems = async (manifests: readonly Manifest[]): Promise<readonly string[]> => {
  const problems = (await Promise.all(manifests.map(problemsOf))).flat();
  return problems.length > 0 ? problems : unknownFields(manifests);
};
