import { NETWORKS, publishedChainIds } from '@coinlane/chains/networks';
import type { ChainIds } from '@coinlane/chains/networks';
import type { DecimalString } from '@coinlane/shared-contracts/values';

import type {
  Recheck,
  Wallet,
  WalletAsset,
  WalletFailure,
  WalletQuestion,
  WalletTransfer,
  WatchWallets,
} from '../domain/wallet';
import { readAnnouncement } from './announced-wallet';
import type { AnnouncedWallet } from './announced-wallet';
import { evmAddress, evmBalance, evmPay } from './evm-wallet';
import { readStandardWallet } from './standard-wallet';
import type { StandardWallet } from './standard-wallet';

const MAX_WALLETS = 12;
const CODES = NETWORKS.map(({ code }) => code);

/** The part of `window` on which wallets announce themselves. */
export type WalletWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>;

const detailOf = (event: Event): unknown => ('detail' in event ? event.detail : null);

const walletOf = (chainIds: ChainIds) => {
  const networks = CODES.filter((code) => chainIds(code) !== null);
  return ({ id, name, icon }: AnnouncedWallet): Wallet => ({ id, name, icon, networks, canPay: true });
};

const standardIdOf = (at: number): string => `standard:${String(at)}`;

const standardWalletOf = ({ name, icon, networks }: StandardWallet, at: number): Wallet => ({
  id: standardIdOf(at),
  name,
  icon,
  networks,
  canPay: false,
});

/**
 * Adds a wallet unless it is known. Never replaces a known one, because its button would then lead to another wallet.
 */
const keep = <Found>(
  known: Found[],
  found: Found | null,
  isSame: (one: Found, other: Found) => boolean,
): void => {
  if (found === null || known.some((other) => isSame(found, other))) return;
  // a page with untrusted scripts could announce wallets without end
  if (known.length < MAX_WALLETS) known.push(found);
};

const isSameAnnounced = (one: AnnouncedWallet, other: AnnouncedWallet): boolean =>
  one.id === other.id || one.provider === other.provider;

const isSameStandard = (one: StandardWallet, other: StandardWallet): boolean => one.source === other.source;

const gone = (): Promise<never> => {
  const failure: WalletFailure = { _tag: 'Broken' };
  return Promise.reject(failure);
};

/** Wallets of a browser (EIP-6963, wallet standard). Every call rejects with a WalletFailure. */
export type BrowserWallets = {
  /** Requests announcements, and reports each change of the list until the returned function is called. */
  readonly watch: WatchWallets;
  readonly address: (question: WalletQuestion) => Promise<string>;
  /** In coins. */
  readonly balance: (question: WalletAsset & { readonly walletId: string }) => Promise<DecimalString>;
  /** Returns the hash of the sent transaction. */
  readonly pay: (transfer: WalletTransfer, recheck: Recheck) => Promise<string>;
};

type Known = {
  readonly announced: AnnouncedWallet[];
  readonly standard: StandardWallet[];
};

const watchOn =
  (page: WalletWindow, { announced, standard }: Known, toWallet: ReturnType<typeof walletOf>): WatchWallets =>
  (changed) => {
    const report = (): void => changed([...announced.map(toWallet), ...standard.map(standardWalletOf)]);
    const register = (...wallets: readonly unknown[]) => {
      for (const wallet of wallets) keep(standard, readStandardWallet(wallet), isSameStandard);
      report();
      return () => undefined;
    };
    const onAnnounced = (event: Event): void => {
      keep(announced, readAnnouncement(detailOf(event)), isSameAnnounced);
      report();
    };
    const onRegistered = (event: Event): void => {
      const callback = detailOf(event);
      if (typeof callback === 'function') Reflect.apply(callback, null, [{ register }]);
    };
    page.addEventListener('eip6963:announceProvider', onAnnounced);
    page.addEventListener('wallet-standard:register-wallet', onRegistered);
    page.dispatchEvent(new Event('eip6963:requestProvider'));
    page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }));
    return () => {
      page.removeEventListener('eip6963:announceProvider', onAnnounced);
      page.removeEventListener('wallet-standard:register-wallet', onRegistered);
    };
  };

/** Wallets that announce themselves on a page. They can pay on the given chains only. */
export const createBrowserWallets = (
  page: WalletWindow,
  chainIds: ChainIds = publishedChainIds,
): BrowserWallets => {
  const known: Known = { announced: [], standard: [] };
  const providerOf = (walletId: string) => known.announced.find(({ id }) => id === walletId)?.provider;
  const standardOf = (walletId: string) => known.standard.find((_, at) => standardIdOf(at) === walletId);
  return {
    watch: watchOn(page, known, walletOf(chainIds)),
    address: ({ walletId, network }) => {
      const provider = providerOf(walletId);
      if (provider) return evmAddress(provider);
      return standardOf(walletId)?.addressOn(network) ?? gone();
    },
    balance: ({ walletId, ...asset }) => {
      const provider = providerOf(walletId);
      return provider ? evmBalance(provider, asset, chainIds) : gone();
    },
    pay: (transfer, recheck) => {
      const provider = providerOf(transfer.walletId);
      return provider ? evmPay(provider, transfer, recheck, chainIds) : gone();
    },
  };
};
