export { fetchOwned, fetchWhitelist } from './fetch-own-account';
