import type { VapidKeys } from './push/index.ts';

/** How a sandbox is opened. */
export type SandboxOptions = {
  /** Where `sandbox.sqlite` is; made when it is missing. */
  readonly dataDir: string;
  /** Epoch milliseconds; default: the machine's clock. */
  readonly now?: () => number;
  /** Where the plugin is mounted, for the links in replies. Default `/sandbox`. */
  readonly publicPath?: string;
  /** Secret that opens the controls from anywhere. Default: none, they are open on this machine only. */
  readonly controlToken?: string | null;
  /** Default: a pair of the sandbox's own, kept in its database. */
  readonly vapidKeys?: VapidKeys;
  /** Where the site is whose script the sample pages include; default: where they are themselves. */
  readonly siteOrigin?: string;
  /** The site that passkeys are made for; default: this machine, port 4000. */
  readonly passkeyOrigin?: string;
  /** Who answers for push messages; default a mail address of nobody. */
  readonly pushSubject?: string;
  /** Origins of push services besides those of browsers, for tests. */
  readonly pushOrigins?: readonly string[];
  /** Time between two looks for changed orders to push, ms. Default 1,000. */
  readonly pushSweepMs?: number;
  /** Where the texts of pages and posts are; default: the folder `content` of this package. */
  readonly contentFolder?: string;
};
