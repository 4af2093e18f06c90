export { createWhitelist } from './whitelist.ts';
export type { Whitelist } from './whitelist.ts';
export { addWhitelistRoutes } from './whitelist-routes.ts';
