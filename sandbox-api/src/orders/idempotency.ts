import type { FastifyRequest } from 'fastify';

import { notValidParam } from '../http/index.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The `idempotency-key` header, `''` without one; refuses one that is no key. */
export const idempotencyKeyOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return '';
  if (typeof key !== 'string' || !KEY.test(key)) throw notValidParam('idempotency-key', 'is not a key');
  return key;
};
