/** A request to a bucket with a valid signature. */
export type BucketRequest = {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

export type BucketReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

export type BucketOptions = {
  /** Number of keys per page of a listing. */
  readonly pageSize?: number;
  /** Overwrites in spite of `If-None-Match`, like old servers. */
  readonly ignoresPreconditions?: boolean;
};

type Stored = { readonly body: Buffer; readonly meta: Readonly<Record<string, string>> };

const STATUS: Readonly<Record<string, number>> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  PreconditionFailed: 412,
  ConditionalRequestConflict: 409,
  SlowDown: 503,
  InternalError: 500,
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
  RequestTimeout: 400,
  PermanentRedirect: 301,
  MethodNotAllowed: 405,
};

const escaped = (text: string): string =>
  text.replace(/[&<>"=]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

const xml = (status: number, content: string): BucketReply => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${content}`),
});

/** Error reply in the format of S3. */
export const refusal = (code: string): BucketReply =>
  xml(
    STATUS[code] ?? 403,
    `<Error><Code>${code}</Code><Message>the test server says ${code}</Message></Error>`,
  );

const plain = (
  status: number,
  headers: BucketReply['headers'] = {},
  body: Buffer = Buffer.alloc(0),
): BucketReply => ({
  status,
  headers,
  body,
});

/** Creates a bucket in memory, with the preconditions and pages of S3. */
export const bucketInMemory = ({ pageSize = 1000, ignoresPreconditions = false }: BucketOptions) => {
  const objects = new Map<string, Stored>();

  const list = (query: URLSearchParams, isStale: boolean): BucketReply => {
    const prefix = query.get('prefix') ?? '';
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const all = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
    const matching = (isStale ? all.slice(0, -1) : all).filter((key) => key > after);
    const page = matching.slice(0, pageSize);
    const isTruncated = matching.length > page.length;
    const next = escaped(Buffer.from(page.at(-1) ?? '').toString('base64'));
    return xml(
      200,
      `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${String(isTruncated)}</IsTruncated>` +
        page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`).join('') +
        `${isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`,
    );
  };

  const put = ({ key, headers, body }: BucketRequest): BucketReply => {
    const isConditional = headers['if-none-match'] === '*' && !ignoresPreconditions;
    if (isConditional && objects.has(key)) return refusal('PreconditionFailed');
    const meta = Object.entries(headers).filter(([name]) => name.startsWith('x-amz-meta-'));
    objects.set(key, { body, meta: Object.fromEntries(meta) });
    return plain(200);
  };

  const get = (key: string): BucketReply => {
    const found = objects.get(key);
    return found === undefined ? refusal('NoSuchKey') : plain(200, found.meta, found.body);
  };

  const carryOut = (request: BucketRequest, isListStale: boolean): BucketReply => {
    switch (request.method) {
      case 'PUT':
        return put(request);
      case 'DELETE':
        objects.delete(request.key);
        return plain(204);
      case 'GET':
        return request.key === '' ? list(request.query, isListStale) : get(request.key);
      default:
        return refusal('MethodNotAllowed');
    }
  };

  return { objects, carryOut };
};

export type BucketInMemory = ReturnType<typeof bucketInMemory>;
