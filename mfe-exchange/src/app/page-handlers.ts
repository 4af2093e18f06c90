import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import type { AddressFacts, RefundFacts } from '../domain/address';
import { appendTransaction, readTransactionList, TRANSACTIONS_KEY } from '../domain/transaction';
import { currencyListModel } from '../model/currency-list';
import { draftModel } from '../model/draft';
import { localTransactionsModel } from '../model/local-transactions';
import { recipientModel } from '../model/recipient';
import {
  announceCreatedFx,
  openTransactionFx,
  transactionCreationModel,
} from '../model/transaction-creation';
import { announceFinishedFx } from '../model/transaction-status';
import { urlStateModel } from '../model/url-state';
import { binding } from './binding';
import { formStorage } from './form-storage';

const announcing = async ({ bus }: RemoteProps) => {
  const { announcements } = await import(/* webpackChunkName: "exchange-calls" */ './announcements');
  return announcements(bus);
};

/** The rules of addresses: fetched with the first address. */
const checks = () => import(/* webpackChunkName: "address-checks" */ '../domain/address/checks');

/** Adds to the list as it is stored now: another tab may have made a transaction meanwhile. */
const addTransaction =
  ({ storage }: RemoteProps) =>
  (transactionId: string): readonly string[] => {
    const stored = appendTransaction(storage.read(TRANSACTIONS_KEY), transactionId);
    storage.write(TRANSACTIONS_KEY, stored);
    return readTransactionList(stored);
  };

/** Not `randomUUID`: it is missing on pages served without TLS. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The path of a transaction's page. */
export const transactionPath = (transactionId: string): string => `/exchange/txs/${transactionId}`;

/** Every port that is the page around the remote: its address bar, its storage, its bus. */
export const pageBindings = (props: RemoteProps) => {
  const form = formStorage(props.storage);
  return [
    binding(urlStateModel.replacePathFx, props.navigation.replace),
    binding(openTransactionFx, (id) => props.navigation.push(transactionPath(id))),
    binding(announceCreatedFx, async (created) => (await announcing(props)).created(created)),
    binding(announceFinishedFx, async (transaction) => (await announcing(props)).finished(transaction)),
    binding(localTransactionsModel.readTransactionsFx, () =>
      readTransactionList(props.storage.read(TRANSACTIONS_KEY)),
    ),
    binding(localTransactionsModel.addTransactionFx, addTransaction(props)),
    binding(currencyListModel.readRecentsFx, form.readRecents),
    binding(currencyListModel.writeRecentsFx, form.writeRecents),
    binding(currencyListModel.readFavouritesFx, form.readFavourites),
    binding(currencyListModel.writeFavouritesFx, form.writeFavourites),
    binding(draftModel.readDraftFx, form.readDraft),
    binding(draftModel.writeDraftFx, form.writeDraft),
    binding(transactionCreationModel.readAttemptFx, form.readAttempt),
    binding(transactionCreationModel.writeAttemptFx, form.writeAttempt),
    binding(transactionCreationModel.makeKeyFx, makeKey),
    binding(recipientModel.checkRecipientFx, async (facts: AddressFacts) =>
      (await checks()).checkRecipient(facts),
    ),
    binding(recipientModel.checkRefundFx, async (facts: RefundFacts) =>
      (await checks()).checkRefundAddress(facts),
    ),
  ];
};
