export { createSwapGateway } from './create-swap-gateway.ts';
export type { SwapGateway } from './create-swap-gateway.ts';
export { createProvider, providerIds, settingsProblem } from './registry.ts';
export type { ProviderSettings } from './registry.ts';
export { openSqliteStore } from './store/sqlite-store.ts';
