import * as t from 'io-ts';

import type { Language } from '../values/index.ts';

const isCode = (value: unknown): value is Language => typeof value === 'string' && /^[a-z]{2}$/.test(value);

const LanguageCode = new t.Type<Language, Language>(
  'Language',
  isCode,
  (value, context) => (isCode(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** File of a release: its URL on this site and its integrity hash. */
export const PinnedFile = t.readonly(t.type({ url: t.string, integrity: t.string }), 'PinnedFile');
export type PinnedFile = t.TypeOf<typeof PinnedFile>;

/** One version of a remote, with all data needed to load it. */
const PinnedVersion = t.readonly(
  t.intersection([
    t.type({
      version: t.string,
      entry: PinnedFile,
      /** Global variable that the entry defines. */
      globalName: t.string,
      /** Chunks of `./lifecycle`, preloaded for the active route. */
      scripts: t.readonlyArray(PinnedFile),
      styles: t.readonlyArray(PinnedFile),
      /** All other scripts and styles of the version. Lazy chunks need an integrity hash too. */
      lazyFiles: t.readonlyArray(PinnedFile),
    }),
    t.partial({
      /** File with the translations and the lazy files that the page leaves out (ADR 0052). */
      supplement: PinnedFile,
    }),
  ]),
  'PinnedVersion',
);
export type PinnedVersion = t.TypeOf<typeof PinnedVersion>;

/** Reason for the version of this visitor: stable, canary, or an override. */
const PinReason = t.keyof({ stable: null, canary: null, override: null }, 'PinReason');
export type PinReason = t.TypeOf<typeof PinReason>;

/** Versions of a remote for this visitor. */
export const Pin = t.readonly(
  t.type({
    name: t.string,
    namespace: t.string,
    why: PinReason,
    stable: PinnedVersion,
    /** Fallbacks if `stable` fails to load, newest first. */
    previous: t.readonlyArray(PinnedVersion),
  }),
  'Pin',
);
export type Pin = t.TypeOf<typeof Pin>;

const FeatureCodec = t.keyof(
  {
    account: null,
    listing: null,
    'token-swap': null,
    fiat: null,
    forms: null,
    market: null,
    promo: null,
    email: null,
    newsletter: null,
    reviews: null,
    api: null,
    partners: null,
    names: null,
  },
  'Feature',
);

/** Configuration that pages can read. */
export const PublicConfigCodec = t.readonly(
  t.intersection([
    t.type({
      brand: t.string,
      supportEmail: t.string,
      hostName: t.string,
      isSandbox: t.boolean,
      isProduction: t.boolean,
      errorReportDsn: t.string,
    }),
    t.partial({
      checkoutHosts: t.readonlyArray(t.string),
      analyticsUrl: t.string,
      liveChatUrl: t.string,
      captcha: t.readonly(t.type({ siteKey: t.string, scriptUrl: t.string })),
      testCoins: t.readonly(
        t.type({ chainIds: t.readonly(t.record(t.string, t.number)), faucetUrl: t.string }),
      ),
      unavailable: t.readonlyArray(FeatureCodec),
    }),
  ]),
  'PublicConfig',
);

const WhatEachPageHas = t.readonly(
  t.type({
    language: LanguageCode,
    basename: t.string,
    revision: t.number,
    config: PublicConfigCodec,
    pins: t.readonlyArray(Pin),
    /** Scripts and styles of the shell that the page may load later. */
    shellFiles: t.readonlyArray(PinnedFile),
    /** Versions that replace the live ones for this visitor, such as `mfe-swap@1.9.0`. */
    overrides: t.readonlyArray(t.string),
    /** Whether this visitor can inspect the composition of the page. */
    isInspectable: t.boolean,
    /** Translations by namespace, in the language of the page, completed with English. */
    messages: t.record(t.string, t.UnknownRecord),
    /** The slot that the server filled, or null. */
    fragment: t.union([t.null, t.readonly(t.type({ remote: t.string, state: t.unknown }))]),
    /** HTTP status of the page. 404 shows the not-found page even on a known path. */
    status: t.number,
    serverTime: t.number,
  }),
);

/**
 * Translations and lazy files of one version of a remote in one language, and those of the lazy parts of the
 * shell. The page contains the hash of this file, and this file the hash of each lazy file, by URL (ADR 0052).
 */
export const PageSupplement = t.readonly(
  t.intersection([
    t.type({ messages: t.UnknownRecord, files: t.record(t.string, t.string) }),
    t.partial({
      /** Groups of the shell's translations that the page leaves out. */
      shell: t.UnknownRecord,
    }),
  ]),
  'PageSupplement',
);
export type PageSupplement = t.TypeOf<typeof PageSupplement>;

/** Page data from the server, inlined as JSON in `<script id="page-data">`. */
export const PageData = t.intersection(
  [
    WhatEachPageHas,
    t.readonly(
      t.partial({
        /** Languages of the site in addition to the nine. */
        moreLanguages: t.readonlyArray(t.readonly(t.type({ code: LanguageCode, name: t.string }))),
        /** Supplement of the shell alone, used if the remote's supplement fails to load. */
        shellSupplement: PinnedFile,
        /** Shell of the page if it was released. Absent: the shell of the server (ADR 0059). */
        releasedShell: t.readonly(t.type({ version: t.string, why: PinReason })),
        /** Number of running orders that the server rendered, from the visitor's cookie. */
        runningOrders: t.number,
        /** CSRF token for the header of calls. Only for a page in a third-party frame, which gets no cookie. */
        csrfToken: t.string,
        /** Signed ID of this page load, sent with its beacons. Empty: the page came from a shared cache. */
        pageId: t.string,
      }),
    ),
  ],
  'PageData',
);
export type PageData = t.TypeOf<typeof PageData>;
