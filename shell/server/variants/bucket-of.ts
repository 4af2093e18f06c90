import { createHash } from 'node:crypto';

/** How many buckets visitors fall into; a percent is a hundred of them. */
export const BUCKETS = 10_000;

const BUCKETS_PER_PERCENT = 100;

/** The visitor's bucket for a canary, the same whenever and wherever it is asked. */
export const bucketOf = (salt: string, visitorId: string): number =>
  createHash('sha256').update(`${salt}:${visitorId}`).digest().readUInt32BE(0) % BUCKETS;

/** Whether a canary of so many percent is for this visitor: who has it at 5 % has it at 20 % too. */
export const isChosen = (
  { percent, salt }: { readonly percent: number; readonly salt: string },
  visitorId: string,
): boolean => bucketOf(salt, visitorId) < percent * BUCKETS_PER_PERCENT;
