import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

type Call = { readonly path: string; readonly body: string; readonly headers: IncomingHttpHeaders };
type Reply = { readonly status?: number; readonly text: string };

/** A node in memory that answers each call by a function. */
export const startNode = async (answer: (call: Call) => Reply | Promise<Reply>) => {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = {
        path: request.url ?? '',
        body: Buffer.concat(parts).toString('utf8'),
        headers: request.headers,
      };
      calls.push(call);
      void Promise.resolve(answer(call)).then(({ status = 200, text }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    host: `127.0.0.1:${String(port)}`,
    calls,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

type Result = Readonly<Record<string, unknown>> | string | number | boolean | null;
type Results = Readonly<Record<string, Result | ((params: readonly string[]) => Result)>>;

const RpcCall = t.type({ id: t.number, method: t.string, params: t.readonlyArray(t.unknown) });

const resultOf = (results: Results, method: string, params: readonly unknown[]): Result => {
  const found = results[method] ?? null;
  if (typeof found === 'function') return found(params.map(String));
  return method in results ? found : { code: -32_601, message: 'no method' };
};

/** Answers JSON-RPC calls by method. An unknown method is an error, as of a node. */
export const rpcAnswers =
  (results: Results) =>
  ({ body }: Call): Reply => {
    const call = RpcCall.decode(JSON.parse(body));
    if (E.isLeft(call)) return { status: 400, text: '{}' };
    const { id, method, params } = call.right;
    const result = resultOf(results, method, params);
    return typeof result === 'object' && result !== null && 'code' in result
      ? { status: 500, text: JSON.stringify({ id, error: result }) }
      : { text: JSON.stringify({ jsonrpc: '2.0', id, result }) };
  };
