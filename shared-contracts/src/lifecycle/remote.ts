import type { i18n } from 'i18next';

import type { HttpPort } from '../api/index.ts';
import type { EventBus } from '../events/index.ts';
import type { Language } from '../values/index.ts';

export type Location = { readonly pathname: string; readonly search: string; readonly hash: string };

/** The only history of the page, owned by the shell. Paths are without the language prefix. */
export type Navigation = {
  readonly location: () => Location;
  readonly listen: (listener: (location: Location) => void) => () => void;
  readonly push: (path: string) => void;
  readonly replace: (path: string) => void;
  /** Full path with the language prefix, for the `href` of a link. */
  readonly href: (path: string) => string;
  /** `''` or a prefix such as `/de`. */
  readonly basename: string;
};

/** Browser storage with named keys. Only the shell accesses the storage. Writes never throw. */
export type StoragePort = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
};

/**
 * Features that need their own back-end service. If the server has no such service, the page offers no link,
 * button or route to them.
 */
export type Feature =
  | 'account'
  | 'listing'
  | 'token-swap'
  | 'fiat'
  | 'forms'
  | 'market'
  | 'promo'
  /** E-mails about an order. */
  | 'email'
  | 'newsletter'
  | 'reviews'
  /** Calls from third-party programs. */
  | 'api'
  /** Link IDs that attribute orders to a partner. */
  | 'partners'
  /** Addresses by name, such as FIO. */
  | 'names';

/** Coins without value, for development. */
type TestCoins = {
  /** Chain IDs of the local chains, by network (EIP-155). */
  readonly chainIds: Readonly<Record<string, number>>;
  /** Page that gives out test coins. Empty: none. */
  readonly faucetUrl: string;
};

/** Public configuration of the page. Contains no secrets. */
export type PublicConfig = {
  readonly brand: string;
  readonly supportEmail: string;
  /** The official host name of this site, for the phishing warning. */
  readonly hostName: string;
  readonly isSandbox: boolean;
  readonly isProduction: boolean;
  /** DSN of the service for browser errors. Empty: not reported. */
  readonly errorReportDsn: string;
  /** Third-party captcha of the forms. Absent: the self-hosted one (ADR 0020). */
  readonly captcha?: { readonly siteKey: string; readonly scriptUrl: string };
  /** Hosts with ports that a fiat order may redirect to. Older servers do not send it. */
  readonly checkoutHosts?: readonly string[];
  /** URL of the analytics service. Empty or absent: no analytics. */
  readonly analyticsUrl?: string;
  /** URL of the live chat service. Empty or absent: no chat. */
  readonly liveChatUrl?: string;
  /** Present if orders are paid with test coins: every deposit address belongs to a test chain, or to no chain. */
  readonly testCoins?: TestCoins;
  /** Features without a service. Absent: the site has all of them. */
  readonly unavailable?: readonly Feature[];
};

/**
 * Permission for browser notifications (spec §4 "Push notification permission"). `unsupported`: the browser has no
 * notifications.
 */
export type NoticePermission = 'unsupported' | 'default' | 'granted' | 'denied';

/** Browser notifications, sent by web push through the service worker of the shell. */
export type BrowserNotices = {
  readonly permission: () => NoticePermission;
  /**
   * Requests permission if necessary, and subscribes. `Enabled` contains the device id and the push token (the token of
   * `POST /fcmtoken`). Rejects if permission is granted but the subscription fails.
   */
  readonly enable: () => Promise<
    | { readonly _tag: 'Enabled'; readonly deviceId: string; readonly token: string }
    | { readonly _tag: 'NotAllowed'; readonly permission: NoticePermission }
  >;
  /** Listens for the transaction ids of messages. Returns an unsubscribe function. */
  readonly listen: (listener: (transactionId: string) => void) => () => void;
};

/** Server-rendered content of this slot. */
export type FragmentState = {
  readonly state: unknown;
  /** Path for which it was rendered. Not used after a navigation to another path. */
  readonly pathname: string;
};

export type ErrorContext = { readonly where: string; readonly tags?: Readonly<Record<string, string>> };

/**
 * Source of the visit, for the `info` of an order (spec §7 "Create transaction"). `''` and 0: unknown. With Do Not
 * Track or Global Privacy Control only the two pages are known.
 */
export type Visit = {
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
  readonly utmContent: string;
  readonly utmTerm: string;
  readonly gclid: string;
  /** Path and query of the first page of the visit. */
  readonly landingPage: string;
  readonly sessionId: string;
  /** Number of this visit in this browser, starting at 1. */
  readonly sessionCount: number;
  /** Client ID of the analytics service, `ga` on the wire. */
  readonly clientId: string;
};

/** A named element of a server-rendered page (spec §2 "Mounting"). */
export type BlockFacts = {
  readonly name: string;
  /** Its `data-` attributes, without the `data-`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** JSON in the element or next to it, not validated. */
  readonly data: unknown;
};

/** Mounts a block into an element, possibly from another remote. Returns an unmount function. */
export type MountBlock = (block: BlockFacts, element: HTMLElement) => () => void;

/** Props that the shell passes to each remote on mount. Remotes read nothing from `window`. */
export type RemoteProps = {
  readonly language: Language;
  readonly http: HttpPort;
  readonly bus: EventBus;
  readonly navigation: Navigation;
  readonly storage: StoragePort;
  readonly i18n: i18n;
  readonly config: PublicConfig;
  readonly reportError: (error: unknown, context?: ErrorContext) => void;
  /** Sets the title and description of the document when an inner route changes. */
  readonly setHead: (head: Head) => void;
  /** Server time in milliseconds since the epoch. Not affected by a wrong device clock. */
  readonly serverNow: () => number;
  /**
   * While `true`, delays an offered reload that would lose user input. `false` or an unmount ends the delay.
   * Missing in older shells.
   */
  readonly holdReload?: (isHeld: boolean) => void;
  /** Whether the user is signed in. `shell/auth-changed@1` reports changes. */
  readonly isSignedIn?: () => boolean;
  /** Source of the visit. Works without storage. Rejects if its code fails to load. */
  readonly visit?: () => Promise<Visit>;
  /** Navigates to another document. The caller has validated a URL of another site. */
  readonly loadPage?: (url: string) => void;
  /** Rejects if its code fails to load. Missing in older shells and on the server. */
  readonly loadNotices?: () => Promise<BrowserNotices>;
  readonly fragment?: FragmentState;
  /** Block to mount. Absent for the remote of a page. */
  readonly block?: BlockFacts;
  /** Missing in older shells. */
  readonly mountBlock?: MountBlock;
};

export type Head = {
  readonly title: string;
  readonly description?: string;
  readonly canonicalPath?: string;
  readonly robots?: string;
  readonly jsonLd?: readonly unknown[];
  /**
   * Languages of the page. Absent: all. In other languages the page shows the English text, with the canonical URL
   * of the English page.
   */
  readonly languages?: readonly Language[];
  /** Feed of the listed items. The path is without language prefix. */
  readonly feed?: { readonly title: string; readonly path: string };
};

/** Metadata of a remote, defined in its `manifest.ts` and written into its release. */
export type RemoteManifest = {
  readonly name: string;
  /**
   * Route patterns without the language prefix: rows of the shell's route table, or below `/apps/<name without mfe->`.
   */
  readonly routes: readonly string[];
  /** Translation namespace of the release, `locales/{language}.json`. */
  readonly namespace: string;
  readonly eventsProduced: readonly string[];
  readonly eventsConsumed: readonly string[];
  /** Names of the blocks that this remote provides. */
  readonly blocks: readonly string[];
  /**
   * Query parameters that a page reads, by its route pattern. Other parameters are removed before rendering, so that
   * all requests share one cached page. Routes that are not listed are rendered with the full query.
   */
  readonly queries?: Readonly<Record<string, readonly string[]>>;
};
