export { createSwapGateway } from './create-swap-gateway.ts';
export type { SwapGateway } from './create-swap-gateway.ts';
export { createWebhookSender, readWebhookSecrets } from './messages/send-webhook.ts';
export type { WebhookSettings } from './messages/send-webhook.ts';
export { loadReceiptKey, readReceiptKey } from './receipts/receipt-key.ts';
export { createProvider, providerIds, settingsProblem } from './registry.ts';
export type { ProviderSettings } from './registry.ts';
export { openStore } from './store/open-store.ts';
