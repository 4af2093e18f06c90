import * as t from 'io-ts';

import { ShellFacts } from './shell-facts.ts';
import { Filled, Name, SafePath, Version } from './words.ts';

/** Name of the releases of the shell. */
export const SHELL = 'shell';

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
    t.readonly(
      t.partial({
        /** Packages whose code is in the browser files. Absent in older builds. */
        bundled: Texts,
        /** Query parameters that its routes read. Absent in older builds. */
        queries: t.readonly(Queries),
        /** Facts of the shell for the gate. Only in a build of the shell. */
        shell: ShellFacts,
        /** Fonts that every page of a shell preloads. */
        fonts: Paths,
      }),
      'Build',
    ),
  ],
  'Build',
);

export type Build = t.TypeOf<typeof Build>;
