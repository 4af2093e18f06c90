import type { HttpPort } from '../api/index.ts';
import type { Language } from '../values/index.ts';
import type { Head, PublicConfig } from './remote.ts';

/** Request of the composer to the server entry of a remote. */
export type FragmentRequest = {
  /** Without the language prefix, with a leading slash. */
  readonly pathname: string;
  /** With the leading `?`, or empty. */
  readonly search: string;
  readonly basename: string;
  readonly language: Language;
  /** Translations of the remote in the language of the request, completed with English. */
  readonly messages: Readonly<Record<string, unknown>>;
  readonly isBot: boolean;
  readonly config: PublicConfig;
  readonly http: HttpPort;
};

/**
 * Response of a remote. `state` must survive JSON. A frozen fragment (`Object.freeze`) that is returned again is
 * validated only once.
 */
export type Fragment = {
  readonly status: number;
  readonly html: string;
  readonly state: unknown;
  readonly head: Head;
  /** Redirect instead of a page: path on this site, without the language prefix. */
  readonly redirectTo?: string;
  /** Anonymous and the same for all users: can be cached. */
  readonly isCacheable: boolean;
};

export type RenderFragment = (request: FragmentRequest) => Promise<Fragment>;
