/** Address checks in their own module, because they are large: the bundler makes a separate chunk. */
export { checkRecipient } from './check-recipient';
export { checkRefundAddress } from './check-refund-address';
export { checkResolvedName } from './check-resolved-name';
