import { randomUUID } from 'node:crypto';

import { sendToS3 } from './s3-client.ts';
import type { S3Access, S3Reply, S3Request } from './s3-client.ts';
import { answerReason, pageIn, problemIn } from './s3-words.ts';
import { checkedKey, StoreFailure } from './store.ts';
import type { Store } from './store.ts';

/** `prefix`: the ledger's folder in the bucket, without a trailing slash. */
export type S3StoreOptions = S3Access & { readonly prefix?: string };

/**
 * Header that identifies the call that wrote an object. It distinguishes two writers of the same bytes after a
 * lost response.
 */
const WRITER = 'x-amz-meta-ledger-write';

/** Written once, never read or listed. A bucket that creates it twice is refused. */
const PROBE = 'create-if-absent-probe';

const IF_ABSENT = { 'if-none-match': '*' };

const isMissing = ({ status, body }: S3Reply): boolean =>
  status === 404 && problemIn(body).code === 'NoSuchKey';

/** Requests to the bucket. Each resolves with an expected reply, or rejects with `StoreFailure`. */
const bucketOf = (options: S3StoreOptions) => {
  const prefix = options.prefix === undefined || options.prefix === '' ? '' : `${options.prefix}/`;
  const placeOf = (key: string): string => `s3://${options.bucket}/${prefix}${key}`;
  const fail = (doing: string, key: string, reason: string): never => {
    throw new StoreFailure(doing, placeOf(key), reason);
  };
  const requestOf = (request: S3Request): S3Request => ({ ...request, key: `${prefix}${request.key}` });

  return {
    prefix,
    fail,
    send: (request: S3Request) => sendToS3(options, requestOf(request)),
    /** Sends a request and returns a reply that `isFine` accepts. */
    ask: async (
      doing: string,
      place: string,
      request: S3Request,
      isFine: (reply: S3Reply) => boolean,
    ): Promise<S3Reply> => {
      const outcome = await sendToS3(options, request.key === '' ? request : requestOf(request));
      if (outcome._tag === 'GaveUp') return fail(doing, place, outcome.reason);
      const { reply } = outcome;
      return isFine(reply) ? reply : fail(doing, place, answerReason(reply.status, reply.body));
    },
  };
};

type Bucket = ReturnType<typeof bucketOf>;

const getOrNull = async (bucket: Bucket, doing: string, key: string): Promise<S3Reply | null> => {
  const reply = await bucket.ask(
    doing,
    key,
    { method: 'GET', key },
    (found) => found.status === 200 || isMissing(found),
  );
  return reply.status === 200 ? reply : null;
};

/**
 * Determines after an attempt without a response whether this call wrote the object, another call did, or it does
 * not exist.
 */
const whoWrote = async (
  bucket: Bucket,
  key: string,
  writer: string,
): Promise<'created' | 'exists' | null> => {
  const found = await getOrNull(bucket, 'write', key);
  if (found === null) return null;
  return found.headers.get(WRITER) === writer ? 'created' : 'exists';
};

const createOnce = async (bucket: Bucket, key: string, bytes: Uint8Array): Promise<'created' | 'exists'> => {
  const writer = randomUUID();
  const outcome = await bucket.send({
    method: 'PUT',
    key,
    headers: { ...IF_ABSENT, [WRITER]: writer, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });

  if (outcome._tag === 'GaveUp') {
    return (await whoWrote(bucket, key, writer)) ?? bucket.fail('write', key, outcome.reason);
  }
  const { reply, isMaybeDone } = outcome;
  if (reply.status === 200) return 'created';
  if (reply.status !== 412) return bucket.fail('write', key, answerReason(reply.status, reply.body));
  return isMaybeDone ? ((await whoWrote(bucket, key, writer)) ?? 'exists') : 'exists';
};

/** Refuses a server that ignores `If-None-Match`, because it would silently overwrite revisions. */
const refuseOverwriting = async (bucket: Bucket): Promise<void> => {
  const probe = () => createOnce(bucket, PROBE, new TextEncoder().encode('this object is created once\n'));
  if ((await probe()) === 'exists' || (await probe()) === 'exists') return;
  bucket.fail('write', PROBE, 'this bucket ignores If-None-Match and would overwrite existing objects');
};

/** Runs the work once. A failure is not cached, so the next call tries again. */
const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  return () => {
    running ??= work().catch((error: unknown) => {
      running = null;
      throw error;
    });
    return running;
  };
};

const listAll = async (bucket: Bucket, prefix: string): Promise<readonly string[]> => {
  const keys: string[] = [];
  const seen = new Set<string>();
  for (let token: string | null = ''; token !== null;) {
    const query = {
      'list-type': '2',
      prefix: `${bucket.prefix}${prefix}`,
      ...(token === '' ? {} : { 'continuation-token': token }),
    };
    const reply = await bucket.ask(
      'list',
      prefix,
      { method: 'GET', key: '', query },
      (page) => page.status === 200,
    );
    const page = pageIn(reply.body);
    if (page === null || seen.has(token))
      return bucket.fail('list', prefix, 'the reply is not a page of a listing');
    seen.add(token);
    keys.push(...page.keys.map((key) => key.slice(bucket.prefix.length)));
    token = page.next;
  }
  return keys;
};

/**
 * Creates a store in an S3-compatible bucket, for any number of machines. A new object is one `PutObject` with
 * `If-None-Match: *`, which only one caller can do. A lost response is resolved by a read, never guessed.
 */
export const s3Store = (options: S3StoreOptions): Store => {
  const bucket = bucketOf(options);
  const makeSure = once(() => refuseOverwriting(bucket));

  const createIfAbsent: Store['createIfAbsent'] = async (key, bytes) => {
    const target = checkedKey('write', key);
    await makeSure();
    return createOnce(bucket, target, bytes);
  };

  const read: Store['read'] = async (key) =>
    (await getOrNull(bucket, 'read', checkedKey('read', key)))?.body ?? null;

  const list: Store['list'] = async (prefix) => {
    checkedKey('list', prefix.replace(/\/$/, ''));
    return (await listAll(bucket, prefix)).toSorted();
  };

  const writeHint: Store['writeHint'] = async (key, bytes) => {
    const request = { method: 'PUT', key: checkedKey('write', key), body: new Uint8Array(bytes) } as const;
    await bucket.ask('write', key, request, ({ status }) => status === 200);
  };

  const remove: Store['remove'] = async (key) => {
    const request = { method: 'DELETE', key: checkedKey('remove', key) } as const;
    await bucket.ask('remove', key, request, (reply) => reply.status === 204 || isMissing(reply));
  };

  return { createIfAbsent, read, list, writeHint, remove };
};
