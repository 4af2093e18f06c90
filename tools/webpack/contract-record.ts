import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { readManifest } from '../build/read-record.ts';
import { fromRoot } from './paths.ts';

const CONTRACT = '0.1.0';

/** A short hash of the file that defines a sender's events: a changed codec is a changed hash. */
const eventHash = async (event: string): Promise<string> => {
  const sender = event.split('/')[0] ?? '';
  const source = await readFile(fromRoot('shared-contracts/src/events', `${sender}.ts`), 'utf8');
  return createHash('sha256').update(`${event}\n${source}`).digest('hex').slice(0, 16);
};

const hashed = async (events: readonly string[]): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(events.map(async (event) => [event, await eventHash(event)] as const)),
  );

/** What a remote's `manifest.ts` and `locales/` say, in the words of its release. */
export const contractRecord = async (folder: string) => {
  const manifest = await readManifest(pathToFileURL(join(folder, 'src/manifest.ts')).href);
  const locales = (await readdir(join(folder, 'locales'))).map((file) => basename(file, '.json')).toSorted();
  return {
    contract: { built: CONTRACT, range: `^${CONTRACT}` },
    events: {
      produced: await hashed(manifest.eventsProduced),
      consumed: await hashed(manifest.eventsConsumed),
    },
    blocks: manifest.blocks,
    routes: manifest.routes,
    namespace: manifest.namespace,
    locales,
  };
};
