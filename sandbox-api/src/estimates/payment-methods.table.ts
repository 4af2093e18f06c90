import type { PaymentMethod } from './payment-method.ts';

const CARD: PaymentMethod = {
  id: 'VISA_MC1',
  kind: 'card',
  feeShare: 0.025,
  minFactor: 3,
  maxUsd: 20_000,
  minutes: '5-10',
  kyc: 'none',
  documentsAboveUsd: 150,
  onlyCountries: null,
  exceptCountries: null,
};

const APPLE_PAY: PaymentMethod = { ...CARD, id: 'APPLE_PAY', kind: 'apple-pay', maxUsd: 5000 };
const GOOGLE_PAY: PaymentMethod = { ...CARD, id: 'GOOGLE_PAY', kind: 'google-pay', maxUsd: 5000 };

const BANK_TRANSFER: PaymentMethod = {
  ...CARD,
  id: 'SEPA_1',
  kind: 'bank-transfer',
  feeShare: 0.005,
  maxUsd: 50_000,
  minutes: '1440-2880',
  kyc: 'always',
  documentsAboveUsd: null,
};

const INSTANT_TRANSFER: PaymentMethod = {
  ...BANK_TRANSFER,
  id: 'SEPA_INSTANT',
  kind: 'instant-transfer',
  feeShare: 0.009,
  maxUsd: 15_000,
  minutes: '5-30',
  onlyCountries: ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'LU', 'NL', 'PT'],
};

type Methods = { readonly buy: readonly PaymentMethod[]; readonly sell: readonly PaymentMethod[] };

/** Payment and payout methods by provider. The first one is the usual one. */
export const PAYMENT_METHODS: Readonly<Record<string, Methods>> = {
  paylane: {
    buy: [CARD, APPLE_PAY, GOOGLE_PAY, BANK_TRANSFER],
    sell: [
      { ...BANK_TRANSFER, maxUsd: 20_000 },
      { ...CARD, feeShare: 0.015 },
    ],
  },
  cardway: {
    buy: [
      { ...CARD, id: 'VISA_MC2', feeShare: 0.03, maxUsd: 5000, kyc: 'always', documentsAboveUsd: null },
      { ...GOOGLE_PAY, feeShare: 0.03, exceptCountries: ['US', 'CA'] },
    ],
    sell: [{ ...BANK_TRANSFER, maxUsd: 5000, exceptCountries: ['US', 'CA'] }],
  },
  bankline: {
    buy: [{ ...BANK_TRANSFER, feeShare: 0.002 }, INSTANT_TRANSFER],
    sell: [{ ...BANK_TRANSFER, feeShare: 0.002 }, INSTANT_TRANSFER],
  },
  quickbuy: {
    buy: [
      { ...CARD, feeShare: 0.034, maxUsd: 2000, kyc: 'none', documentsAboveUsd: null },
      { ...APPLE_PAY, feeShare: 0.034, maxUsd: 2000, kyc: 'none', documentsAboveUsd: null },
    ],
    sell: [{ ...BANK_TRANSFER, maxUsd: 2000, exceptCountries: ['US'] }],
  },
};
