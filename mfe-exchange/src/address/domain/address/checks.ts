/** Address checks in a separate module, because they are large: the bundler makes a chunk of it. */
export { checkRecipient } from './check-recipient';
export { checkRefundAddress } from './check-refund-address';
export { checkResolvedName } from './check-resolved-name';
