import { publishedChainIds } from '@coinlane/chains/networks';
import type { ChainIds } from '@coinlane/chains/networks';
import { fromUnits, toUnits } from '@coinlane/chains/payment-uri';
import type { DecimalString } from '@coinlane/shared-contracts/values';

import {
  balanceData,
  decimalsData,
  fromQuantity,
  fromWord,
  toQuantity,
  transferData,
} from '../domain/evm-call';
import type { Recheck, WalletAsset, WalletFailure, WalletTransfer } from '../domain/wallet';
import { readProviderError } from './announced-wallet';
import type { EvmProvider } from './announced-wallet';

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const HASH = /^0x[0-9a-f]{64}$/i;
const COIN_DECIMALS = 18;
const MAX_DECIMALS = 36;

const fail = (failure: WalletFailure): Promise<never> => Promise.reject(failure);

const ask = async (
  provider: EvmProvider,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> => {
  try {
    return await provider.request({ method, params });
  } catch (error) {
    return fail(readProviderError(error));
  }
};

const quantity = async (provider: EvmProvider, method: string, params: readonly unknown[]): Promise<string> =>
  fromQuantity(await ask(provider, method, params)) ?? fail({ _tag: 'Broken' });

const accountOf = async (provider: EvmProvider): Promise<string> => {
  const accounts = await ask(provider, 'eth_requestAccounts');
  const first: unknown = Array.isArray(accounts) ? accounts[0] : null;
  return typeof first === 'string' && ADDRESS.test(first) ? first : fail({ _tag: 'NoAccount' });
};

const chainOf = (provider: EvmProvider): Promise<string> => quantity(provider, 'eth_chainId', []);

/** Switches the wallet to a chain, and checks the result. Null: wallets cannot pay on this network. */
const switchTo = async (provider: EvmProvider, chainId: number | null): Promise<void> => {
  if (chainId === null) return fail({ _tag: 'OtherNetwork' });
  const chain = String(chainId);
  if ((await chainOf(provider)) === chain) return undefined;
  await ask(provider, 'wallet_switchEthereumChain', [{ chainId: toQuantity(chain) }]);
  return (await chainOf(provider)) === chain ? undefined : fail({ _tag: 'OtherNetwork' });
};

const callContract = async (provider: EvmProvider, contract: string, data: string): Promise<string> =>
  fromWord(await ask(provider, 'eth_call', [{ to: contract, data }, 'latest'])) ?? fail({ _tag: 'Broken' });

const decimalsOf = async (provider: EvmProvider, contract: string | null): Promise<number> => {
  if (contract === null) return COIN_DECIMALS;
  const decimals = Number(await callContract(provider, contract, decimalsData()));
  return decimals <= MAX_DECIMALS ? decimals : fail({ _tag: 'Broken' });
};

/**
 * Decimals of a transfer. The wallet and the list must agree on the decimals of a token, because they scale the
 * amount.
 */
const agreedDecimals = async (
  provider: EvmProvider,
  { contract, decimals: listed }: WalletTransfer,
): Promise<number> => {
  const decimals = await decimalsOf(provider, contract);
  return contract === null || decimals === listed ? decimals : fail({ _tag: 'Differs' });
};

const unitsOwned = (provider: EvmProvider, owner: string, contract: string | null): Promise<string> =>
  contract === null
    ? quantity(provider, 'eth_getBalance', [owner, 'latest'])
    : callContract(provider, contract, balanceData(owner));

const inCoins = (units: string, decimals: number): DecimalString => fromUnits(units, decimals) ?? '0';

/** Requests the wallet's account. Rejects with a WalletFailure, like all functions here. */
export const evmAddress = (provider: EvmProvider): Promise<string> => accountOf(provider);

/** Switches to the asset's network and reads the balance, in coins. */
export const evmBalance = async (
  provider: EvmProvider,
  { network, contract }: WalletAsset,
  chainIds: ChainIds = publishedChainIds,
): Promise<DecimalString> => {
  const owner = await accountOf(provider);
  await switchTo(provider, chainIds(network));
  const decimals = await decimalsOf(provider, contract);
  return inCoins(await unitsOwned(provider, owner, contract), decimals);
};

const callOf = ({ to, contract }: WalletTransfer, units: string) =>
  contract === null
    ? { to, value: toQuantity(units) }
    : { to: contract, value: '0x0', data: transferData(to, units) };

/**
 * Sends a transfer with the wallet. Returns the hash of the transaction. The connection and the change of the
 * network can take minutes, so the transfer and the network are checked again right before the signature.
 */
export const evmPay = async (
  provider: EvmProvider,
  transfer: WalletTransfer,
  recheck: Recheck,
  chainIds: ChainIds = publishedChainIds,
): Promise<string> => {
  const chainId = chainIds(transfer.network);
  const from = await accountOf(provider);
  await switchTo(provider, chainId);
  const decimals = await agreedDecimals(provider, transfer);
  const units = toUnits(transfer.amount, decimals) ?? (await fail({ _tag: 'Broken' }));
  const owned = await unitsOwned(provider, from, transfer.contract);
  if (BigInt(owned) < BigInt(units)) return fail({ _tag: 'TooLittle', balance: inCoins(owned, decimals) });
  const failure = await recheck(transfer);
  if (failure !== null) return fail(failure);
  if ((await chainOf(provider)) !== String(chainId)) return fail({ _tag: 'OtherNetwork' });
  // a wallet whose network changes during its dialog refuses a call for another network
  const call = { from, chainId: toQuantity(String(chainId)), ...callOf(transfer, units) };
  const hash = await ask(provider, 'eth_sendTransaction', [call]);
  return typeof hash === 'string' && HASH.test(hash) ? hash : fail({ _tag: 'Broken' });
};
