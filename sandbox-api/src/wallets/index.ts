export { coinOrRefuse } from './amounts.ts';
export { PLATFORM_ACCOUNT, move, ledgerAccountOf } from './ledger.ts';
export type { Leg } from './ledger.ts';
export { addPayRoutes } from './pay-page.ts';
export { createWalletService } from './wallet-service.ts';
export type { WalletService } from './wallet-service.ts';
export { addWalletRoutes } from './wallet-routes.ts';
export { addWhitelistRoutes } from './whitelist-routes.ts';
export { notEnough } from './withdrawals.ts';
