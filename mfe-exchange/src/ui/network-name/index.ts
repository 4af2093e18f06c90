export { networkName } from './network-name';
