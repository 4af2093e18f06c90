export { createWhitelistModel, whitelistModel } from './create-whitelist-model';
