import { tokenContractsOf } from '@coinlane/chains/addresses';
import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';
import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { checkExtraId } from '../../address/domain/address';
import type { AddressFacts } from '../../address/domain/address';
import { checkRecipient } from '../../address/domain/address/checks';
import { rowsIn } from '../../page/app/stored-rows';
import { agreedOrders } from '../../receipt/app/agreed-orders';
import { keptReceipts } from '../../receipt/app/kept-receipts';
import { recentAddressesOf, withAddress, withoutAddress } from '../domain/recent-addresses';
import type { RecentAddress } from '../domain/recent-addresses';
import type { RecentQuestion } from '../model/recent-addresses';
import type { Created } from '../model/transaction-creation';

const KEY = 'exchange-addresses';
const VERSION = 1;

const Row = t.type({ ticker: t.string, network: t.string, address: t.string, extraId: t.string });
const StoredAddresses = t.type({ version: t.literal(VERSION), addresses: t.unknown }, 'StoredAddresses');

const parse = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
};

const read = (storage: StoragePort): readonly RecentAddress[] => {
  const text = storage.read(KEY);
  const stored = text === null ? null : StoredAddresses.decode(parse(text));
  return stored !== null && E.isRight(stored)
    ? rowsIn({ _tag: 'Value', value: stored.right.addresses }, Row)
    : [];
};

const write = (storage: StoragePort, addresses: readonly RecentAddress[]): void => {
  storage.write(KEY, JSON.stringify({ version: VERSION, addresses }));
};

/** Remembers the recipient of a new order, unless it is a bank account. */
export const rememberAddress = (storage: StoragePort, { request }: Pick<Created, 'request'>): void => {
  const { toTicker, toNetwork, recipient, extraId, isToFiat } = request;
  if (isToFiat || recipient === '') return;
  const added: RecentAddress = { ticker: toTicker, network: toNetwork, address: recipient, extraId };
  write(storage, withAddress(read(storage), added));
};

/** Remembers the recipient, the sent terms and the signed receipt of a new order. */
export const rememberOrder = (storage: StoragePort, created: Created): void => {
  rememberAddress(storage, created);
  const { request, transaction } = created;
  const { fromCurrency, fromNetwork, toCurrency, toNetwork, recipient, extraId } = request;
  agreedOrders(storage).keep({
    transactionId: transaction.transactionId,
    amount: request.direction === 'direct' ? request.fromAmount : null,
    ...{ fromCurrency, fromNetwork, toCurrency, toNetwork, recipient, extraId },
  });
  keptReceipts(storage).keep(created.transaction.receipt);
};

export const forgetAddress = (storage: StoragePort, address: RecentAddress): void => {
  write(storage, withoutAddress(read(storage), address));
};

const isMemoOf = ({ extraId }: RecentAddress, { currency, info }: RecentQuestion): boolean =>
  extraId === '' || checkExtraId({ extraId, info, network: currency.network })._tag === 'Valid';

/** The remembered addresses that are valid for the currency, with valid memos. Stored data can have been altered. */
export const validRecentAddresses = async (
  storage: StoragePort,
  question: RecentQuestion,
): Promise<readonly RecentAddress[]> => {
  const { currency, info } = question;
  const candidates = recentAddressesOf(read(storage), currency).filter((it) => isMemoOf(it, question));
  const verdicts = await Promise.all(
    candidates.map(({ address }) => {
      const facts: AddressFacts = { address, currency, info, contracts: tokenContractsOf([currency]) };
      return checkRecipient(facts);
    }),
  );
  return candidates.filter((_, index) => verdicts[index]?._tag === 'Valid');
};
