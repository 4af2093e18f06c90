import * as t from 'io-ts';

import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { isLanguage } from '@coinlane/shared-contracts/values';
import type { Language, ExtraLanguage } from '@coinlane/shared-contracts/values';

import type { ShellConfig } from '../config/index.ts';
import type { Bundle } from '../remotes/index.ts';
import type { LibraryMode } from './realm/library-sources.ts';

/** How a fragment's calls reach the services. */
export type CallSettings = {
  readonly upstreams: ShellConfig['upstreams'];
  /** Sent with every call of this request, such as the sandbox's name space. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Reply of a service as text, because it may cross processes. `tag` is its strong `ETag`. */
export type ServiceReply =
  | { readonly kind: 'error'; readonly error: ApiError }
  | { readonly kind: 'json'; readonly text: string; readonly tag: string | null }
  | { readonly kind: 'text'; readonly text: string }
  /** The reply that the caller named by its tag is still valid. */
  | { readonly kind: 'unchanged' };

/** One slot to fill. */
export type FragmentJob = {
  readonly bundle: Bundle;
  readonly request: Omit<FragmentRequest, 'http'>;
  readonly calls: CallSettings;
};

/** What the chrome is told; the slot's part is added once the fragment is there. */
export type ChromeJob = { readonly bundle: Bundle; readonly request: ChromeRequest };

export type ChromeRequest = Omit<FragmentRequest, 'http'> & {
  /** The name of the remote in the slot; null on the not-found page. */
  readonly remote: string | null;
  /** The page's status, unless the fragment says another. */
  readonly status: number;
  /** What the visitor asked for instead of what is live. */
  readonly overrides: readonly string[];
  /** What the site speaks beside the nine languages. */
  readonly moreLanguages: readonly ExtraLanguage[];
  /** What the visitor chose; null leaves it to the system. */
  readonly theme: 'light' | 'dark' | null;
};

/** A page's markup: the fragment, then the chrome around it, in one go. */
export type RenderJob = { readonly fragment: FragmentJob | null; readonly chrome: ChromeJob };

/** A bundle as the render process knows it: its code comes by its hash. */
export type NamedBundle = Pick<Bundle, 'name' | 'version' | 'sha384'>;

/** A call of a function of a bundle: its request, and the texts in it, as JSON. */
export type ConfinedRequest = {
  readonly bundle: NamedBundle;
  readonly requestJson: string;
  readonly textsJson: string;
};

/** A job without anything that the render process must not know: addresses, keys and headers stay with the server. */
export type ConfinedJob = {
  /** Names the page to the server when a fragment calls a service. */
  readonly ticket: number;
  readonly fragment: ConfinedRequest | null;
  readonly chrome: ConfinedRequest & { readonly status: number };
};

/** A fragment's call of a service, as its bundle wrote it. `tag`: the reply that the bundle has. */
export type ServiceCall = {
  readonly ticket: number;
  readonly requestJson: string;
  readonly tag: string | null;
};

const LanguageCode = new t.Type<Language, Language, unknown>(
  'Language',
  isLanguage,
  (value, context) => (isLanguage(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const Head = t.readonly(
  t.intersection([
    t.type({ title: t.string }),
    t.partial({
      description: t.string,
      canonicalPath: t.string,
      robots: t.string,
      jsonLd: t.readonlyArray(t.unknown),
      languages: t.readonlyArray(LanguageCode),
      feed: t.readonly(t.type({ title: t.string, path: t.string })),
    }),
  ]),
  'Head',
);

/** A fragment as data; its state is JSON as it may stand in a script element. */
export const PlainFragment = t.readonly(
  t.intersection([
    t.type({ status: t.number, html: t.string, stateJson: t.string, head: Head, isCacheable: t.boolean }),
    t.partial({ redirectTo: t.string }),
  ]),
  'PlainFragment',
);
export type PlainFragment = t.TypeOf<typeof PlainFragment>;

/** A fragment that has been checked; `hash` names its markup and state. */
export const CheckedFragment = t.intersection(
  [PlainFragment, t.readonly(t.type({ hash: t.string }))],
  'CheckedFragment',
);
export type CheckedFragment = t.TypeOf<typeof CheckedFragment>;

/** Why a slot stays empty. */
export const FragmentFailure = t.readonly(
  t.type({
    kind: t.keyof({
      threw: null,
      timeout: null,
      garbage: null,
      'too-large': null,
      unloadable: null,
      busy: null,
      crashed: null,
      'switched-off': null,
    }),
    detail: t.string,
  }),
  'FragmentFailure',
);
export type FragmentFailure = t.TypeOf<typeof FragmentFailure>;

/** The chrome's markup on both sides of the fragment's. */
export const Chrome = t.readonly(t.type({ before: t.string, after: t.string }), 'Chrome');
export type Chrome = t.TypeOf<typeof Chrome>;

/** What became of a job; `chrome` is null where not even the chrome could be rendered. */
export const Rendered = t.readonly(
  t.type({
    fragment: t.union([t.null, CheckedFragment]),
    failure: t.union([t.null, FragmentFailure]),
    chrome: t.union([t.null, Chrome]),
    chromeProblem: t.union([t.null, t.string]),
  }),
  'Rendered',
);
export type Rendered = t.TypeOf<typeof Rendered>;

const AnswerMessage = t.readonly(t.type({ kind: t.literal('answer'), id: t.number, rendered: Rendered }));
const CallMessage = t.readonly(
  t.type({
    kind: t.literal('call'),
    call: t.number,
    ticket: t.number,
    requestJson: t.string,
    tag: t.union([t.null, t.string]),
  }),
);
/** The sender lacks the code of a bundle. */
const NeedMessage = t.readonly(t.type({ kind: t.literal('need'), sha384: t.string }));
/** Code of a bundle threw outside of a call. The thread stands still until it is ended. */
const CrashMessage = t.readonly(t.type({ kind: t.literal('crash'), detail: t.string }));
const LogMessage = t.readonly(t.type({ kind: t.literal('log'), problem: t.string }));

/** Messages of a render thread to its process. */
export const ThreadMessage = t.union([AnswerMessage, CallMessage, NeedMessage, CrashMessage]);
export type ThreadMessage = t.TypeOf<typeof ThreadMessage>;

/** Messages of the render process to the server. */
export const ProcessMessage = t.union([AnswerMessage, CallMessage, NeedMessage, LogMessage]);
export type ProcessMessage = t.TypeOf<typeof ProcessMessage>;

/** A job for a render thread. */
export type WorkerOrder = { readonly id: number; readonly job: ConfinedJob };

/** Messages to the render process, and from it to a thread. `code` is null if the bundle cannot be read. */
export type RenderInput =
  | ({ readonly kind: 'order' } & WorkerOrder)
  | { readonly kind: 'reply'; readonly call: number; readonly reply: ServiceReply }
  | { readonly kind: 'source'; readonly sha384: string; readonly code: string | null };

/** Words in the memory that a thread shares with its process. `halt` stays 0. */
export const SHARED = { heartbeat: 0, currentJob: 1, halt: 2, length: 3 } as const;

/** Start data of a thread. */
export type WorkerStart = { readonly shared: SharedArrayBuffer; readonly mode: LibraryMode };
