import type { ShellFacts, SigningKey, Store } from '@coinlane/release-ledger';

import type { CsrfSettings } from '../security/index.ts';
import type { LedgerAccess } from './ledger-access.ts';

/** What the ledger's routes stand on. */
export type LedgerPorts = {
  readonly store: Store;
  /** The one environment this server serves, and the only one it changes. */
  readonly environment: string;
  readonly access: LedgerAccess;
  readonly csrf: CsrfSettings;
  /** The revision that is served now; null before the first. */
  readonly served: () => number | null;
  /** Why this server does not serve the newest revision as it should; empty if all is well. */
  readonly problems: () => readonly string[];
  /** Makes this server look at the ledger at once. Never rejects. */
  readonly notify: () => Promise<void>;
  /** How the remotes do, as the ops page shows it: anything JSON can say. */
  readonly health?: () => Promise<unknown>;
  readonly isDraining: () => boolean;
  /** Folder in which what arrives is unpacked; nothing stays there. */
  readonly uploads: string;
  /** Signs what arrives over HTTP; null: releases stay unsigned. */
  readonly signingKey: SigningKey | null;
  /** What this shell offers remotes: what is published and promoted here is checked against it. Null: it was built without; nothing passes. */
  readonly shellFacts: ShellFacts | null;
};
