import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Key pair of a test server. */
export type S3Keys = {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const SKEW_MS = 15 * 60_000;
const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

const hmac = (key: string | Uint8Array, text: string): Uint8Array =>
  createHmac('sha256', key).update(text).digest();

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');

const headerOf = ({ headers }: IncomingMessage, name: string): string =>
  [headers[name] ?? ''].flat().join(',').trim().replace(/\s+/g, ' ');

const canonicalRequest = (request: IncomingMessage, url: URL, signed: string): string =>
  [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    canonicalQuery(url),
    ...signed.split(';').map((name) => `${name}:${headerOf(request, name)}`),
    '',
    signed,
    headerOf(request, 'x-amz-content-sha256'),
  ].join('\n');

const signatureOf = ({ region, secretAccessKey }: S3Keys, date: string, day: string, canonical: string) => {
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Uint8Array>(hmac, `AWS4${secretAccessKey}`);
  return createHmac('sha256', key).update(text).digest('hex');
};

const millisecondsOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const unsignedHeaders = ({ headers }: IncomingMessage, signed: string): readonly string[] =>
  ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))].filter(
    (name) => !signed.split(';').includes(name),
  );

const bodyError = (request: IncomingMessage, body: Uint8Array): string | null =>
  headerOf(request, 'x-amz-content-sha256') === sha256(body) ? null : 'XAmzContentSHA256Mismatch';

/** Parses an `Authorization` header. */
const readAuthorization = (header: string) => {
  const [id, day, region, signed, signature] = (HEADER.exec(header) ?? []).slice(1).map(String);
  return { id, day: day ?? '', region, signed: signed ?? '', signature };
};

const isSkewed = (date: string): boolean => !(Math.abs(Date.now() - millisecondsOf(date)) < SKEW_MS);

/**
 * S3 error code for an invalid signature (version 4), or null. Written from the protocol, independently of the signing
 * code.
 */
export const signatureError = (
  request: IncomingMessage,
  url: URL,
  body: Uint8Array,
  keys: S3Keys,
): string | null => {
  const { id, day, region, signed, signature } = readAuthorization(headerOf(request, 'authorization'));
  const date = headerOf(request, 'x-amz-date');
  if (id === undefined || unsignedHeaders(request, signed).length > 0) return 'AccessDenied';
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region || !date.startsWith(day)) return 'AuthorizationHeaderMalformed';
  if (isSkewed(date)) return 'RequestTimeTooSkewed';
  const expected = signatureOf(keys, date, day, canonicalRequest(request, url, signed));
  return expected === signature ? bodyError(request, body) : 'SignatureDoesNotMatch';
};
