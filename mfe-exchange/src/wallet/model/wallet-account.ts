import { createEffect, createEvent, createStore, sample } from 'effector';
import type { DecimalString, Network } from '@coinlane/shared-contracts/values';

import type { Wallet, WalletAsset, WalletFailure, WalletQuestion } from '../domain/wallet';

/** State of the last request to a wallet. */
type WalletReply =
  | { readonly _tag: 'Nothing' }
  | { readonly _tag: 'Asking' }
  | { readonly _tag: 'Failed'; readonly failure: WalletFailure; readonly network: Network }
  | { readonly _tag: 'Balance'; readonly balance: DecimalString; readonly walletId: string };

const NOTHING: WalletReply = { _tag: 'Nothing' };
const ASKING: WalletReply = { _tag: 'Asking' };

/** Wallets of the browser, as sources of the recipient's address and of a balance to send. */
const createWalletAccountModel = () => {
  /** Port: requests the address on a network from a wallet. Fails with a WalletFailure. */
  const askAddressFx = createEffect<WalletQuestion, string, WalletFailure>();
  /** Port: requests a balance from a wallet. */
  const askBalanceFx = createEffect<
    WalletAsset & { readonly walletId: string },
    DecimalString,
    WalletFailure
  >();

  const walletsChanged = createEvent<readonly Wallet[]>();
  const addressAsked = createEvent<WalletQuestion>();
  const balanceAsked = createEvent<WalletAsset & { readonly walletId: string }>();

  const $isAsking = createStore(false, { serialize: 'ignore' })
    .on([askAddressFx, askBalanceFx], () => true)
    .on([askAddressFx.finally, askBalanceFx.finally], () => false);
  const $isFree = $isAsking.map((isAsking) => !isAsking);
  sample({ clock: addressAsked, filter: $isFree, target: askAddressFx });
  sample({ clock: balanceAsked, filter: $isFree, target: askBalanceFx });

  return {
    walletsChanged,
    addressAsked,
    balanceAsked,
    askAddressFx,
    askBalanceFx,
    /** Address of the wallet, unchecked. The recipient field checks it like typed text. */
    $address: createStore<string | null>(null, { serialize: 'ignore' })
      .on(askAddressFx, () => null)
      .on(askAddressFx.doneData, (_, address) => address),
    $wallets: createStore<readonly Wallet[]>([], { serialize: 'ignore' }).on(walletsChanged, (_, all) => all),
    $reply: createStore<WalletReply>(NOTHING, { serialize: 'ignore' })
      .on([askAddressFx, askBalanceFx], () => ASKING)
      .on(askAddressFx.doneData, () => NOTHING)
      .on([askAddressFx.fail, askBalanceFx.fail], (_, { params: { network }, error }): WalletReply => ({
        _tag: 'Failed',
        failure: error,
        network,
      }))
      .on(askBalanceFx.done, (_, { params: { walletId }, result: balance }): WalletReply => ({
        _tag: 'Balance',
        balance,
        walletId,
      })),
  };
};

export const walletAccountModel = createWalletAccountModel();
