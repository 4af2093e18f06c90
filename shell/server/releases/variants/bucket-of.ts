import { createHash } from 'node:crypto';

/** Number of buckets of visitors. One percent is a hundred buckets. */
const BUCKETS = 10_000;

const BUCKETS_PER_PERCENT = 100;

/** Bucket of a visitor for a canary. Deterministic. */
export const bucketOf = (salt: string, visitorId: string): number =>
  createHash('sha256').update(`${salt}:${visitorId}`).digest().readUInt32BE(0) % BUCKETS;

/**
 * Whether a canary with a percentage includes this visitor. A visitor who is included at 5 % is also included at 20 %.
 */
export const isChosen = (
  { percent, salt }: { readonly percent: number; readonly salt: string },
  visitorId: string,
): boolean => bucketOf(salt, visitorId) < percent * BUCKETS_PER_PERCENT;
