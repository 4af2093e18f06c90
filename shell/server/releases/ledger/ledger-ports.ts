import type { PreviewLinks } from '../overrides/index.ts';
import type { ShellFacts, SigningKey, Store } from '@coinlane/release-ledger';

import type { CsrfSettings } from '../../http/security/index.ts';
import type { OperatorSignIn } from '../operator-sign-in/index.ts';
import type { LedgerAccess } from './ledger-access.ts';

/** State of the swap providers, and their switches. */
export type ProviderControl = {
  /** States as JSON for the ops page. */
  readonly states: () => Promise<readonly object[]>;
  /** Messages to the operator and to visitors, by channel and phase, as JSON for the ops page. */
  readonly messages: () => Promise<readonly object[]>;
  /** Nodes that confirm deposits and payouts, as JSON for the ops page. */
  readonly nodes: () => readonly object[];
  /** Resolves with false if the provider is not configured. */
  readonly switchOff: (provider: string, isOff: boolean, by: string) => Promise<boolean>;
};

/** Dependencies of the ledger's routes. */
export type LedgerPorts = {
  readonly store: Store;
  /** Environment of this server, the only one that it can change. */
  readonly environment: string;
  readonly access: LedgerAccess;
  /** Sign-in with an identity issuer. Null: with tokens only. */
  readonly signIn: OperatorSignIn | null;
  readonly csrf: CsrfSettings;
  /** Served revision. Null before the first. */
  readonly served: () => number | null;
  /** Reasons why this server does not fully serve the newest revision. Empty if healthy. */
  readonly problems: () => readonly string[];
  /** Reads the ledger at once. Never rejects. */
  readonly notify: () => Promise<void>;
  /** Health of the remotes, as JSON for the ops page. */
  readonly health?: () => Promise<unknown>;
  /** Swap providers of this site. Null: it has none. */
  readonly providers: ProviderControl | null;
  readonly previews: PreviewLinks;
  /** Origin of preview links. */
  readonly publicOrigin: string;
  readonly isDraining: () => boolean;
  /** Folder for unpacking uploads. Its files are removed afterwards. */
  readonly uploads: string;
  /** Signs releases that are uploaded over HTTP. Null: they stay unsigned. */
  readonly signingKey: SigningKey | null;
  /**
   * Facts of this shell, for the checks of publish and promote. Null: the build has none, so all changes are refused.
   */
  readonly shellFacts: ShellFacts | null;
};
