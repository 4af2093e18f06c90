import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';

import { readSigningKey, wordsOf } from '@coinlane/release-ledger';

import type { ShellConfig } from '../../http/config/index.ts';
import { createOperatorSignIn } from '../operator-sign-in/index.ts';
import { readShellFacts } from './gate-of.ts';
import { createLedgerAccess } from './ledger-access.ts';
import type { LedgerPorts } from './ledger-ports.ts';

/** Ports of the ledger that exist before the server runs. */
export type PreparedLedger = Pick<
  LedgerPorts,
  'store' | 'environment' | 'access' | 'signIn' | 'signingKey' | 'shellFacts' | 'csrf' | 'uploads'
>;

type Given = {
  readonly csrfSecret: string;
  readonly log: (problem: string) => void;
  /** Value of `LEDGER_SIGNING_KEY`, which signs uploads over HTTP. */
  readonly signingKey: string | undefined;
};

/** Prepares access control and checks of the ledger. Rejects if the signing key is invalid. */
export const prepareLedger = async (config: ShellConfig, given: Given): Promise<PreparedLedger> => {
  const { store, environment } = config.ledger;
  const { publicOrigin } = config;
  const signingKey = readSigningKey(given.signingKey);
  if (E.isLeft(signingKey)) throw new Error(wordsOf(signingKey.left));
  const signIn = createOperatorSignIn(config.operatorSignIn, { publicOrigin, csrfSecret: given.csrfSecret });
  return {
    store,
    environment,
    signIn,
    signingKey: signingKey.right,
    shellFacts: await readShellFacts(config.shellDist, given.log),
    access: createLedgerAccess({
      store,
      environment,
      publicOrigin,
      csrfSecret: given.csrfSecret,
      people: signIn?.sessions ?? null,
    }),
    uploads: join(config.dataDir, 'cache', 'uploads'),
    csrf: { secret: given.csrfSecret, isHttps: publicOrigin.startsWith('https:') },
  };
};
