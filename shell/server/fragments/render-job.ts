import * as t from 'io-ts';

import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { isLanguage } from '@coinlane/shared-contracts/values';
import type { Language, MoreLanguage } from '@coinlane/shared-contracts/values';

import type { ShellConfig } from '../config/index.ts';
import type { Bundle } from '../remotes/index.ts';

/** How a fragment's calls reach the services. */
export type CallSettings = {
  readonly upstreams: ShellConfig['upstreams'];
  /** Sent with every call of this request, such as the sandbox's name space. */
  readonly headers: Readonly<Record<string, string>>;
};

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
  readonly moreLanguages: readonly MoreLanguage[];
  /** What the visitor chose; null leaves it to the system. */
  readonly theme: 'light' | 'dark' | null;
};

/** A page's markup: the fragment, then the chrome around it, in one go. */
export type RenderJob = { readonly fragment: FragmentJob | null; readonly chrome: ChromeJob };

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

/** What a worker says. */
export const WorkerReply = t.readonly(t.type({ id: t.number, rendered: Rendered }), 'WorkerReply');
export type WorkerReply = t.TypeOf<typeof WorkerReply>;

/** What a worker is told. */
export type WorkerOrder = { readonly id: number; readonly job: RenderJob };

/** Places in the memory a worker shares with the server. */
export const SHARED = { heartbeat: 0, currentJob: 1, length: 2 } as const;

/** What a worker starts with. */
export type WorkerStart = { readonly shared: SharedArrayBuffer };
