import type { i18n } from 'i18next';

import type { HttpPort } from '../api/index.ts';
import type { EventBus } from '../events/index.ts';
import type { Language } from '../values/index.ts';

export type Location = { readonly pathname: string; readonly search: string; readonly hash: string };

/** The shell's one history, as a remote may use it. Paths are without the language prefix. */
export type Navigation = {
  readonly location: () => Location;
  readonly listen: (hear: (location: Location) => void) => () => void;
  readonly push: (path: string) => void;
  readonly replace: (path: string) => void;
  /** The full path with the language prefix, for a link's `href`. */
  readonly href: (path: string) => string;
  /** `''` or `/de`. */
  readonly basename: string;
};

/** Named places in the browser's storage; the shell is the only one who touches it. Writes never throw. */
export type StoragePort = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
};

/** What the page was told about itself; safe to be read by anyone. */
export type PublicConfig = {
  readonly brand: string;
  readonly supportEmail: string;
  /** The only real host name of this site, for the phishing warning. */
  readonly hostName: string;
  readonly isSandbox: boolean;
  readonly isProduction: boolean;
  /** Where browser errors are reported; empty: nowhere. */
  readonly errorReportDsn: string;
  /** Somebody else's captcha in the forms; absent: our own (ADR 0020). */
  readonly captcha?: { readonly siteKey: string; readonly scriptUrl: string };
  /** Hosts with their ports that a fiat order may send its visitor to; a page of an older server has none. */
  readonly checkoutHosts?: readonly string[];
  /** Where the lazy analytics adapter sends to; empty or absent: nowhere. */
  readonly analyticsUrl?: string;
  /** The live chat's service; empty or absent: there is no chat. */
  readonly liveChatUrl?: string;
};

/** What the browser says about notices (spec §4 "Push notification permission"); `unsupported`: it has none. */
export type NoticePermission = 'unsupported' | 'default' | 'granted' | 'denied';

/** Notices of the browser, told by web push through the shell's service worker. */
export type BrowserNotices = {
  readonly permission: () => NoticePermission;
  /**
   * Asks the visitor where that is still open, and subscribes. `Enabled` says which device it is and how it is reached
   * (the token of `POST /fcmtoken`). Rejects where the visitor agreed and the browser could not subscribe.
   */
  readonly enable: () => Promise<
    | { readonly _tag: 'Enabled'; readonly deviceId: string; readonly token: string }
    | { readonly _tag: 'NotAllowed'; readonly permission: NoticePermission }
  >;
  /** Hears the id of a transaction that a message was about; gives what ends it. */
  readonly listen: (hear: (transactionId: string) => void) => () => void;
};

/** What the server rendered for this slot, to be hydrated instead of rendered anew. */
export type FragmentState = {
  readonly state: unknown;
  /** The path it was rendered for: who has gone elsewhere meanwhile does not get it. Left out: wherever the page is. */
  readonly pathname?: string;
};

export type ErrorContext = { readonly where: string; readonly tags?: Readonly<Record<string, string>> };

/**
 * How a visitor came to this site in this visit, for an order's `info` (spec §7 "Create transaction"); `''` and 0: not
 * known. Of somebody who asked not to be followed (Do Not Track, Global Privacy Control) only the two pages are known.
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
  /** Which visit of this browser it is, from 1. */
  readonly sessionCount: number;
  /** The analytics client id, `ga` on the wire. */
  readonly clientId: string;
};

/** A named element of a server-rendered page, as the page wrote it (spec §2 "Mounting"). */
export type BlockFacts = {
  readonly name: string;
  /** Its `data-` attributes, without the `data-`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The JSON the page put into or beside it; whatever that is. */
  readonly data: unknown;
};

/** Asks the shell to fill an element with a block, maybe of another remote. The answer takes it away again. */
export type MountBlock = (block: BlockFacts, element: HTMLElement) => () => void;

/** What the shell hands every remote on mount; a remote gets nothing from `window`. */
export type RemoteProps = {
  readonly language: Language;
  readonly http: HttpPort;
  readonly bus: EventBus;
  readonly navigation: Navigation;
  readonly storage: StoragePort;
  readonly i18n: i18n;
  readonly config: PublicConfig;
  readonly reportError: (error: unknown, context?: ErrorContext) => void;
  /** Set the document's title and description when an inner route changes. */
  readonly setHead: (head: Head) => void;
  /** Milliseconds since the epoch by the server's clock; a wrong device clock changes nothing. */
  readonly serverNow: () => number;
  /**
   * Something typed would be lost by a reload; an offered reload waits for it. Said again with `false` when that is
   * over; an unmount says it too. A page of an older shell has it not.
   */
  readonly holdReload?: (isHeld: boolean) => void;
  /** Whether the visitor is signed in at this moment; `shell/auth-changed@1` tells when that changes. */
  readonly isSignedIn?: () => boolean;
  /** How the visitor came here. Never rejects for want of storage; may reject when its code cannot be fetched. */
  readonly visit?: () => Promise<Visit>;
  /** Leaves this page for another document, of this site or, after the caller's check, of another. */
  readonly loadPage?: (url: string) => void;
  /** Rejects when the code of it cannot be had. A page of an older shell, and the server, have it not. */
  readonly loadNotices?: () => Promise<BrowserNotices>;
  readonly fragment?: FragmentState;
  /** What a block is mounted for; a page's own remote has none. */
  readonly block?: BlockFacts;
  /** A page of an older shell has it not. */
  readonly mountBlock?: MountBlock;
};

export type Head = {
  readonly title: string;
  readonly description?: string;
  readonly canonicalPath?: string;
  readonly robots?: string;
  readonly jsonLd?: readonly unknown[];
  /** The languages the page is there in; absent: all. In another one it shows the English text, whose address it then names. */
  readonly languages?: readonly Language[];
  /** A feed of what the page lists; the path is without language prefix. */
  readonly feed?: { readonly title: string; readonly path: string };
};

/** Data about a remote, typed by its own `manifest.ts` and written into its release. */
export type RemoteManifest = {
  readonly name: string;
  /** Route patterns without the language prefix: rows of the shell's table, or below `/apps/<name without mfe->`. */
  readonly routes: readonly string[];
  /** The translation name space the release ships, `locales/{language}.json`. */
  readonly namespace: string;
  readonly eventsProduced: readonly string[];
  readonly eventsConsumed: readonly string[];
  /** Named elements of server-rendered pages this remote fills. */
  readonly blocks: readonly string[];
  /**
   * What a page reads of its query, by the pattern of its route: whatever else an address says is set aside before the server renders, so that one
   * page is kept for all who bring only that. A route that is not named is rendered with all that was asked.
   */
  readonly queries?: Readonly<Record<string, readonly string[]>>;
};
