import type { Store } from '@coinlane/release-ledger';
import type { Service } from '@coinlane/shared-contracts/api';
import type { NodeSettings, ProviderSettings } from '@coinlane/swap-gateway';

import type { Messaging } from './read-messaging.ts';
import type { Operations } from './read-operations.ts';
import type { OrderSettings } from './read-order-settings.ts';
import type { Adapters } from './read-adapters.ts';
import type { TestCoinSettings } from './read-test-coins.ts';

/** URL of a back-end service, and the API key that the server adds (spec §7 "Other configured services"). */
export type Upstream = {
  readonly baseUrl: string;
  readonly key: string | null;
  /** Whether requests to create an order contain the visitor's IP address. Only our own swap gateway receives it. */
  readonly receivesVisitorIp?: boolean;
};

export type ShellConfig = Adapters &
  Operations &
  OrderSettings & {
    /** 0: any free port. */
    readonly port: number;
    readonly host: string;
    readonly dataDir: string;
    readonly isProduction: boolean;
    readonly ledger: { readonly store: Store; readonly environment: string };
    /** Addresses of proxies whose forwarding headers are trusted. Empty: none. */
    readonly trustedProxies: readonly string[];
    readonly overrides: {
      /** Whether all visitors can request other versions. Otherwise only operators with a token can. */
      readonly isForEverybody: boolean;
      /** Whether local builds (`http://localhost:…`) are allowed. Never in production. */
      readonly mayBeLocal: boolean;
    };
    /** Number of networks with failures after which the guard can stop a canary. */
    readonly guardMinimum: number;
    readonly shellDist: string;
    /** Public scheme, host and port of the site. */
    readonly publicOrigin: string;
    readonly brand: string;
    readonly supportEmail: string;
    readonly hostName: string;
    /** Empty: the service of the sandbox, whose URL is known after the server listens. */
    readonly errorReportDsn: string;
    /** Null: generated once in the data folder. Never null in production. */
    readonly csrfSecret: string | null;
    readonly isSandbox: boolean;
    /** Token that opens the sandbox's control API to other machines. Null: this machine only. */
    readonly sandboxControlToken: string | null;
    /** Origins of third-party pages that can show our blocks. */
    readonly blockOrigins: readonly string[];
    /** Third-party captcha. Null: the self-hosted one. */
    readonly captcha: { readonly siteKey: string; readonly scriptUrl: string } | null;
    readonly messaging: Messaging;
    /** Empty if the sandbox replaces all services. */
    readonly upstreams: Readonly<Partial<Record<Service, Upstream>>>;
    /** Swap providers for real orders. Empty: orders go to the upstreams or the sandbox. */
    readonly providers: readonly ProviderSettings[];
    /** Nodes that confirm deposits and payouts. Empty: the reports of the providers are trusted. */
    readonly nodes: readonly NodeSettings[];
    /** Null: the coins are real, or simulated by the sandbox. */
    readonly testCoins: TestCoinSettings | null;
    /** PostgreSQL database of the orders. Null: a file in the data folder, which supports one server. */
    readonly databaseUrl: string | null;
    /** Whether to limit the calls of a visitor. False if a proxy does it. */
    readonly hasCallLimits: boolean;
  };
