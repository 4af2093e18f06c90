import * as t from 'io-ts';

import { Filled, wholeNumber } from '../format/index.ts';

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

/**
 * Remotes that a shell's table does not name live below this path: `mfe-rewards` has `/apps/rewards` and everything
 * below it, so that a new remote needs no new shell.
 */
export const APPS_PATH = '/apps';

/** What a shell offers remotes and asks of them; whoever runs the gate gives it. */
export const ShellFacts = t.readonly(
  t.type({
    version: Filled,
    /** The version of the contracts it was built with. */
    contract: Filled,
    /** The libraries it shares, with their versions. */
    shared: NamedTexts,
    /** Libraries that must be there once: a release that carries one of its own is refused. */
    singletons: t.readonlyArray(t.string, 'a list of libraries'),
    /** Whose page each of its routes is, by pattern. What is not here may be an app's (`APPS_PATH`). */
    routes: NamedTexts,
    /** Its own events, each with the hash of its codec. */
    events: Events,
    /** Bytes of entry, first scripts and styles before compression: the usual limit, and exceptions. */
    firstLoadBytes: FirstLoadBytes,
  }),
  'ShellFacts',
);

export type ShellFacts = t.TypeOf<typeof ShellFacts>;
