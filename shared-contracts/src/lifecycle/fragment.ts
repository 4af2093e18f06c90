import type { HttpPort } from '../api/index.ts';
import type { Language } from '../values/index.ts';
import type { Head, PublicConfig } from './remote.ts';

/** What the composer asks of a remote's server face. */
export type FragmentRequest = {
  /** Without the language prefix, with a leading slash. */
  readonly pathname: string;
  /** With the leading `?`, or empty. */
  readonly search: string;
  readonly basename: string;
  readonly language: Language;
  /** The remote's own translations in the request's language, with English filled in. */
  readonly messages: Readonly<Record<string, unknown>>;
  readonly isBot: boolean;
  readonly config: PublicConfig;
  readonly http: HttpPort;
};

/**
 * What a remote answers with. `state` must survive JSON. One that is frozen (`Object.freeze`) and given again is taken as it was:
 * it is checked once.
 */
export type Fragment = {
  readonly status: number;
  readonly html: string;
  readonly state: unknown;
  readonly head: Head;
  /** A redirect instead of a page: a path on this site, without the language prefix. */
  readonly redirectTo?: string;
  /** Anonymous and the same for everyone: may be kept by caches. */
  readonly isCacheable: boolean;
};

export type RenderFragment = (request: FragmentRequest) => Promise<Fragment>;
