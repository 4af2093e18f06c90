import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { AwsV4Signer } from 'aws4fetch';

import { connectionReason } from './failure-reason.ts';
import { answerReason, problemIn } from './s3-words.ts';

/** Fetch function of an S3 store. Tests pass their own. */
export type FetchPort = (url: URL, init: RequestInit) => Promise<Response>;

/**
 * Retry policy of a store: total attempts, each at most `attemptMs`. The first delay is at most `waitMs`, and
 * doubles each time.
 */
export type RetryPolicy = { readonly attempts: number; readonly attemptMs: number; readonly waitMs: number };

/** Location and credentials of a bucket. `endpoint` is an origin, such as `https://s3.eu-central-1.amazonaws.com`. */
export type S3Access = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Only for keys that expire. */
  readonly sessionToken?: string;
  readonly fetch?: FetchPort;
  readonly retryPolicy?: RetryPolicy;
};

export type S3Request = {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Key in the bucket. Empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
};

export type S3Reply = { readonly status: number; readonly headers: Headers; readonly body: Uint8Array };

/** `mayHaveArrived`: an earlier attempt without a response may have been carried out. */
export type S3Outcome =
  | { readonly _tag: 'Answered'; readonly reply: S3Reply; readonly isMaybeDone: boolean }
  | { readonly _tag: 'GaveUp'; readonly reason: string };

const RETRY_POLICY: RetryPolicy = { attempts: 6, attemptMs: 10_000, waitMs: 100 };
const MAX_WAIT_MS = 3_000;

const TEMPORARY_STATUS = new Set([408, 409, 429, 500, 502, 503, 504]);

/** S3 reports a slow upload as a 400 with one of these codes. */
const TEMPORARY_CODES = new Set(['RequestTimeout', 'RequestTimeoutException']);

const isTemporary = ({ status, body }: S3Reply): boolean =>
  TEMPORARY_STATUS.has(status) || (status === 400 && TEMPORARY_CODES.has(problemIn(body).code));

/**
 * Whether a request was certainly not carried out: S3 refused it with a conflict or with `SlowDown`. For other
 * failures this is unknown.
 */
const wasNotCarriedOut = ({ status, body }: S3Reply): boolean =>
  status === 409 || status === 429 || problemIn(body).code === 'SlowDown';

const encodedKey = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

const urlOf = ({ endpoint, bucket }: S3Access, { key, query = {} }: S3Request): URL => {
  const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}/${encodedKey(key)}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
};

const sha256Hex = (body: Uint8Array | undefined): string =>
  createHash('sha256')
    .update(body ?? new Uint8Array())
    .digest('hex');

/** Signs each attempt, including its body, because a signature is valid for 15 minutes and for these bytes only. */
const sign = (access: S3Access, request: S3Request) => {
  const { method, headers = {}, body } = request;
  const { region, accessKeyId, secretAccessKey, sessionToken } = access;
  return new AwsV4Signer({
    url: urlOf(access, request).toString(),
    method,
    headers: { ...headers, 'x-amz-content-sha256': sha256Hex(body) },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    ...(body === undefined ? {} : { body }),
    ...(sessionToken === undefined ? {} : { sessionToken }),
  }).sign();
};

const attempt = async (access: S3Access, request: S3Request, attemptMs: number): Promise<S3Reply> => {
  const { url, method, headers } = await sign(access, request);
  // follows no redirects, which would send the signature to another host
  const response = await (access.fetch ?? fetch)(url, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(attemptMs),
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: new Uint8Array(await response.arrayBuffer()),
  };
};

/** Full jitter, so that refused writers do not retry at the same moment. */
const waitAfter = (failures: number, waitMs: number): Promise<void> =>
  wait(Math.random() * Math.min(MAX_WAIT_MS, waitMs * 2 ** failures));

/**
 * Sends a request until it gets a final response. Retries temporary refusals (409, 429, 5xx), time-outs and broken
 * connections, with back-off and jitter. Never rejects.
 */
export const sendToS3 = async (access: S3Access, request: S3Request): Promise<S3Outcome> => {
  const { attempts, attemptMs, waitMs } = access.retryPolicy ?? RETRY_POLICY;
  let isMaybeDone = false;
  let reason = 'no attempt was allowed';

  for (let failures = 0; failures < attempts; failures += 1) {
    if (failures > 0) await waitAfter(failures, waitMs);
    try {
      const reply = await attempt(access, request, attemptMs);
      if (!isTemporary(reply)) return { _tag: 'Answered', reply, isMaybeDone };
      isMaybeDone ||= !wasNotCarriedOut(reply);
      reason = answerReason(reply.status, reply.body);
    } catch (error) {
      isMaybeDone = true;
      reason = connectionReason(error, attemptMs);
    }
  }
  return { _tag: 'GaveUp', reason: `${reason}, ${String(attempts)} times` };
};
