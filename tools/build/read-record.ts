import { readFile } from 'node:fs/promises';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { failure } from 'io-ts/lib/PathReporter.js';

const Versioned = t.type({ version: t.string }, 'Versioned');

const Manifest = t.intersection(
  [
    t.type({
      name: t.string,
      routes: t.readonlyArray(t.string),
      namespace: t.string,
      eventsProduced: t.readonlyArray(t.string),
      eventsConsumed: t.readonlyArray(t.string),
      blocks: t.readonlyArray(t.string),
    }),
    t.partial({ queries: t.record(t.string, t.readonlyArray(t.string)) }),
  ],
  'RemoteManifest',
);

const decodeAs = <A>(codec: t.Decoder<unknown, A>, value: unknown, where: string): A => {
  const decoded = codec.decode(value);
  if (E.isLeft(decoded))
    throw new Error(`${where} is not a valid ${codec.name}: ${failure(decoded.left).join('; ')}`);
  return decoded.right;
};

/**
 * Reads the `version` in a JSON file (package.json, build.json). Throws an error with the name of the file if it
 * is missing.
 */
export const readVersion = async (file: string): Promise<string> => {
  const record: unknown = JSON.parse(await readFile(file, 'utf8'));
  return decodeAs(Versioned, record, file).version;
};

/** Reads a remote's `src/manifest.ts`. Throws an error with the file and the field if it is invalid. */
export const readManifest = async (file: string): Promise<t.TypeOf<typeof Manifest>> => {
  const module: unknown = await import(file);
  const manifest: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'manifest') : null;
  return decodeAs(Manifest, manifest, file);
};
