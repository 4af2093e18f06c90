import * as t from 'io-ts';

import { ProviderFault } from '../provider.ts';
import { decodeReply } from '../http/provider-http.ts';
import type { ProviderHttp } from '../http/provider-http.ts';

/** The node returned an error. */
export class RpcError extends Error {
  readonly code: number;

  constructor(method: string, code: number) {
    // the node's own message can contain its address
    super(`${method}: error ${String(code)}`);
    this.name = 'RpcError';
    this.code = code;
  }
}

/** Calls a method of a node and decodes its result. Throws `RpcError` or `ProviderFault`. */
export type JsonRpc = <A>(
  method: string,
  params: readonly unknown[],
  codec: t.Decoder<unknown, A>,
) => Promise<A>;

const Reply = t.intersection([
  t.type({}),
  t.partial({ result: t.unknown, error: t.union([t.type({ code: t.number }), t.null]) }),
]);

/** Creates the calls of a node. bitcoind uses version 1.0, Ethereum 2.0. */
export const createJsonRpc = (http: ProviderHttp, version: '1.0' | '2.0'): JsonRpc => {
  let id = 0;
  return async (method, params, codec) => {
    id += 1;
    const body = { jsonrpc: version, id, method, params };
    const { status, body: raw } = await http({ method: 'POST', path: '', body });
    if (status === 401 || status === 403)
      throw new ProviderFault('the node refuses the credentials', { isOutcomeKnown: true });
    const { result, error } = decodeReply(Reply, method, raw);
    if (error !== null && error !== undefined) throw new RpcError(method, error.code);
    if (result === undefined) throw new ProviderFault(`${method}: no result`, { isOutcomeKnown: true });
    return decodeReply(codec, method, result);
  };
};
