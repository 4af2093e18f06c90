import { generateKeyPairSync, sign } from 'node:crypto';

import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';
import type { OrderReceipt, ReceiptKeys, SignedReceipt } from '@coinlane/shared-contracts/receipts';
import { memoryStorage } from '@coinlane/shared-ui/testing';
import { allSettled } from 'effector';
import canonicalize from 'canonicalize';

import { aRow, aService } from '../../app/service.fixture';
import type { Answers } from '../../app/service.fixture';
import { agreedOrders } from '../../receipt/app/agreed-orders';
import { keptReceipts } from '../../receipt/app/kept-receipts';
import type { AgreedOrder } from '../../receipt/domain/signed-payment';
import { createBrowserWallets } from '../api/browser-wallets';
import { aProvider } from '../api/evm-provider.fixture';
import type { Deposit } from '../domain/payment-plan';
import { walletPaymentModel } from '../model/wallet-payment';
import { paymentScope } from './wallet-scope';

const ID = '93f47e8b7674e1';
export const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const RECIPIENT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** 20 USDT on Ethereum for bitcoin, as the reviewed order, its deposit and its receipt. */
const AGREED: AgreedOrder = {
  transactionId: ID,
  amount: '20.0',
  fromCurrency: 'usdt',
  fromNetwork: 'eth',
  toCurrency: 'btc',
  toNetwork: 'btc',
  recipient: RECIPIENT,
  extraId: '',
};
export const DEPOSIT: Deposit = {
  transactionId: ID,
  network: 'eth',
  ticker: 'usdterc20',
  displayTicker: 'usdt',
  expectedAmount: '20',
  address: ADDRESS,
  extraId: null,
  recipient: RECIPIENT,
  hasReceipt: true,
};
export const RECEIPT: OrderReceipt = {
  type: 'order-receipt@1',
  site: 'https://swap.example',
  orderId: ID,
  createdAt: '2026-03-01T12:00:00.000Z',
  provider: 'p',
  providerOrderId: 'x',
  rate: 'floating',
  send: { amount: '20', currency: 'usdt', network: 'eth', contract: USDT },
  receive: { amount: '0.001', currency: 'btc', network: 'btc', contract: null },
  deposit: { address: ADDRESS, memo: null },
  recipient: { address: RECIPIENT, memo: null },
  refund: { address: null, memo: null, terms: 'optional' },
  rateUntil: null,
  depositUntil: null,
};

/** A key with the ID `k1`, and its signature under receipts. */
const aReceiptKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const x = publicKey.export({ format: 'jwk' }).x ?? '';
  return {
    keys: { keys: [{ kty: 'OKP', crv: 'Ed25519', kid: 'k1', x }] } satisfies ReceiptKeys,
    signed: (receipt: OrderReceipt): SignedReceipt => ({
      receipt,
      signature: {
        algorithm: 'Ed25519',
        keyId: 'k1',
        value: sign(null, Buffer.from(canonicalize(receipt) ?? ''), privateKey).toString('base64url'),
      },
    }),
  };
};

export const { keys: KEYS, signed } = aReceiptKey();
/** Another key with the same ID. */
export const FOREIGN = aReceiptKey();

export const PATHS = {
  receipt: `GET public-v1.1/transactions/${ID}/receipt`,
  keys: 'GET public-v1.1/receipt-keys',
  currencies: 'GET public-v2/exchange/currencies',
} as const;

const SERVICE: Answers = {
  [PATHS.receipt]: signed(RECEIPT),
  [PATHS.keys]: KEYS,
  [PATHS.currencies]: [
    aRow('usdt', 'Tether', { network: 'eth', legacyTicker: 'usdterc20', tokenContract: USDT, decimals: 6 }),
  ],
};

export type PaymentCase = {
  /** Replies in place of those of an honest service. */
  readonly answers?: Answers;
  /** The order as its reply states it at the press. */
  readonly deposit?: Partial<Deposit>;
  /** Whether this browser created the order, so that it has its terms and its receipt. */
  readonly isOwn?: boolean;
  /** Receipt in the reply to the creation. */
  readonly receipt?: SignedReceipt;
  readonly wallet?: Parameters<typeof aProvider>[0];
  /** Runs while the wallet asks its user for the connection. Returns the order from then on. */
  readonly duringConnection?: (storage: StoragePort) => Deposit | null;
};

/** Presses "Pay from this wallet" and returns the view and the requests for a signature. */
export const pressPay = async ({
  answers,
  deposit,
  isOwn = true,
  receipt = signed(RECEIPT),
  wallet,
  duringConnection,
}: PaymentCase) => {
  let shown: Deposit | null = { ...DEPOSIT, ...deposit };
  const storage = memoryStorage();
  const { provider, calls } = aProvider({
    eth_requestAccounts: () => {
      if (duringConnection !== undefined) shown = duringConnection(storage);
      return ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'];
    },
    ...wallet,
  });
  if (isOwn) {
    agreedOrders(storage).keep(AGREED);
    keptReceipts(storage).keep(receipt);
  }
  const page = new EventTarget();
  page.addEventListener('eip6963:requestProvider', () => {
    const detail = { info: { uuid: 'u', rdns: 'io.wallet', name: 'Pocket', icon: '' }, provider };
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  });
  const wallets = createBrowserWallets(page);
  const http = aService({ ...SERVICE, ...answers });
  const scope = paymentScope({ http, storage }, { wallets, deposit: () => shown });
  await allSettled(walletPaymentModel.opened, { scope });
  const found: Parameters<typeof walletPaymentModel.walletsChanged>[0][] = [];
  wallets.watch((all) => found.push(all))();
  const [pocket] = found.at(-1) ?? [];
  if (pocket === undefined) throw new Error('the wallet did not announce itself');
  await allSettled(walletPaymentModel.pressed, { scope, params: pocket });
  return {
    view: scope.getState(walletPaymentModel.$view),
    signatures: calls.filter(([method]) => method === 'eth_sendTransaction'),
  };
};
