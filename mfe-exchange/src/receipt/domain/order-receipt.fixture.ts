import type { SignedReceipt } from '@coinlane/shared-contracts/receipts';

/** A receipt of an order from XRP to ETH, with an invalid signature. */
export const aReceipt = (orderId: string, address: string): SignedReceipt => ({
  receipt: {
    type: 'order-receipt@1',
    site: 'https://swap.example',
    orderId,
    createdAt: '2026-11-20T12:00:00.000Z',
    provider: 'p',
    providerOrderId: 'x',
    rate: 'floating',
    send: { amount: '100', currency: 'xrp', network: 'xrp' },
    receive: { amount: '1', currency: 'eth', network: 'eth' },
    deposit: { address, memo: '77' },
    recipient: { address: '0x1', memo: null },
    refund: { address: null, memo: null, terms: 'optional' },
    rateUntil: null,
    depositUntil: null,
  },
  signature: { algorithm: 'Ed25519', keyId: 'k1', value: 'AAAA' },
});
