export { fetchWallets } from './fetch-wallets';
