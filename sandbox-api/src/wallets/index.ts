export { coinOrRefuse } from './amounts.ts';
export { HOUSE, move, pocketOf } from './ledger.ts';
export type { Leg } from './ledger.ts';
export { addPayRoutes } from './pay-page.ts';
export { createWalletDesk } from './wallet-desk.ts';
export type { WalletDesk } from './wallet-desk.ts';
export { addWalletRoutes } from './wallet-routes.ts';
export { addWhitelistRoutes } from './whitelist-routes.ts';
export { notEnough } from './withdrawals.ts';
