import { decodeError } from '@coinlane/shared-contracts/errors';
import { fakeHttp, marketDataReply } from '@coinlane/shared-contracts/testing';
import * as E from 'fp-ts/lib/Either.js';

import { aCurrency } from '../../currency/domain/currency/currency.fixture';
import { fetchMarketData } from './fetch-market-data';

const pair = { from: aCurrency(), to: aCurrency({ ticker: 'eth' }) };
const MARKET = 'GET frontend/main/24h/btc_eth';

describe('fetchMarketData', () => {
  it('decodes the reply', async () => {
    expect(await fetchMarketData(fakeHttp({ [MARKET]: marketDataReply }))(pair)()).toEqual(
      E.right({
        rate: '30.31',
        change24h: '-1.23',
        high24h: '30.9',
        low24h: '29.8',
        updatedAt: Date.UTC(2026, 10, 20, 12),
        points: marketDataReply.points,
      }),
    );
  });

  it.each(['7d', '30d'] as const)('fetches the span %s', async (span) => {
    const http = fakeHttp({ [`GET frontend/main/${span}/btc_eth`]: marketDataReply });
    expect(E.isRight(await fetchMarketData(http)(pair, span)())).toBe(true);
  });

  it('needs only the rate', async () => {
    const reply = { from: 'btc', to: 'eth', rate: '30.31', points: [[1], [2, 3]] };
    expect(await fetchMarketData(fakeHttp({ [MARKET]: reply }))(pair)()).toEqual(
      E.right({
        rate: '30.31',
        change24h: null,
        high24h: null,
        low24h: null,
        updatedAt: null,
        points: [[2, 3]],
      }),
    );
  });

  it('names the codec if the reply has no pair', async () => {
    expect(await fetchMarketData(fakeHttp({ [MARKET]: { from: 'btc', rate: 1 } }))(pair)()).toEqual(
      E.left(decodeError('MarketDataReply', [expect.stringContaining('to')])),
    );
  });
});
