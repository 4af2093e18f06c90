import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import type { AddressFacts, RefundFacts } from '../address/domain/address';
import { currencyListModel } from '../currency/model/currency-list';
import { draftModel } from '../form/model/draft';
import { fiatCheckoutModel, judgeCheckoutFx } from '../form/model/fiat-checkout';
import { funnelModel } from '../form/model/funnel';
import { localTransactionsModel } from '../order/model/local-transactions';
import { paymentChoiceModel } from '../form/model/payment-choice';
import { recentAddressesModel } from '../form/model/recent-addresses';
import { recipientFieldsModel, recipientModel } from '../form/model/recipient';
import type { TextToRead } from '../form/model/recipient';
import {
  announceCreatedFx,
  openTransactionFx,
  transactionCreationModel,
} from '../form/model/transaction-creation';
import { urlStateModel } from '../form/model/url-state';
import { controlTokens } from '../order/app/control-tokens';
import { storedTransactions } from '../order/app/stored-transactions';
import { binding } from '../page/app/binding';
import { formStorage } from '../form/app/form-storage';
import { openTransaction } from '../form/app/open-transaction';

const announcing = async ({ bus }: RemoteProps) => {
  const { announcements } = await import(
    /* webpackChunkName: "exchange-calls" */ '../form/app/announcements'
  );
  return announcements(bus);
};

/** Modules that an order needs in addition to its call. They load with it. */
const ordering = () => import(/* webpackChunkName: "exchange-calls" */ '../form/app/order-ports');

/** Addresses of this browser's orders. They load when the field is focused, or with an order. */
const addresses = () => import(/* webpackChunkName: "address-checks" */ '../form/app/recent-address-store');

/** Address rules. They load with the first address. */
const checks = () => import(/* webpackChunkName: "address-checks" */ '../address/domain/address/checks');

/** Payment link parser. It loads with the first text that looks like a payment link. */
const paymentLinks = () =>
  import(/* webpackChunkName: "payment-links" */ '@coinlane/chains/payment-uri/parse');

/** Binds every port to the page: address bar, storage and event bus. */
export const pageBindings = (props: RemoteProps) => {
  const form = formStorage(props.storage);
  const transactions = storedTransactions(props.storage);
  return [
    binding(urlStateModel.replacePathFx, (path) => {
      props.navigation.replace(path);
      ordering().then(
        ({ keepExchangePage }) => keepExchangePage(props),
        () => undefined,
      );
    }),
    binding(openTransactionFx, openTransaction(props)),
    binding(judgeCheckoutFx, async ({ redirectUrl }) =>
      (await ordering()).judgeCheckout(redirectUrl, {
        hosts: props.config.checkoutHosts ?? [],
        origin: location.origin,
      }),
    ),
    binding(funnelModel.measureFx, async (step) => (await announcing(props)).stepReached(step)),
    binding(fiatCheckoutModel.leaveFx, (url) => props.loadPage?.(url)),
    binding(announceCreatedFx, async (created) => {
      controlTokens(props.storage).keep(created.transaction);
      (await announcing(props)).created(created);
      (await addresses()).rememberOrder(props.storage, created);
    }),
    binding(recentAddressesModel.readFx, async (question) =>
      (await addresses()).validRecentAddresses(props.storage, question),
    ),
    binding(recentAddressesModel.removeFx, async (address) =>
      (await addresses()).forgetAddress(props.storage, address),
    ),
    binding(localTransactionsModel.readTransactionsFx, transactions.read),
    binding(localTransactionsModel.addTransactionFx, transactions.add),
    binding(currencyListModel.readRecentsFx, form.readRecents),
    binding(currencyListModel.writeRecentsFx, form.writeRecents),
    binding(currencyListModel.readFavouritesFx, form.readFavourites),
    binding(currencyListModel.writeFavouritesFx, form.writeFavourites),
    binding(draftModel.readDraftFx, form.readDraft),
    binding(draftModel.writeDraftFx, form.writeDraft),
    binding(paymentChoiceModel.readChoiceFx, form.readPaymentChoice),
    binding(paymentChoiceModel.writeChoiceFx, form.writePaymentChoice),
    binding(transactionCreationModel.readAttemptFx, form.readAttempt),
    binding(transactionCreationModel.writeAttemptFx, form.writeAttempt),
    binding(transactionCreationModel.collectAttemptContextFx, async () =>
      (await ordering()).collectAttemptContext(props, form),
    ),
    binding(transactionCreationModel.writeDoneFx, form.writeDone),
    binding(transactionCreationModel.renewFormKeyFx, form.renewFormKey),
    binding(recipientFieldsModel.readPaymentFx, async ({ field, text, ...asset }: TextToRead) => {
      const { parsePaymentUri, parseRefundLink } = await paymentLinks();
      return field === 'recipient' ? parsePaymentUri(text) : parseRefundLink(text, asset);
    }),
    binding(recipientModel.checkRecipientFx, async (facts: AddressFacts) =>
      (await checks()).checkRecipient(facts),
    ),
    binding(recipientModel.checkRefundFx, async (facts: RefundFacts) =>
      (await checks()).checkRefundAddress(facts),
    ),
  ];
};
