import * as t from 'io-ts';

import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { isLanguage } from '@coinlane/shared-contracts/values';
import type { Language, ExtraLanguage } from '@coinlane/shared-contracts/values';

import type { ShellConfig } from '../../http/config/index.ts';
import type { TraceCall } from '../../calls/trace-call.ts';
import type { Bundle } from '../../releases/remotes/index.ts';
import type { LibraryMode } from './realm/library-sources.ts';

/** Settings for calls of a fragment to services. */
export type CallSettings = {
  readonly upstreams: ShellConfig['upstreams'];
  /** Sent with every call of this request, such as the sandbox's namespace. */
  readonly headers: Readonly<Record<string, string>>;
  /** Adds each call to a trace. Absent: no traces. */
  readonly trace?: TraceCall;
};

/** Reply of a service as text, because it can cross processes. `tag` is its strong `ETag`. */
export type ServiceReply =
  | { readonly kind: 'error'; readonly error: ApiError }
  | { readonly kind: 'json'; readonly text: string; readonly tag: string | null }
  | { readonly kind: 'text'; readonly text: string }
  /** The reply with the caller's tag is still valid. */
  | { readonly kind: 'unchanged' };

/** A slot to fill. */
export type FragmentJob = {
  readonly bundle: Bundle;
  readonly request: Omit<FragmentRequest, 'http'>;
  readonly calls: CallSettings;
};

/** Request to render the chrome. Data of the slot is added after the fragment is rendered. */
type ChromeJob = { readonly bundle: Bundle; readonly request: ChromeRequest };

type ChromeRequest = Omit<FragmentRequest, 'http'> & {
  /** Remote in the slot. Null on the not-found page. */
  readonly remote: string | null;
  /** Status of the page, unless the fragment sets another one. */
  readonly status: number;
  /** Version overrides of the visitor. */
  readonly overrides: readonly string[];
  /** Extra languages of the site. */
  readonly moreLanguages: readonly ExtraLanguage[];
  /** Theme chosen by the visitor. Null: system preference. */
  readonly theme: 'light' | 'dark' | null;
  readonly runningOrders: number;
};

/** Job to render a page: the fragment, then the chrome around it. */
export type RenderJob = { readonly fragment: FragmentJob | null; readonly chrome: ChromeJob };

/** A bundle in the render process, which requests its code by hash. */
export type NamedBundle = Pick<Bundle, 'name' | 'version' | 'sha384'>;

/** Call of a bundle's function: its request and translations, as JSON. */
export type ConfinedRequest = {
  readonly bundle: NamedBundle;
  readonly requestJson: string;
  readonly textsJson: string;
};

/** Job without secrets: addresses, keys and headers stay on the server. */
export type ConfinedJob = {
  /** Number by which the server finds the page when a fragment calls a service. */
  readonly ticket: number;
  /** Time by `machineMs()` after which the visitor no longer waits for the fragment. */
  readonly dueAtMs: number;
  readonly fragment: ConfinedRequest | null;
  readonly chrome: ConfinedRequest & { readonly status: number };
};

/**
 * Milliseconds of a clock that all processes of the machine share. Unlike the clock of `Date`, it is never adjusted.
 */
export const machineMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);

/** Maximum number of calls of one fragment. */
export const MAX_CALLS = 100;

/** Call of a service by a fragment, as written by its bundle. `tag`: that of the reply that the bundle already has. */
export type ServiceCall = {
  readonly ticket: number;
  readonly requestJson: string;
  readonly tag: string | null;
};

const LanguageCode = new t.Type<Language, Language>(
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

/** A fragment as data. Its state is JSON, escaped for a script element. */
export const PlainFragment = t.readonly(
  t.intersection([
    t.type({ status: t.number, html: t.string, stateJson: t.string, head: Head, isCacheable: t.boolean }),
    t.partial({ redirectTo: t.string }),
  ]),
  'PlainFragment',
);
export type PlainFragment = t.TypeOf<typeof PlainFragment>;

/** A validated fragment. `hash` identifies its HTML and state. */
export const CheckedFragment = t.intersection(
  [PlainFragment, t.readonly(t.type({ hash: t.string }))],
  'CheckedFragment',
);
export type CheckedFragment = t.TypeOf<typeof CheckedFragment>;

/** Reason for an empty slot. */
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

/** HTML of the chrome before and after the fragment. */
export const Chrome = t.readonly(t.type({ before: t.string, after: t.string }), 'Chrome');
export type Chrome = t.TypeOf<typeof Chrome>;

/** Result of a job. `chrome` null: it could not be rendered. */
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
/** The sender requests the code of a bundle. */
const NeedMessage = t.readonly(t.type({ kind: t.literal('need'), sha384: t.string }));
/** Code of a bundle threw outside of a call. The thread pauses until it is ended. */
const CrashMessage = t.readonly(t.type({ kind: t.literal('crash'), detail: t.string }));
/** The sender waits until the server has read all earlier messages. */
const TurnMessage = t.readonly(t.type({ kind: t.literal('turn') }));
const LogMessage = t.readonly(t.type({ kind: t.literal('log'), problem: t.string }));
/** The render process has pages, and its event loop is running. */
const AliveMessage = t.readonly(t.type({ kind: t.literal('alive') }));

/** A thread of the process does not end. `sha384`: its bundle, if known. */
const EndlessMessage = t.readonly(
  t.type({ kind: t.literal('endless'), sha384: t.union([t.null, t.string]) }),
);

/** Messages from a render thread to its process. */
export const ThreadMessage = t.union([AnswerMessage, CallMessage, NeedMessage, TurnMessage, CrashMessage]);
export type ThreadMessage = t.TypeOf<typeof ThreadMessage>;

/** Messages from the render process to the server. */
export const ProcessMessage = t.union([
  AnswerMessage,
  CallMessage,
  NeedMessage,
  TurnMessage,
  LogMessage,
  AliveMessage,
  EndlessMessage,
]);
export type ProcessMessage = t.TypeOf<typeof ProcessMessage>;

/** A job for a render thread. */
export type WorkerOrder = { readonly id: number; readonly job: ConfinedJob };

/** Messages to the render process, and from it to a thread. `code` null: the bundle is unreadable. */
export type RenderInput =
  | ({ readonly kind: 'order' } & WorkerOrder)
  | { readonly kind: 'reply'; readonly call: number; readonly reply: ServiceReply }
  | { readonly kind: 'source'; readonly sha384: string; readonly code: string | null }
  | { readonly kind: 'turn' };

/**
 * Indices in the memory that a thread shares with its process. `turns` increases with each message and tick.
 * `ticks` increases every 50 ms, or later if the machine does not run the thread, or does not run the server,
 * which forwards its calls. `halt` stays 0. `SHARED_CPU` occupies the first two.
 */
export const SHARED = { turns: 2, ticks: 3, currentJob: 4, halt: 5, length: 6 } as const;
/**
 * Index of the processor time at the last turn, in microseconds. It is in the same memory, seen as 64-bit integers.
 */
export const SHARED_CPU = 0;

/** Interval between two ticks of a thread. */
export const TICK_MS = 50;

/** Start data of a thread. */
export type WorkerStart = {
  readonly shared: SharedArrayBuffer;
  readonly mode: LibraryMode;
  /** Time limit of a fragment, in milliseconds. */
  readonly limitMs: number;
};
