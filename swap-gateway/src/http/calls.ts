import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { ProviderFault, ProviderRefusal } from '../provider.ts';
import type { RefusalCode } from '../provider.ts';
import { decodeReply } from './provider-http.ts';
import type { ProviderCall, ProviderHttp } from './provider-http.ts';

type Query = Readonly<Record<string, string>>;

/** Finds the refusal in the body of a 4xx reply. Null: the reply is a fault, not a refusal. */
type ReadRefusal = (body: unknown, status: number) => ProviderRefusal | null;

type Post = <A>(
  codec: t.Decoder<unknown, A>,
  path: string,
  body: unknown,
  headers?: Query,
) => Promise<{ readonly made: A; readonly raw: unknown }>;

export type Calls = {
  /** Sends a GET. Returns the decoded reply. A path without its parameters identifies the call in messages. */
  readonly get: <A>(codec: t.Decoder<unknown, A>, path: string, query?: Query) => Promise<A>;
  /** Sends a POST. Returns the decoded reply, and the whole reply as evidence. */
  readonly post: Post;
  /** The same for a call that creates nothing, such as a request for a quote. Its outcome is always known. */
  readonly ask: Post;
};

const withKnownOutcome = (error: unknown): unknown =>
  error instanceof ProviderFault ? new ProviderFault(error.message, { isOutcomeKnown: true }) : error;

/** Creates the JSON calls of a provider. They throw a refusal or a fault. After a 5xx the outcome is unknown. */
export const createCalls = (http: ProviderHttp, readRefusal: ReadRefusal): Calls => {
  const send = async (call: ProviderCall): Promise<unknown> => {
    const { status, body } = await http(call);
    if (status >= 200 && status < 300) return body;
    const isAnswer = status >= 400 && status < 500;
    const fault = new ProviderFault(`${call.method} ${call.path}: status ${String(status)}`, {
      isOutcomeKnown: isAnswer,
    });
    throw (isAnswer ? readRefusal(body, status) : null) ?? fault;
  };
  const post: Post = async (codec, path, body, headers) => {
    const raw = await send({ method: 'POST', path, body, ...(headers === undefined ? {} : { headers }) });
    return { made: decodeReply(codec, `POST ${path}`, raw), raw };
  };
  return {
    get: async (codec, path, query = {}) => {
      const search = new URLSearchParams(query).toString();
      const body = await send({ method: 'GET', path: search === '' ? path : `${path}?${search}` });
      return decodeReply(codec, `GET ${path}`, body);
    },
    post,
    ask: async (codec, path, body, headers) => {
      try {
        return await post(codec, path, body, headers);
      } catch (error) {
        throw withKnownOutcome(error);
      }
    },
  };
};

/** A refusal, recognised by its text. The first group of the pattern is a limit. */
export type RefusalText = readonly [pattern: RegExp, code: RefusalCode, limit?: 'minAmount' | 'maxAmount'];

const Message = t.type({ message: t.string }, 'Message');

/** Text of an error body `{"message": …}`. Empty if it has none. */
export const messageOf = (body: unknown): string => {
  const decoded = Message.decode(body);
  return E.isRight(decoded) ? decoded.right.message : '';
};

/** Refusal for a text. `toAmount` converts a limit in the text to a decimal. Null: unknown text. */
export const refusalByText = (
  texts: readonly RefusalText[],
  message: string,
  toAmount: (limit: string) => string = (limit) => limit,
): ProviderRefusal | null => {
  for (const [pattern, code, limit] of texts) {
    const found = pattern.exec(message);
    if (found !== null)
      return new ProviderRefusal(
        code,
        message,
        limit === undefined || found[1] === undefined ? {} : { [limit]: toAmount(found[1]) },
      );
  }
  return null;
};
