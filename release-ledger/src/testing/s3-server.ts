import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { bucketInMemory, refusal } from './s3-bucket.ts';
import type { BucketOptions } from './s3-bucket.ts';
import { answerWithFault, send } from './s3-faults.ts';
import type { S3Fault } from './s3-faults.ts';
import { signatureError } from './s3-signature.ts';
import type { S3Keys } from './s3-signature.ts';

export type S3ServerOptions = Partial<S3Keys> &
  BucketOptions & {
    readonly bucket?: string;
    /** Any free port if left out. */
    readonly port?: number;
    /** Delay of `late` faults. */
    readonly lateMs?: number;
  };

/** Fault of matching requests: at most `times` of them, and only every `every`th. */
type Injected = {
  readonly fault: S3Fault;
  readonly method: string;
  readonly key: RegExp;
  readonly every: number;
  times: number;
  seen: number;
};

const WITHOUT_REPLY_IN_TIME: ReadonlySet<S3Fault> = new Set<S3Fault>(['hang', 'late', 'late-after']);

/** Takes the next fault that matches a request. */
const takeFault = (faults: readonly Injected[], method: string, key: string): S3Fault | null => {
  const fitting = faults.filter((each) => each.times > 0 && each.method === method && each.key.test(key));
  for (const each of fitting) each.seen += 1;
  const found = fitting.find(({ seen, every }) => seen % every === 0);
  if (found === undefined) return null;
  found.times -= 1;
  return found.fault;
};

const urlOf = ({ url = '/', headers: { host = 'localhost' } }: IncomingMessage): URL =>
  new URL(url, `http://${host}`);

const headersOf = ({ headers }: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/**
 * Starts an S3-compatible server in memory, for tests. Enforces signatures, preconditions and pages; injects faults.
 */
export const startS3Server = async (options: S3ServerOptions = {}) => {
  const { bucket: bucketName = 'ledger-test', lateMs = 300 } = options;
  const { region = 'eu-test-1', accessKeyId = 'TESTKEY', secretAccessKey = 'test/secret+key' } = options;
  const bucket = bucketInMemory(options);
  const faults: Injected[] = [];
  const requests: string[] = [];
  const delays = new EventEmitter();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = urlOf(request);
    const body = await buffer(request);
    const [, name, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const { method = '' } = request;
    const key = rest.join('/');
    requests.push(`${method} ${key}`);

    const error = signatureError(request, url, body, { region, accessKeyId, secretAccessKey });
    if (error !== null || name !== bucketName) {
      send(response, refusal(error ?? 'NoSuchBucket'));
      return;
    }
    const read = { method, key, query: url.searchParams, headers: headersOf(request), body };
    const fault = takeFault(faults, method, key);
    if (fault !== null && WITHOUT_REPLY_IN_TIME.has(fault)) delays.emit('delay');
    if (fault === null) send(response, bucket.carryOut(read, false));
    else await answerWithFault(fault, bucket, read, response, lateMs);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  return {
    /** Options of `s3Store`, without a prefix. */
    access: { endpoint, bucket: bucketName, region, accessKeyId, secretAccessKey },
    /** Store address, with its keys as environment variables. */
    url: (prefix = '') => `s3://${bucketName}/${prefix}?endpoint=${endpoint}&region=${region}`,
    variables: { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey },
    objects: bucket.objects,
    /** All requests since the start, as `PUT key`. */
    requests,
    inject: (fault: S3Fault, { method = 'PUT', key = /^/, times = 1, every = 1 } = {}): void => {
      faults.push({ fault, method, key, times, every, seen: 0 });
    },
    /** Calls back for each request whose reply is late or missing. Returns an unsubscribe function. */
    onDelay: (listener: () => void): (() => void) => {
      delays.on('delay', listener);
      return () => delays.off('delay', listener);
    },
    close: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
