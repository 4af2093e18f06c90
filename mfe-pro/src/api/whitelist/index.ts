export {
  addToWhitelist,
  checkWhitelistAddress,
  fetchWhitelist,
  removeFromWhitelist,
} from './whitelist-calls';
