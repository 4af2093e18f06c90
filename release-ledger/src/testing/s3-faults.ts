import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { refusal } from './s3-bucket.ts';
import type { BucketInMemory, BucketReply, BucketRequest } from './s3-bucket.ts';

const REFUSALS = {
  'slow-down': 'SlowDown',
  error: 'InternalError',
  conflict: 'ConditionalRequestConflict',
  'upload-too-slow': 'RequestTimeout',
  redirect: 'PermanentRedirect',
} as const;

const NOT_S3: BucketReply = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<p>Welcome to this network</p>'),
};

/**
 * Fault of a request. Refusals are sent before anything is done. `…-after`: carried out, but the reply does not show
 * it. `lost-race`: another writer creates the key first. `late`: carried out and answered after a delay. `late-after`:
 * only answered late. `stale-list`: the newest key is not listed yet.
 */
export type S3Fault =
  | keyof typeof REFUSALS
  | 'reset'
  | 'hang'
  | 'not-s3'
  | 'lost-race'
  | 'late'
  | 'error-after'
  | 'reset-after'
  | 'late-after'
  | 'cut-body'
  | 'stale-list';

const isRefusal = (fault: S3Fault): fault is keyof typeof REFUSALS => fault in REFUSALS;

/** Sends a whole reply. */
export const send = (response: ServerResponse, { status, headers, body }: BucketReply): void => {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
};

const sendHalf = (response: ServerResponse, { status, headers, body }: BucketReply): void => {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
};

const failBefore = (fault: S3Fault, response: ServerResponse): boolean => {
  if (isRefusal(fault)) {
    const reply = refusal(REFUSALS[fault]);
    send(response, { ...reply, headers: { ...reply.headers, location: 'http://127.0.0.1:9/' } });
  } else if (fault === 'not-s3') send(response, NOT_S3);
  else if (fault === 'reset') response.destroy();
  else return fault === 'hang';
  return true;
};

const failAfter = async (
  fault: S3Fault,
  response: ServerResponse,
  reply: BucketReply,
  lateMs: number,
): Promise<void> => {
  if (fault === 'error-after') send(response, refusal('InternalError'));
  else if (fault === 'reset-after') response.destroy();
  else if (fault === 'cut-body') sendHalf(response, reply);
  else {
    if (fault === 'late-after') await wait(lateMs);
    send(response, reply);
  }
};

/** Answers a request with a fault. */
export const answerWithFault = async (
  fault: S3Fault,
  bucket: BucketInMemory,
  request: BucketRequest,
  response: ServerResponse,
  lateMs: number,
): Promise<void> => {
  if (failBefore(fault, response)) return;
  if (fault === 'late') await wait(lateMs);
  if (fault === 'lost-race')
    bucket.objects.set(request.key, { body: Buffer.from('another writer'), meta: {} });
  const reply = bucket.carryOut(request, fault === 'stale-list');
  await failAfter(fault, response, reply, lateMs);
};
