import { request } from 'node:http';

export type Answer = { readonly status: number; readonly retryAfter: string | null; readonly body: string };

/** A request on its own connection whose headers the server has read. */
export type BegunRequest = {
  /** Sends the body, if there is one. */
  readonly finish: () => void;
  /** The whole response. Null if the connection ended before. */
  readonly answer: Promise<Answer | null>;
};

export type Asked = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/**
 * Starts a request. Resolves when the server has read the headers ("100 Continue"), which excludes connections that
 * wait in the queue of the operating system. Rejects if it is refused.
 */
export const beginRequest = ({ method, url, headers = {}, body }: Asked): Promise<BegunRequest> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(url, {
      method,
      agent: false,
      headers: { ...headers, ...length, expect: '100-continue' },
    });
    const answer = new Promise<Answer | null>((settle) => {
      sent.once('response', (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.once('error', () => settle(null));
        reply.once('close', () => {
          const retryAfter = reply.headers['retry-after'] ?? null;
          const whole = { status: reply.statusCode ?? 0, retryAfter, body: Buffer.concat(chunks).toString() };
          settle(reply.complete ? whole : null);
        });
      });
      sent.on('error', (error) => {
        settle(null);
        reject(error);
      });
    });
    sent.once('continue', () => resolve({ answer, finish: () => sent.end(body) }));
    sent.flushHeaders();
  });
