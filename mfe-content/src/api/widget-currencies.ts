import * as t from 'io-ts';

import type { HttpRequest } from '@coinlane/shared-contracts/api';

import type { WidgetCurrency } from '../domain/widget-config';

/** Suggestions need only the names of currencies, so they do not load the endpoint's own codec. */
const NamedRow = t.intersection(
  [
    t.type({ ticker: t.string, name: t.string }),
    t.partial({ legacyTicker: t.unknown, network: t.unknown, isFiat: t.unknown }),
  ],
  'NamedRow',
);

const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === 'string' && value !== '' ? value.toLowerCase() : other;

/** GET /v2/exchange/currencies (api contract §3.1). */
export const widgetCurrenciesRequest: HttpRequest = {
  service: 'public-v2',
  method: 'GET',
  path: '/exchange/currencies',
  query: { active: 'true' },
};

/** The currencies that a widget can offer. Skips invalid rows. */
export const readWidgetCurrencies = (reply: unknown): readonly WidgetCurrency[] =>
  Array.isArray(reply)
    ? reply.filter(NamedRow.is).map(({ ticker, name, legacyTicker, network, isFiat }) => ({
        ticker: textOr(legacyTicker, ticker.toLowerCase()),
        symbol: ticker.toLowerCase(),
        name,
        network: textOr(network, null),
        isFiat: Boolean(isFiat),
      }))
    : [];
