import type { FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import type { Rows } from '../database/index.ts';
import { bodyHashOf, conflict, notValidParam } from '../http/index.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Value of the `idempotency-key` header, or empty. Refuses an invalid key. */
export const idempotencyKeyOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return '';
  if (typeof key !== 'string' || !KEY.test(key)) throw notValidParam('idempotency-key', 'is not a key');
  return key;
};

/** Body and key of a request. An empty key means none. */
export type Attempt = { readonly key: string; readonly body: unknown };

const KeyRow = t.type({ body_hash: t.string, order_id: t.string }, 'KeyRow');

/** Idempotency keys of orders, swaps and wallet requests. */
export type IdempotencyKeys = {
  /** ID that an earlier request with this key created, or null. Refuses a used key with another body with a 409. */
  readonly find: (namespace: string, attempt: Attempt) => string | null;
  readonly save: (namespace: string, attempt: Attempt, id: string) => void;
};

/** Creates the keys on the table `idempotency_keys`. */
export const createIdempotencyKeys = (rows: Rows): IdempotencyKeys => ({
  find: (namespace, { key, body }) => {
    if (key === '') return null;
    const used = rows.first(
      KeyRow,
      'SELECT body_hash, order_id FROM idempotency_keys WHERE namespace = ? AND key = ?',
      namespace,
      key,
    );
    if (used !== null && used.body_hash !== bodyHashOf(body))
      throw conflict('The idempotency key was used for another request');
    return used?.order_id ?? null;
  },
  save: (namespace, { key, body }, id) => {
    if (key === '') return;
    rows.run('INSERT INTO idempotency_keys VALUES (?, ?, ?, ?)', namespace, key, bodyHashOf(body), id);
  },
});
