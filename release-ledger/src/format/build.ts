import * as t from 'io-ts';

import { Filled, Name, SafePath, Version } from './words.ts';

const EventHashes = t.readonly(t.record(t.string, t.string), 'EventHashes');
const Words = t.readonlyArray(t.string, 'Words');
const Paths = t.readonlyArray(SafePath, 'Paths');

/** `build.json`: what the build of a remote says about itself. */
export const Build = t.readonly(
  t.type({
    schema: t.literal(1),
    name: Name,
    version: Version,
    gitSha: t.string,
    uniqueName: t.string,
    contract: t.readonly(t.type({ built: t.string, range: t.string })),
    events: t.readonly(t.type({ produced: EventHashes, consumed: EventHashes })),
    needs: t.readonly(t.record(t.string, t.string)),
    exposes: Words,
    blocks: Words,
    routes: Words,
    namespace: Filled,
    locales: t.readonlyArray(SafePath, 'Locales'),
    entry: t.readonly(t.type({ path: SafePath, globalName: Filled })),
    preload: t.readonly(t.type({ scripts: Paths, styles: Paths })),
    server: SafePath,
  }),
  'Build',
);

export type Build = t.TypeOf<typeof Build>;
