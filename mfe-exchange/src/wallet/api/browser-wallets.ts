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

const standardWalletOf = ({ id, name, icon, networks }: StandardWallet): Wallet => ({
  id,
  name,
  icon,
  networks,
  canPay: false,
});

const keep = <Found extends { readonly id: string }>(
  known: Map<string, Found>,
  found: Found | null,
): void => {
  // a page of untrusted scripts could announce without end
  if (found !== null && (known.size < MAX_WALLETS || known.has(found.id))) known.set(found.id, found);
};

const gone = (): Promise<never> => {
  const failure: WalletFailure = { _tag: 'Broken' };
  return Promise.reject(failure);
};

/** The wallets of a browser (EIP-6963, wallet standard). Every call rejects with a WalletFailure. */
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
  readonly announced: Map<string, AnnouncedWallet>;
  readonly standard: Map<string, StandardWallet>;
};

const watchOn =
  (page: WalletWindow, { announced, standard }: Known, toWallet: ReturnType<typeof walletOf>): WatchWallets =>
  (changed) => {
    const report = (): void =>
      changed([...[...announced.values()].map(toWallet), ...[...standard.values()].map(standardWalletOf)]);
    const register = (...wallets: readonly unknown[]) => {
      for (const wallet of wallets) keep(standard, readStandardWallet(wallet));
      report();
      return () => undefined;
    };
    const onAnnounced = (event: Event): void => {
      keep(announced, readAnnouncement(detailOf(event)));
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

/** The wallets that announce themselves on a page. They pay on these chains only. */
export const createBrowserWallets = (
  page: WalletWindow,
  chainIds: ChainIds = publishedChainIds,
): BrowserWallets => {
  const known: Known = { announced: new Map(), standard: new Map() };
  const providerOf = (walletId: string) => known.announced.get(walletId)?.provider;
  return {
    watch: watchOn(page, known, walletOf(chainIds)),
    address: ({ walletId, network }) => {
      const provider = providerOf(walletId);
      if (provider) return evmAddress(provider);
      return known.standard.get(walletId)?.addressOn(network) ?? gone();
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
