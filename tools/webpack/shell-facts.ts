import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { failure } from 'io-ts/lib/PathReporter.js';

import { readVersion } from '../build/read-record.ts';
import { contractVersion } from './contract-record.ts';
import { hashEvents, readEventCodecs } from './event-hashes.ts';
import { FIRST_LOAD_LIMITS } from './first-load-limits.ts';
import { fromRoot } from './paths.ts';
import { NEEDS, SINGLETONS } from './shared-scope.ts';

const RouteTable = t.type(
  { ROUTE_TABLE: t.readonlyArray(t.type({ path: t.string, remote: t.string })) },
  'RouteTable',
);

/** Whether an event belongs to the shell. Events of remotes have their own prefix. */
const isOfShell = (event: string): boolean => event.startsWith('shell/');

const readRoutes = async (folder: string): Promise<Record<string, string>> => {
  const file = join(folder, 'src/routing/route-table.ts');
  const read = RouteTable.decode(await import(pathToFileURL(file).href));
  if (E.isLeft(read)) throw new Error(`${file} has no valid ROUTE_TABLE: ${failure(read.left).join('; ')}`);
  return Object.fromEntries(read.right.ROUTE_TABLE.map(({ path, remote }) => [path, remote]));
};

const readShared = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(NEEDS).map(
        async (name) => [name, await readVersion(fromRoot('node_modules', name, 'package.json'))] as const,
      ),
    ),
  );

/** The offers of a shell in this folder to remotes and its requirements: the input of the release ledger's gate. */
export const shellFacts = async (folder: string) => {
  const codecs = await readEventCodecs(folder);
  const own = [...codecs.keys()].filter(isOfShell);
  return {
    contract: await contractVersion(),
    shared: await readShared(),
    singletons: SINGLETONS,
    routes: await readRoutes(folder),
    events: { produced: hashEvents(own, codecs), consumed: {} },
    firstLoadBytes: FIRST_LOAD_LIMITS,
  };
};
