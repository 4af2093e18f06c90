/** Error code and message in the XML of an S3-compatible server. */
export type S3Problem = { readonly code: string; readonly message: string };

/** One page of a listing. `next`: token of the next page, or null. */
export type S3Page = { readonly keys: readonly string[]; readonly next: string | null };

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const characterOf = (code: string, radix: number): string => {
  const point = Number.parseInt(code, radix);
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
};

const unescaped = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (typeof hex === 'string') return characterOf(hex, 16);
    if (typeof decimal === 'string') return characterOf(decimal, 10);
    return (typeof name === 'string' ? ENTITIES[name] : undefined) ?? whole;
  });

const elements = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescaped(text));

/** Reads code and message of an error reply. `Unknown` if it is something else, such as a proxy's page or no body. */
export const problemIn = (body: Uint8Array): S3Problem => {
  const xml = new TextDecoder().decode(body);
  return { code: elements(xml, 'Code')[0] ?? 'Unknown', message: elements(xml, 'Message')[0] ?? '' };
};

/** Reads a page of `ListObjectsV2`. Null for any other reply, which must not look like an empty bucket. */
export const pageIn = (body: Uint8Array): S3Page | null => {
  const xml = new TextDecoder().decode(body);
  const isTruncated = elements(xml, 'IsTruncated')[0];
  if (!xml.includes('<ListBucketResult') || isTruncated === undefined) return null;
  const next = elements(xml, 'NextContinuationToken')[0] ?? null;
  if (isTruncated === 'true' && next === null) return null;
  return { keys: elements(xml, 'Key'), next: isTruncated === 'true' ? next : null };
};

const CODES: Readonly<Record<string, string>> = {
  NoSuchBucket: 'the bucket does not exist',
  AccessDenied: 'the key is not allowed to do this (it needs get, put, delete and list)',
  InvalidAccessKeyId: 'the access key is unknown',
  SignatureDoesNotMatch: 'the secret key does not belong to the access key',
  RequestTimeTooSkewed: 'the clock of this machine is off by more than 15 minutes',
  SlowDown: 'the bucket is overloaded',
};

/** Message for an unexpected reply: `the bucket is overloaded (503 SlowDown)`. */
export const answerReason = (status: number, body: Uint8Array): string => {
  const { code, message } = problemIn(body);
  const words = CODES[code] ?? (message === '' ? 'the bucket refused' : message);
  return `${words} (${String(status)} ${code})`;
};
