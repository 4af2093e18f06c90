import { aCurrency, aCurrencyInfo } from '../../../currency/domain/currency/currency.fixture';
import type { AddressFacts } from './recipient-verdict';

/** A BTC address without a service pattern, with overrides from the test. */
export const addressFacts = (change: Partial<AddressFacts> = {}): AddressFacts => ({
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  currency: aCurrency(),
  info: aCurrencyInfo(),
  contracts: [],
  ...change,
});

export const ETH = aCurrency({ ticker: 'eth', name: 'Ethereum' });
export const TRX = aCurrency({ ticker: 'trx', name: 'TRON' });
export const USDT_CONTRACT = '0xdac17f958d2ee523a2206206994597c13d831ec7';
export const EVM_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const BTC_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
export const TRON_ADDRESS = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';
