import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';

import { parseJson } from '@coinlane/shared-contracts/codecs';

import { ProviderFault } from '../provider.ts';

export type ProviderCall = {
  readonly method: 'GET' | 'POST';
  /** Path below the provider's base URL, with the query. */
  readonly path: string;
  readonly body?: unknown;
  /** Headers of this call only. */
  readonly headers?: Readonly<Record<string, string>>;
};

type ProviderReply = { readonly status: number; readonly body: unknown };

/** Sends a call to a provider. Throws `ProviderFault` if there is no readable JSON reply. */
export type ProviderHttp = (call: ProviderCall) => Promise<ProviderReply>;

export type ProviderHttpOptions = {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Whether a 404 without JSON counts as a reply with a null body. Otherwise it is a fault. */
  readonly isMissingText?: boolean;
  /** Sends the calls. Default: the global one. */
  readonly fetch?: typeof fetch;
};

const MAX_REPLY_BYTES = 32_000_000;

const readLimited = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > MAX_REPLY_BYTES) throw new Error('the reply is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** Whether a failed call certainly had no effect: a GET, or a refused connection. */
const isNotSent = (error: unknown): boolean => {
  const cause: unknown = error instanceof Error ? error.cause : null;
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : null;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN';
};

/**
 * Creates the connection to one provider. Sends nothing about the visitor, follows no redirects, reads at most 32
 * MB, and keeps all digits of numbers.
 */
export const createProviderHttp =
  ({ baseUrl, headers, timeoutMs, isMissingText = false, ...options }: ProviderHttpOptions): ProviderHttp =>
  async ({ method, path, body, headers: ofCall = {} }) => {
    const fail = (message: string, isOutcomeKnown: boolean) =>
      new ProviderFault(`${method} ${path.split('?')[0] ?? ''}: ${message}`, {
        isOutcomeKnown: isOutcomeKnown || method === 'GET',
      });
    let response: Response;
    let text: string;
    try {
      response = await (options.fetch ?? fetch)(`${baseUrl}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'user-agent': 'coinlane',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
          ...ofCall,
        },
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await readLimited(response);
    } catch (error) {
      throw fail(error instanceof Error ? error.message : 'failed', isNotSent(error));
    }
    try {
      return { status: response.status, body: parseJson(text) };
    } catch {
      if (isMissingText && response.status === 404) return { status: 404, body: null };
      throw fail(`status ${String(response.status)} without JSON`, response.status === 404);
    }
  };

/** Decodes a reply. A reply that does not decode is a fault with an unknown outcome. */
export const decodeReply = <A>(codec: t.Decoder<unknown, A>, what: string, raw: unknown): A => {
  const decoded = codec.decode(raw);
  if (E.isRight(decoded)) return decoded.right;
  const where = decoded.left[0]?.context.map(({ key }) => key).join('.') ?? '';
  throw new ProviderFault(`${what}: unexpected reply at ${where}`, { isOutcomeKnown: false });
};
