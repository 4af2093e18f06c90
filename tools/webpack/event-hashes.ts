import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { describeCodec } from './describe-codec.ts';

type EventContract = { readonly name: string; readonly payload: object };

/** Codecs of all events, by name. */
export type EventCodecs = ReadonlyMap<string, object>;

const isContract = (value: unknown): value is EventContract =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'name') === 'string' &&
  /^[^/@]+\/[^/@]+@\d+$/.test(String(Reflect.get(value, 'name'))) &&
  typeof Reflect.get(value, 'payload') === 'object';

/** Event contracts among the exports of a module. */
export const eventCodecsIn = (module: unknown): EventCodecs =>
  new Map(
    (typeof module === 'object' && module !== null ? Object.values(module) : []).flatMap(
      (value: unknown): (readonly [string, object])[] =>
        isContract(value) ? [[value.name, value.payload]] : [],
    ),
  );

/** Short hash of an event's payload. Changes with a field, but not with another event. */
export const eventHash = (codec: object): string =>
  createHash('sha256').update(describeCodec(codec)).digest('hex').slice(0, 16);

/** Events of the shared contracts, and those of a package in `src/events.ts`. */
export const readEventCodecs = async (folder: string): Promise<EventCodecs> => {
  const shared: unknown = await import('@coinlane/shared-contracts/events');
  const file = join(folder, 'src/events.ts');
  const own: unknown = existsSync(file) ? await import(pathToFileURL(file).href) : null;
  return new Map([...eventCodecsIn(shared), ...eventCodecsIn(own)]);
};

/** The hash of each named event. Throws an error that names an undefined event and the known ones. */
export const hashEvents = (names: readonly string[], codecs: EventCodecs): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => {
      const codec = codecs.get(name);
      if (codec === undefined)
        throw new Error(
          `the manifest contains the event ${name}, which is defined neither in @coinlane/shared-contracts/events nor in src/events.ts. Known: ${[...codecs.keys()].join(', ')}`,
        );
      return [name, eventHash(codec)] as const;
    }),
  );
