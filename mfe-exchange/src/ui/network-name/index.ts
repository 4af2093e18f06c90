export { networkName, placeName } from './network-name';
