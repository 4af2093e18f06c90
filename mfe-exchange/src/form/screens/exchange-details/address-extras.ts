export { PasteButton } from './paste-button';
export { RecentAddresses } from './recent-addresses';
