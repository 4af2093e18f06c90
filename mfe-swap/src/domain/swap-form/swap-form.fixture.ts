import { TOKEN_SWAP_PAIRS } from '../pair-limits';
import type { TokenSwapPair } from '../pair-limits';
import { emptyForm, payoutAddressOf } from './swap-form';
import type { CheckedAddress, SwapForm } from './swap-form';

/** Pair of a token. */
export const aPair = (token = 'now'): TokenSwapPair => {
  const pair = TOKEN_SWAP_PAIRS.find((each) => each.token === token);
  if (pair === undefined) throw new Error(`no pair for ${token}`);
  return pair;
};

export const ETHEREUM_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const BINANCE_ADDRESS = 'bnb136ns6lfw4zs5hg4n85vdthaad7hq5m4gtkgf23';

/** Complete form: 500 NOW from Ethereum to Binance Chain. */
export const aForm = (change: Partial<SwapForm> = {}): SwapForm => ({
  ...emptyForm(aPair(), '500'),
  payoutAddress: BINANCE_ADDRESS,
  ...change,
});

/** Result of the network rules for a form: no fault, a fault, or other chains. */
export const checkedOf = (
  form: SwapForm,
  fault: CheckedAddress['fault'] = null,
  alsoValidOn: CheckedAddress['alsoValidOn'] = [],
): CheckedAddress | null => {
  const payout = payoutAddressOf(form);
  return payout && { ...payout, fault, alsoValidOn };
};
