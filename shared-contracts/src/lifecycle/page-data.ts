import * as t from 'io-ts';

import type { Language } from '../values/index.ts';

const isCode = (value: unknown): value is Language => typeof value === 'string' && /^[a-z]{2}$/.test(value);

const LanguageCode = new t.Type<Language, Language, unknown>(
  'Language',
  isCode,
  (value, context) => (isCode(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** A file of a release as the page may load it: its URL on this site and what its bytes must hash to. */
export const PinnedFile = t.readonly(t.type({ url: t.string, integrity: t.string }), 'PinnedFile');

/** One version of one remote, ready to be loaded without asking anybody. */
const PinnedVersion = t.readonly(
  t.type({
    version: t.string,
    entry: PinnedFile,
    /** The global the entry defines. */
    globalName: t.string,
    /** Chunks `./lifecycle` needs, preloaded for the active route. */
    scripts: t.readonlyArray(PinnedFile),
    styles: t.readonlyArray(PinnedFile),
    /** Every other script and style of the version, so that lazy chunks have an integrity too. */
    lazyFiles: t.readonlyArray(PinnedFile),
  }),
  'PinnedVersion',
);
export type PinnedVersion = t.TypeOf<typeof PinnedVersion>;

/** Why this visitor gets the version: as everybody, as one of a few, or because they asked for it. */
const PinReason = t.keyof({ stable: null, canary: null, override: null }, 'PinReason');
export type PinReason = t.TypeOf<typeof PinReason>;

/** What this visitor gets of a remote. */
export const Pin = t.readonly(
  t.type({
    name: t.string,
    namespace: t.string,
    why: PinReason,
    stable: PinnedVersion,
    /** What is tried when `stable` cannot be loaded, newest first. */
    previous: t.readonlyArray(PinnedVersion),
  }),
  'Pin',
);
export type Pin = t.TypeOf<typeof Pin>;

/** What a page may know of the configuration. */
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
    /** The scripts and styles of the shell that the page may ask for later. */
    shellFiles: t.readonlyArray(PinnedFile),
    /** What this visitor asked for instead of what is live, in words such as `mfe-swap@1.9.0`; usually empty. */
    overrides: t.readonlyArray(t.string),
    /** Whether this visitor may look into what the page is composed of. */
    isInspectable: t.boolean,
    /** Translations by name space, in the page's language with English filled in. */
    messages: t.record(t.string, t.UnknownRecord),
    /** The slot the server filled, if it did. */
    fragment: t.union([t.null, t.readonly(t.type({ remote: t.string, state: t.unknown }))]),
    /** The status the server answered with: 404 shows the not-found page on a known path. */
    status: t.number,
    serverTime: t.number,
  }),
);

/** What the server tells the page, inlined as JSON in `<script id="page-data">`. */
export const PageData = t.intersection(
  [
    WhatEachPageHas,
    t.readonly(
      t.partial({
        /** What the site speaks beside the nine languages; usually nothing. */
        moreLanguages: t.readonlyArray(t.readonly(t.type({ code: LanguageCode, name: t.string }))),
        /** Of a page in a frame of another site, which gets no cookie: what its calls send in the header. */
        csrfToken: t.string,
        /** Signed ID of this page load, which its beacons carry. Empty: the page came from a shared cache. */
        pageId: t.string,
      }),
    ),
  ],
  'PageData',
);
export type PageData = t.TypeOf<typeof PageData>;
