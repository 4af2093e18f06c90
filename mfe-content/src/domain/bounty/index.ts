export { readBountyItems } from './bounty';
export type { BountyItem } from './bounty';
