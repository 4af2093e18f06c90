import type { Store } from '@coinlane/release-ledger';
import type { Service } from '@coinlane/shared-contracts/api';

import type { Messaging } from './read-messaging.ts';
import type { Operations } from './read-operations.ts';
import type { Adapters } from './read-adapters.ts';

/** Where one back-end service is, and the key that is added on the server (spec §7 "Other configured services"). */
export type Upstream = { readonly baseUrl: string; readonly key: string | null };

export type ShellConfig = Adapters &
  Operations & {
    /** 0 takes any free port. */
    readonly port: number;
    readonly host: string;
    readonly dataDir: string;
    readonly isProduction: boolean;
    readonly ledger: { readonly store: Store; readonly environment: string };
    /** Addresses of the proxies in front, whose word on visitor and scheme is taken; empty: nobody's. */
    readonly trustedProxies: readonly string[];
    readonly overrides: {
      /** Every visitor may ask for other versions than the live ones; else only who holds a token of operators. */
      readonly isForEverybody: boolean;
      /** A version may come from a team's own machine (`http://localhost:…`); never in production. */
      readonly mayBeLocal: boolean;
    };
    /** Number of networks with failures from which the guard judges a canary. */
    readonly guardMinimum: number;
    readonly shellDist: string;
    /** Scheme, host and port by which visitors reach the site. */
    readonly publicOrigin: string;
    readonly brand: string;
    readonly supportEmail: string;
    readonly hostName: string;
    /** Empty: the sandbox's intake, whose address is known once the server listens. */
    readonly errorReportDsn: string;
    /** Null: generated once and kept in the data folder; never so in production. */
    readonly csrfSecret: string | null;
    readonly isSandbox: boolean;
    /** Opens the sandbox's controls from anywhere; null: they are open on this machine only. */
    readonly sandboxControlToken: string | null;
    /** Origins of pages that may show our blocks besides this site's own. */
    readonly blockOrigins: readonly string[];
    /** Somebody else's captcha in the forms; null: our own. */
    readonly captcha: { readonly siteKey: string; readonly scriptUrl: string } | null;
    readonly messaging: Messaging;
    /** Empty where the sandbox stands in for every service. */
    readonly upstreams: Readonly<Partial<Record<Service, Upstream>>>;
    /** Whether a visitor's calls are counted; off where a proxy in front does it. */
    readonly hasCallLimits: boolean;
  };
