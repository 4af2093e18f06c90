import * as t from 'io-ts';

import { Filled, wholeNumber } from './words.ts';

const NamedTexts = t.readonly(t.record(t.string, t.string, 'an object of texts'));
const Bytes = wholeNumber('Bytes', 0);
const Events = t.readonly(
  t.type({ produced: NamedTexts, consumed: NamedTexts }, 'an object with produced and consumed'),
);
const FirstLoadBytes = t.readonly(
  t.type(
    { usual: Bytes, byRemote: t.readonly(t.record(t.string, Bytes, 'an object of numbers')) },
    'an object with usual and byRemote',
  ),
);

/** Facts of a shell that remotes depend on. The caller of the gate passes them. */
export const ShellFacts = t.readonly(
  t.type({
    version: Filled,
    /** Version of the contracts that it was built with. */
    contract: Filled,
    /** Shared libraries with their versions. */
    shared: NamedTexts,
    /** Libraries that must exist only once: a release with its own copy is refused. */
    singletons: t.readonlyArray(t.string, 'a list of libraries'),
    /** Remote of each route pattern. Other paths can belong to an app (`APPS_PATH`). */
    routes: NamedTexts,
    /** Events of the shell, each with the hash of its codec. */
    events: Events,
    /** Limit in bytes for entry, first scripts and styles before compression, with exceptions. */
    firstLoadBytes: FirstLoadBytes,
  }),
  'ShellFacts',
);

export type ShellFacts = t.TypeOf<typeof ShellFacts>;

/** Facts of a shell in a file: alone, or as `shell` in the `build.json` of the shell. */
export const ShellFactsFile = new t.Type<ShellFacts, ShellFacts>(
  'ShellFacts',
  ShellFacts.is,
  (value, context) =>
    ShellFacts.validate(
      t.UnknownRecord.is(value) && t.UnknownRecord.is(value['shell']) ? value['shell'] : value,
      context,
    ),
  t.identity,
);
