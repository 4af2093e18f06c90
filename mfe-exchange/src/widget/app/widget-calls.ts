import { flow, pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { toPromise } from '@coinlane/shared-contracts/api';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

import type { PairTickers } from '../../form/domain/fiat-mode';
import { topUpTicker } from '../domain/calculator-search';
import { offeredCurrencies } from '../domain/offered-currencies';
import type { Calls } from '../../app/calls';
import type { CurrencySource } from '../../currency/app/cached-currencies';
import { resolvePair } from '../../form/app/resolve-pair';

type Options = {
  readonly callsOver: (currencies: CurrencySource) => Calls;
  readonly currencies: CurrencySource;
  readonly settings: WidgetSettings;
};

/** Returns the calls of a widget. Pair and currency list contain only the currencies that the partner offers. */
export const widgetCalls = ({ callsOver, currencies, settings }: Options): Calls => {
  const offered: CurrencySource = () => pipe(currencies(), TE.map(offeredCurrencies(settings)));
  const resolve = (requested: PairTickers) =>
    pipe(
      offered(),
      TE.chain((list) => {
        const topUp = topUpTicker(list, settings);
        // the partner's address is for this currency, so no other one may be paid to it
        const isLost = settings.topUpMode && settings.topUpAddress !== null && topUp === null;
        return resolvePair(() => TE.right(isLost ? [] : list))({ ...requested, to: topUp ?? requested.to });
      }),
    );
  return { ...callsOver(offered), resolvePair: flow(resolve, toPromise) };
};
