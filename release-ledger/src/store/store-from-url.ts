import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { Result } from '../errors/index.ts';
import { isSafePath } from '../format/index.ts';
import { readTrustedKeys } from '../signature/index.ts';
import { folderStore } from './folder-store.ts';
import type { RetryPolicy } from './s3-client.ts';
import { s3Store } from './s3-store.ts';
import type { S3StoreOptions } from './s3-store.ts';
import type { Store } from './store.ts';

/** Environment variables of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** `folder`: base of a relative path. Default: the working folder. `retryPolicy`: retries for a bucket. */
export type StoreOptions = { readonly folder?: string; readonly retryPolicy?: RetryPolicy };

const EXPECTED = 'a folder, file:///folder, or s3://bucket/prefix?endpoint=https://host&region=name';
const QUERY = ['endpoint', 'region'];
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

const refused = <A>(word: string, expected: string): Result<A> =>
  E.left({ _tag: 'WordRefused', what: 'store', word, expected });

const urlOf = (word: string): URL | null => (URL.canParse(word) ? new URL(word) : null);

const isOrigin = (endpoint: string): boolean => {
  const url = urlOf(endpoint);
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.username === '';
};

const problemOf = (url: URL, prefix: string): string | null => {
  const unknown = [...url.searchParams.keys()].filter((name) => !QUERY.includes(name));
  if (unknown.length > 0) return `no option but ${QUERY.join(' and ')}, not ${unknown.join(', ')}`;
  if (url.username !== '' || url.password !== '')
    return 'no keys in the address: they belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  if (!BUCKET.test(url.hostname)) return 'the name of a bucket after s3://';
  return prefix === '' || isSafePath(prefix) ? null : 'a prefix of plain words, such as ledger/production';
};

type Keys = Pick<S3StoreOptions, 'accessKeyId' | 'secretAccessKey' | 'sessionToken'>;

const keysIn = (variables: Variables): Keys | null => {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId = '',
    AWS_SECRET_ACCESS_KEY: secretAccessKey = '',
    AWS_SESSION_TOKEN: sessionToken = '',
  } = variables;
  if (accessKeyId === '' || secretAccessKey === '') return null;
  return { accessKeyId, secretAccessKey, ...(sessionToken === '' ? {} : { sessionToken }) };
};

const bucketStore = (
  word: string,
  url: URL,
  variables: Variables,
  { retryPolicy }: StoreOptions,
): Result<Store> => {
  const prefix = url.pathname.replace(/^\/|\/$/g, '');
  const problem = problemOf(url, prefix);
  // does not show the address, which can contain a secret
  if (problem !== null) return refused(url.username === '' ? word : `s3://…@${url.hostname}`, problem);

  const region = url.searchParams.get('region') ?? variables['AWS_REGION'] ?? '';
  if (region === '') return refused(word, 'a region, as ?region=… or in AWS_REGION');
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (!isOrigin(endpoint)) return refused(word, 'an endpoint such as https://s3.eu-central-1.amazonaws.com');
  const keys = keysIn(variables);
  return keys === null
    ? refused(word, 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to be set')
    : E.right(
        s3Store({
          endpoint,
          bucket: url.hostname,
          prefix,
          region,
          ...keys,
          ...(retryPolicy === undefined ? {} : { retryPolicy }),
        }),
      );
};

const placeOf = (word: string, variables: Variables, options: StoreOptions): Result<Store> => {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(word)) {
    return word.trim() === ''
      ? refused(word, EXPECTED)
      : E.right(folderStore(resolve(options.folder ?? '', word)));
  }
  const url = urlOf(word);
  if (url?.protocol === 's3:') return bucketStore(word, url, variables, options);
  if (url?.protocol === 'file:' && url.host === '') return E.right(folderStore(fileURLToPath(url)));
  return refused(word, EXPECTED);
};

/**
 * Opens the store of an address: a folder, or `s3://bucket/prefix?endpoint=…&region=…` with its keys in
 * `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`. If `LEDGER_TRUSTED_KEYS` is set, the store refuses releases
 * that are not signed with one of them. Fails with `WordRefused`, which describes valid values.
 */
export const storeFromUrl = (word: string, variables: Variables, options: StoreOptions = {}): Result<Store> =>
  pipe(
    placeOf(word, variables, options),
    E.chain((store) =>
      pipe(
        readTrustedKeys(variables['LEDGER_TRUSTED_KEYS']),
        E.map((trusted) => (trusted === null ? store : { ...store, trusted })),
      ),
    ),
  );
