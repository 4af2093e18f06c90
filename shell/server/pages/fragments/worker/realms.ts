import { networkError } from '@coinlane/shared-contracts/errors';

import { createRealm } from '../realm/create-realm.ts';
import type { Realm, RealmSettings } from '../realm/create-realm.ts';
import type { RawAnswer, RealmListener } from '../realm/host-topics.ts';
import { MAX_CALLS } from '../render-job.ts';
import type { ConfinedRequest, NamedBundle, ServiceReply } from '../render-job.ts';
import type { ServerPorts } from '../server-ports.ts';

/** Ports of a thread. */
export type RealmPorts = ServerPorts & {
  /** Code threw outside of a call. */
  readonly crashed: (detail: string) => void;
};

/** Bundles of a thread. */
export type Realms = {
  /** Loads a bundle. Rejects with its name if it is missing or cannot be evaluated. */
  readonly load: (bundle: NamedBundle) => Promise<LoadedRealm>;
};

/** An evaluated bundle. */
export type LoadedRealm = {
  /** Calls a function of the bundle. `ticket`: page of its calls to services. Never rejects. */
  readonly run: (
    name: string,
    request: ConfinedRequest,
    extra: { readonly ticket: number; readonly json: string },
  ) => Promise<RawAnswer>;
};

const MAX_REALMS = 24;
const TOO_LATE: ServiceReply = { kind: 'error', error: networkError('the page has ended') };

const labelOf = ({ name, version }: NamedBundle): string => `${name}@${version}`;

const replyTo = (realm: Realm, call: number, reply: ServiceReply): void => {
  switch (reply.kind) {
    case 'error': {
      realm.reply(call, 'error', JSON.stringify(reply.error), '');
      return;
    }
    case 'json': {
      realm.reply(call, 'json', reply.text, reply.tag ?? '');
      return;
    }
    case 'text': {
      realm.reply(call, 'text', reply.text, '');
      return;
    }
    case 'unchanged': {
      realm.reply(call, 'unchanged', '', '');
      return;
    }
  }
};

const evaluate = (code: string, label: string, settings: RealmSettings, ports: RealmPorts) => {
  type Run = { readonly ticket: number; readonly settle: (answer: RawAnswer) => void; calls: number };
  const runs = new Map<number, Run>();
  let lastRun = 0;
  const listener: RealmListener = {
    answered: (run, answer) => {
      runs.get(run)?.settle(answer);
      runs.delete(run);
    },
    called: (run, call, requestJson, tag) => {
      const from = runs.get(run);
      // refused here, because a flood of messages would block the server
      if (from === undefined || from.calls >= MAX_CALLS) {
        replyTo(realm, call, TOO_LATE);
        return;
      }
      from.calls += 1;
      void ports.call({ ticket: from.ticket, requestJson, tag }).then((reply) => replyTo(realm, call, reply));
    },
    crashed: ports.crashed,
  };
  const realm = createRealm(code, label, settings, listener);
  const loaded: LoadedRealm = {
    run: (name, { requestJson, textsJson }, { ticket, json }) =>
      new Promise((settle) => {
        lastRun += 1;
        runs.set(lastRun, { ticket, settle, calls: 0 });
        realm.run(lastRun, name, requestJson, textsJson, json);
      }),
  };
  return { loaded, close: realm.close };
};

/** Creates one realm per bundle of a thread. Drops the oldest realms if there are many. */
export const createRealms = (settings: RealmSettings, ports: RealmPorts): Realms => {
  type Held = ReturnType<typeof evaluate>;
  const realms = new Map<string, Promise<Held>>();

  const open = async (bundle: NamedBundle): Promise<Held> => {
    const code = await ports.source(bundle.sha384);
    if (code === null)
      throw new Error(`${labelOf(bundle)} server bundle is missing or does not match its hash`);
    return evaluate(code, labelOf(bundle), settings, ports);
  };

  const dropOldest = (): void => {
    const [oldest] = realms;
    if (realms.size <= MAX_REALMS || oldest === undefined) return;
    realms.delete(oldest[0]);
    void oldest[1].then(({ close }) => close());
  };

  return {
    load: async (bundle) => {
      const key = `${labelOf(bundle)} ${bundle.sha384}`;
      const known = realms.get(key);
      const opening = known ?? open(bundle);
      if (known === undefined) {
        realms.set(key, opening);
        opening.catch(() => realms.delete(key));
        dropOldest();
      }
      return (await opening).loaded;
    },
  };
};
