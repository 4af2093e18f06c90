import { parseJson } from '@coinlane/shared-contracts/codecs';

/** The node returned an error. */
export class RpcError extends Error {}

/** The node did not reply, or its reply is not JSON. */
class NodeUnavailableError extends Error {}

/**
 * Calls a node. Numbers in the reply keep all digits (`parseJson`). Rejects with `RpcError` or `NodeUnavailableError`.
 */
export type RpcCall = (method: string, ...params: readonly unknown[]) => Promise<unknown>;

const TIMEOUT_MS = 10_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const causeOf = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
};

/**
 * Creates the calls of a JSON-RPC endpoint. Moves user and password from its URL to a header, because `fetch`
 * refuses them in a URL.
 */
export const createRpc = (endpoint: string): RpcCall => {
  const url = new URL(endpoint);
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization = url.username === '' ? {} : { authorization: `Basic ${btoa(credentials)}` };
  url.username = '';
  url.password = '';
  const send = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return parseJson(await response.text());
    } catch (error) {
      throw new NodeUnavailableError(`${method}: ${causeOf(error)}`);
    }
  };
  return async (method, ...params) => {
    const reply = await send(method, params);
    if (!isRecord(reply)) throw new NodeUnavailableError(`${method}: unreadable reply`);
    const { error, result } = reply;
    if (!isRecord(error)) return result;
    throw new RpcError(`${method}: ${String(error['message'])}`);
  };
};
