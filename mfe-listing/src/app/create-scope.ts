import { fork } from 'effector';
import type { Scope } from 'effector';
import { flow } from 'fp-ts/lib/function.js';

import { toPromise } from '@coinlane/shared-contracts/api';
import { pairPicked } from '@coinlane/shared-contracts/events';
import type { Feature, RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { fetchListing } from '../api/listing';
import { fetchMarket, fetchRates } from '../api/market';
import { fetchPrices } from '../api/prices';
import { SIDE_CALL_MS, sideCalls } from '../api/side-call';
import type { LimitMs } from '../api/side-call';
import { fetchWallets } from '../api/wallets';
import type { ExchangePair } from '../domain/row-link';
import { listingModel } from '../model/listing';
import { afterPaint } from './after-paint';
import { unpackState } from './packed-state';

type Values = Readonly<Record<string, unknown>>;

const isValues = (state: unknown): state is Values =>
  typeof state === 'object' && state !== null && !Array.isArray(state);

const valuesOf = (state: unknown): Values => {
  const values = unpackState(state);
  return isValues(values) ? values : {};
};

/**
 * Composition root: binds the ports of the models to the shell. `state` is the server's packed state. `sideCallMs`
 * limits calls that a page can do without.
 */
export const createScope = (
  { http, bus, navigation, config }: RemoteProps,
  state: unknown,
  sideCallMs: LimitMs = () => SIDE_CALL_MS,
): Scope => {
  const side = sideCalls(http, sideCallMs);
  const has = (feature: Feature): boolean => config.unavailable?.includes(feature) !== true;
  const hasMarket = has('market');
  return fork({
    values: valuesOf(state),
    handlers: [
      [
        listingModel.fetchListingFx,
        flow(fetchListing({ http, side, hasMarket, hasFiat: has('fiat') }), toPromise),
      ],
      [listingModel.prices.fetchPricesFx, flow(fetchPrices(side), toPromise)],
      [listingModel.market.chart.fetchRatesFx, flow(fetchRates(side), toPromise)],
      [listingModel.market.fetchMarketFx, flow(fetchMarket({ http: side, hasMarket }), toPromise)],
      [listingModel.wallets.fetchWalletsFx, flow(fetchWallets(side), toPromise)],
      [listingModel.showInUrlFx, navigation.replace],
      [listingModel.waitForPaintFx, afterPaint],
      [listingModel.scrollToTopFx, () => scrollTo({ top: 0, behavior: 'instant' })],
      [
        listingModel.notifyPairPickedFx,
        ({ fromTicker, toTicker }: ExchangePair) => bus.publish(pairPicked, { fromTicker, toTicker }),
      ],
    ],
  });
};
