import type { DecimalString, Network } from '@coinlane/shared-contracts/values';

/** A wallet that announced itself in the browser. Its name and icon are untrusted. */
export type Wallet = {
  readonly id: string;
  readonly name: string;
  /** A `data:` URL of an image. Null: none that is safe to show. */
  readonly icon: string | null;
  /** Networks for which it can provide an address. */
  readonly networks: readonly Network[];
  /** Whether it can send on these networks. */
  readonly canPay: boolean;
};

/** Reason why a request to a wallet failed. */
export type WalletFailure =
  /** The user declined in the wallet. */
  | { readonly _tag: 'Declined' }
  /** A request is already open in the wallet. */
  | { readonly _tag: 'Busy' }
  /** The wallet does not know the network, or did not switch to it. */
  | { readonly _tag: 'OtherNetwork' }
  | { readonly _tag: 'NoAccount' }
  | { readonly _tag: 'TooLittle'; readonly balance: DecimalString }
  /** The signed receipt of the order cannot be checked now, so the wallet received no request. */
  | { readonly _tag: 'Unchecked' }
  /** The order differs from the signed one, or has changed since the press. The wallet received no request. */
  | { readonly _tag: 'Differs' }
  /** It failed, or its reply was unexpected. */
  | { readonly _tag: 'Broken' };

/** A wallet, and the network of a request to it. */
export type WalletQuestion = { readonly walletId: string; readonly network: Network };

/** A coin or token on a network. `contract` null: the native coin. */
export type WalletAsset = { readonly network: Network; readonly contract: string | null };

/** An asset to pay, with the decimals of its contract in the list of currencies. Null: the native coin. */
export type PaymentAsset = WalletAsset & { readonly decimals: number | null };

/** A transfer that passed every check. */
export type WalletTransfer = PaymentAsset & {
  readonly walletId: string;
  readonly to: string;
  readonly amount: DecimalString;
};

/** Checks a transfer right before the wallet signs it. Null: it still matches the signed terms. */
export type Recheck = (transfer: WalletTransfer) => Promise<WalletFailure | null>;

/** Reports each change of the list of wallets until the returned function is called. */
export type WatchWallets = (changed: (wallets: readonly Wallet[]) => void) => () => void;
