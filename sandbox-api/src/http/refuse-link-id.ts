import type { FastifyRequest } from 'fastify';

import { Refusal } from './refusal.ts';

const KNOWN_LINK_ID = /^[0-9a-f]{14}$/;
const WITHOUT_FIXED_RATE = /^nofix/;

const linkIdIn = (place: unknown): unknown =>
  typeof place === 'object' && place !== null && 'linkId' in place ? place.linkId : undefined;

/**
 * Refuses an unknown link ID in query or body (spec §7 "Retry rule", api contract §4.4). One that starts with
 * `nofix` gets `fixed_rate_not_enabled`; others that are not 14 hex digits get `user_not_found`.
 */
export const refuseLinkId = ({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): void => {
  const linkId = linkIdIn(query) ?? linkIdIn(body);
  if (typeof linkId !== 'string' || linkId === '' || KNOWN_LINK_ID.test(linkId)) return;
  throw WITHOUT_FIXED_RATE.test(linkId)
    ? new Refusal(400, { error: 'fixed_rate_not_enabled', message: 'Fixed-rate is not enabled' })
    : new Refusal(400, { error: 'user_not_found', message: 'User not found' });
};
