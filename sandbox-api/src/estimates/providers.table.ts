import type { Currency } from '../currencies/index.ts';
import type { Provider } from './provider.ts';

const DEFAULT_PROVIDER: Provider = {
  id: 'p_default',
  type: 'default',
  label: 'Standard',
  spread: 0.005,
  fixedSpread: 0.012,
  minFactor: 1,
  maxUsd: null,
  fixedMaxUsd: 100_000,
  refundTerms: null,
};

/**
 * Four providers for coins: one for all amounts, one without small amounts, an outdated one, and one for large
 * amounts.
 */
export const COIN_PROVIDERS: readonly Provider[] = [
  DEFAULT_PROVIDER,
  {
    id: 'p_third',
    type: 'third-party',
    label: 'Provider B',
    spread: 0.0085,
    fixedSpread: 0.0105,
    minFactor: 4,
    maxUsd: 20_000,
    fixedMaxUsd: 20_000,
    refundTerms: null,
  },
  {
    id: 'p_legacy',
    type: 'legacy',
    label: 'Classic',
    spread: 0.014,
    fixedSpread: null,
    minFactor: 2,
    maxUsd: 10_000,
    fixedMaxUsd: 0,
    refundTerms: null,
  },
  {
    id: 'p_pro',
    type: 'pro',
    label: 'Large orders',
    spread: 0.004,
    fixedSpread: 0.009,
    minFactor: 40,
    maxUsd: 250_000,
    fixedMaxUsd: 250_000,
    refundTerms: null,
  },
];

type FiatTerms = Pick<Provider, 'type' | 'label' | 'spread' | 'maxUsd' | 'refundTerms'>;

const fiatProvider = ({ type, label, spread, maxUsd, refundTerms }: FiatTerms): Provider => ({
  id: `p_${type}`,
  type,
  label,
  spread,
  fixedSpread: null,
  minFactor: 3,
  maxUsd,
  fixedMaxUsd: 0,
  refundTerms,
});

/** Spec §9 "Provider types". The margins exclude the payment fee. */
const FIAT_PROVIDERS: readonly Provider[] = [
  { type: 'paylane', label: 'Paylane', spread: 0.009, maxUsd: 20_000, refundTerms: 'before-payout' } as const,
  { type: 'cardway', label: 'Cardway', spread: 0.01, maxUsd: 5000, refundTerms: 'within-14-days' } as const,
  {
    type: 'bankline',
    label: 'Bankline',
    spread: 0.012,
    maxUsd: 50_000,
    refundTerms: 'before-payout',
  } as const,
  { type: 'quickbuy', label: 'Quickbuy', spread: 0.012, maxUsd: 2000, refundTerms: 'none' } as const,
].map(fiatProvider);

/** Providers that can serve the pair. */
export const providersFor = (from: Currency, to: Currency): readonly Provider[] =>
  from.isFiat || to.isFiat ? FIAT_PROVIDERS : COIN_PROVIDERS;

/** Provider of a create call. Default: the first one. */
export const providerNamed = (from: Currency, to: Currency, type: string): Provider | undefined => {
  const providers = providersFor(from, to);
  return type === '' ? providers[0] : providers.find((provider) => provider.type === type);
};

/** Provider of calls that do not specify one. */
export const standardProvider = (from: Currency, to: Currency): Provider =>
  providersFor(from, to)[0] ?? DEFAULT_PROVIDER;
