export { assetOf, shownAssets, slicesOf, totalOf, totalUsd, usdOf } from './portfolio';
export type { Asset, AssetFilter, Slice } from './portfolio';
