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
};

/** Four for coins: one for all amounts, one not for small amounts, an old one, one for large amounts. */
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
  },
];

const fiatProvider = (type: string, label: string, spread: number, maxUsd: number): Provider => ({
  id: `p_${type}`,
  type,
  label,
  spread,
  fixedSpread: null,
  minFactor: 3,
  maxUsd,
  fixedMaxUsd: 0,
});

/** Spec §9 "Provider types". */
const FIAT_PROVIDERS: readonly Provider[] = [
  fiatProvider('paylane', 'Paylane', 0.021, 20_000),
  fiatProvider('cardway', 'Cardway', 0.032, 5_000),
  fiatProvider('bankline', 'Bankline', 0.018, 50_000),
  fiatProvider('quickbuy', 'Quickbuy', 0.041, 2_000),
];

/** Providers that can serve the pair. */
export const providersFor = (from: Currency, to: Currency): readonly Provider[] =>
  from.isFiat || to.isFiat ? FIAT_PROVIDERS : COIN_PROVIDERS;

/** Provider of a create call; by default the first one. */
export const providerNamed = (from: Currency, to: Currency, type: string): Provider | undefined => {
  const providers = providersFor(from, to);
  return type === '' ? providers[0] : providers.find((provider) => provider.type === type);
};

/** Provider of calls that name none. */
export const standardProvider = (from: Currency, to: Currency): Provider =>
  providersFor(from, to)[0] ?? DEFAULT_PROVIDER;
