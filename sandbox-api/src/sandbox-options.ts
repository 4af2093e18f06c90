import type { VapidKeys } from './push/index.ts';

export type SandboxOptions = {
  /** Folder of `sandbox.sqlite`. Created if missing. */
  readonly dataDir: string;
  /** Clock in epoch milliseconds. Default: the system clock. */
  readonly now?: () => number;
  /** Mount path of the plugin, for the links in replies. Default: `/sandbox`. */
  readonly publicPath?: string;
  /**
   * Secret that gives access to the controls from any machine. Default: none, so that they can be used only on
   * this machine.
   */
  readonly controlToken?: string | null;
  /**
   * Whether the site has a public address. If so, the controls need the token even on this machine. Default: false.
   */
  readonly isPublic?: boolean;
  /** Default: the sandbox's own pair, stored in its database. */
  readonly vapidKeys?: VapidKeys;
  /** Origin of the site whose script the sample pages include. Default: their own origin. */
  readonly siteOrigin?: string;
  /** Site of the passkeys. Default: this machine, port 4000. */
  readonly passkeyOrigin?: string;
  /** Contact for push messages. Default: a placeholder address. */
  readonly pushSubject?: string;
  /** Origins of push services in addition to those of browsers, for tests. */
  readonly pushOrigins?: readonly string[];
  /** Time between two sweeps for changed orders, in ms. Default: 1,000. */
  readonly pushSweepMs?: number;
  /** Folder of the texts of pages and posts. Default: `content` of this package. */
  readonly contentFolder?: string;
};
