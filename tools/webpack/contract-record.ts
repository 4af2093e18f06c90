import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { readManifest, readVersion } from '../build/read-record.ts';
import { hashEvents, readEventCodecs } from './event-hashes.ts';
import { fromRoot } from './paths.ts';

/** Version of the contracts that a build uses. */
export const contractVersion = (): Promise<string> =>
  readVersion(fromRoot('node_modules/@coinlane/shared-contracts/package.json'));

/** The contents of a remote's `manifest.ts` and `locales/`, in the terms of its release. */
export const contractRecord = async (folder: string) => {
  const manifest = await readManifest(pathToFileURL(join(folder, 'src/manifest.ts')).href);
  const codecs = await readEventCodecs(folder);
  const locales = (await readdir(join(folder, 'locales'))).map((file) => basename(file, '.json')).toSorted();
  const built = await contractVersion();
  return {
    contract: { built, range: `^${built}` },
    events: {
      produced: hashEvents(manifest.eventsProduced, codecs),
      consumed: hashEvents(manifest.eventsConsumed, codecs),
    },
    blocks: manifest.blocks,
    routes: manifest.routes,
    ...(manifest.queries === undefined ? {} : { queries: manifest.queries }),
    namespace: manifest.namespace,
    locales,
  };
};
