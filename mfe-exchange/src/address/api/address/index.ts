export { fetchAddressesByName } from './fetch-addresses-by-name';
export { validateAddress } from './validate-address';
