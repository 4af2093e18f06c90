/** The heavy half of this topic, apart from its face: a bundler makes a chunk of it. */
export { checkRecipient } from './check-recipient';
export { checkRefundAddress } from './check-refund-address';
export { checkResolvedName } from './check-resolved-name';
