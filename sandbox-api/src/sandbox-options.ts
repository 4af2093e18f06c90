import type { VapidKeys } from './push/index.ts';

/** Options of a sandbox. */
export type SandboxOptions = {
  /** Folder of `sandbox.sqlite`; created if missing. */
  readonly dataDir: string;
  /** Epoch milliseconds; default: the system clock. */
  readonly now?: () => number;
  /** Mount path of the plugin, for the links in replies. Default `/sandbox`. */
  readonly publicPath?: string;
  /** Secret that allows the controls from anywhere. Default: none, they are allowed on this machine only. */
  readonly controlToken?: string | null;
  /** Whether the site has a public address: the controls then need the token, on this machine too. Default: false. */
  readonly isPublic?: boolean;
  /** Default: the sandbox's own pair, stored in its database. */
  readonly vapidKeys?: VapidKeys;
  /** Origin of the site whose script the sample pages include; default: their own origin. */
  readonly siteOrigin?: string;
  /** Site of the passkeys; default: this machine, port 4000. */
  readonly passkeyOrigin?: string;
  /** Contact for push messages; default: a placeholder address. */
  readonly pushSubject?: string;
  /** Origins of push services in addition to those of browsers, for tests. */
  readonly pushOrigins?: readonly string[];
  /** Time between two sweeps for changed orders, ms. Default 1,000. */
  readonly pushSweepMs?: number;
  /** Folder of the texts of pages and posts; default: `content` of this package. */
  readonly contentFolder?: string;
};
