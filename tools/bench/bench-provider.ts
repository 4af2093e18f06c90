import type { createSwapGateway } from '@coinlane/swap-gateway';

type Provider = Parameters<typeof createSwapGateway>[0]['providers'][number];

const assets = [
  { key: 'btc', ticker: 'btc', name: 'Bitcoin', network: 'btc', contract: null, decimals: 8 },
  { key: 'eth', ticker: 'eth', name: 'Ethereum', network: 'eth', contract: null, decimals: 18 },
] as const;

const unused = (): Promise<never> => Promise.reject(new Error('the benchmark requests estimates only'));

/** A provider that replies at once, so that only the gateway's own work is measured. */
export const aBenchProvider = (number: number): Provider => ({
  id: `bench-${String(number)}`,
  displayName: `Bench ${String(number)}`,
  capabilities: {
    offers: [{ flow: 'standard', side: 'direct' }],
    refundAddress: 'optional',
    supportsMemo: true,
    kyc: 'none',
    needsVisitorIp: false,
    isCreateRepeatable: false,
  },
  assets: () => Promise.resolve(assets.map((asset) => ({ ...asset, supportsFixedRate: false }))),
  quote: ({ amount }) =>
    Promise.resolve({
      fromAmount: amount,
      toAmount: `3.${String(100 + number)}`,
      minAmount: '0.001',
      maxAmount: '10',
      depositFee: null,
      withdrawalFee: '0.0003',
      etaSeconds: 600,
      held: null,
    }),
  create: unused,
  read: unused,
  orderUrl: (reference) => `https://bench.example/${reference}`,
});
