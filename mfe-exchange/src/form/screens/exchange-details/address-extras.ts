export { FieldButtons } from './field-buttons';
export { RecentAddresses } from './recent-addresses';
