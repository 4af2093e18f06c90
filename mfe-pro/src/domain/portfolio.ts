import type { DecimalString } from '@coinlane/shared-contracts/values';

import { compareAmounts, isPositive, productOf, shareOf, sumOf } from './amount';

/** An asset of the user. Amounts are in its currency, the price is in US dollars. */
export type Asset = {
  readonly currency: string;
  readonly displayTicker: string;
  readonly name: string;
  readonly network: string;
  readonly iconUrl: string | null;
  readonly available: DecimalString;
  /** Reserved for a withdrawal, or otherwise unavailable now. */
  readonly locked: DecimalString;
  readonly usdPrice: DecimalString;
  readonly withdrawalFee: DecimalString;
  /** Number of decimals of the currency. Null: unknown. */
  readonly decimals: number | null;
};

/** Sum of available and locked. */
export const totalOf = ({ available, locked }: Asset): DecimalString => sumOf([available, locked]);

/** Current value in US dollars. */
export const usdOf = (asset: Asset): DecimalString => productOf(totalOf(asset), asset.usdPrice);

/** Current value of all assets in US dollars. */
export const totalUsd = (assets: readonly Asset[]): DecimalString => sumOf(assets.map(usdOf));

/** The asset of a currency, or null. */
export const assetOf = (assets: readonly Asset[], currency: string): Asset | null =>
  assets.find((asset) => asset.currency === currency) ?? null;

/** Balances below one US dollar are small. */
const SMALL_USD = '1';

export type AssetFilter = { readonly search: string; readonly isSmallHidden: boolean };

const isMeant = ({ currency, displayTicker, name }: Asset, wanted: string): boolean =>
  [currency, displayTicker, name].some((text) => text.toLowerCase().includes(wanted));

/** Assets of a list, most valuable first. */
export const shownAssets = (
  assets: readonly Asset[],
  { search, isSmallHidden }: AssetFilter,
): readonly Asset[] =>
  assets
    .filter((asset) => isMeant(asset, search.trim().toLowerCase()))
    .filter((asset) => !isSmallHidden || compareAmounts(usdOf(asset), SMALL_USD) >= 0)
    .toSorted((one, other) => compareAmounts(usdOf(other), usdOf(one)));

/** A slice of the portfolio. Label null: the rest. */
export type Slice = {
  readonly asset: Asset | null;
  readonly usd: DecimalString;
  /** From 0 to 1, for the chart. */
  readonly share: number;
};

const MAX_SLICES = 5;

/** The most valuable assets, and the rest as the last slice. Omits assets without value. */
export const slicesOf = (assets: readonly Asset[]): readonly Slice[] => {
  const whole = totalUsd(assets);
  const worthy = shownAssets(assets, { search: '', isSmallHidden: false }).filter((asset) =>
    isPositive(usdOf(asset)),
  );
  const named = worthy.length > MAX_SLICES ? worthy.slice(0, MAX_SLICES - 1) : worthy;
  const rest = totalUsd(worthy.slice(named.length));
  const toSlice = (asset: Asset | null, usd: DecimalString): Slice => ({
    asset,
    usd,
    share: shareOf(usd, whole),
  });
  const slices = named.map((asset) => toSlice(asset, usdOf(asset)));
  return isPositive(rest) ? [...slices, toSlice(null, rest)] : slices;
};
