import * as t from 'io-ts';

import { Filled, Name, SafePath, Version } from './words.ts';

const NamedTexts = t.record(t.string, t.string, 'an object of texts');
const Texts = t.readonlyArray(t.string, 'a list of texts');
const Paths = t.readonlyArray(SafePath, 'a list of paths');
const Locales = t.readonlyArray(SafePath, 'a list of languages');
const Queries = t.record(t.string, Texts, 'an object of lists of texts');
const Contract = t.type({ built: t.string, range: t.string }, 'an object with built and range');
const Events = t.type({ produced: NamedTexts, consumed: NamedTexts }, 'an object with produced and consumed');
const Entry = t.type({ path: SafePath, globalName: Filled }, 'an object with path and globalName');
const Preload = t.type({ scripts: Paths, styles: Paths }, 'an object with scripts and styles');

/** `build.json`: description that the build of a remote writes. */
export const Build = t.intersection(
  [
    t.readonly(
      t.type({
        schema: t.literal(1),
        name: Name,
        version: Version,
        gitSha: t.string,
        uniqueName: t.string,
        contract: t.readonly(Contract),
        events: t.readonly(Events),
        needs: t.readonly(NamedTexts),
        exposes: Texts,
        blocks: Texts,
        routes: Texts,
        namespace: Filled,
        locales: Locales,
        entry: t.readonly(Entry),
        preload: t.readonly(Preload),
        server: SafePath,
      }),
      'Build',
    ),
    /**
     * Packages whose code is in the browser files, and the query parameters that its routes read. Older builds have
     * neither.
     */
    t.readonly(t.partial({ bundled: Texts, queries: t.readonly(Queries) }), 'Build'),
  ],
  'Build',
);

export type Build = t.TypeOf<typeof Build>;
