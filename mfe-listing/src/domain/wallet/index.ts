export { linkableWallets, NO_WALLETS, PLATFORMS } from './wallet';
export type { CoinWallet, CoinWallets, Platform } from './wallet';
