import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { fakeHttp } from '@coinlane/shared-contracts/testing';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import type { EstimateQuery } from '../../domain/estimate';
import { fetchEstimates } from '.';

const query: EstimateQuery = {
  from: aCurrency(),
  to: aCurrency({ ticker: 'eth' }),
  amount: '0.1',
  direction: 'direct',
  rateMode: 'floating',
  promoCode: null,
  payment: { kind: '', country: '' },
};
const CALL = 'GET account/v1.2/exchange/estimate';
const answering = (reply: unknown) => fetchEstimates(fakeHttp({ [CALL]: reply }))(query)();

describe('the ways to pay of an estimate', () => {
  const usd = aCurrency({ ticker: 'usd', isFiat: true });
  it.each([
    { rule: 'for coins', from: query.from, payment: { kind: 'card', country: 'DE' }, sent: {} },
    { rule: 'for the usual way to pay', from: usd, payment: { kind: '', country: '' }, sent: {} },
    {
      rule: 'for a chosen way to pay and country',
      from: usd,
      payment: { kind: 'bank-transfer', country: 'DE' },
      sent: { paymentMethod: 'bank-transfer', country: 'DE' },
    },
  ])('sends $sent $rule', async ({ from, payment, sent }) => {
    const seen: HttpRequest[] = [];
    await fetchEstimates(fakeHttp({}, seen))({ ...query, from, payment })();
    const sentQuery = Object.entries(seen[0]?.query ?? {});
    expect(
      Object.fromEntries(sentQuery.filter(([name]) => ['paymentMethod', 'country'].includes(name))),
    ).toEqual(sent);
  });

  it('decodes the ways to pay, and skips one that cannot be decoded', async () => {
    const known = { provider: 'p_paylane', kind: 'card', feePercent: 2.5, transactionSpeedForecast: '5-10' };
    expect(await answering({ providers: [], paymentMethods: [known, { kind: 7 }] })).toMatchObject({
      right: {
        methods: [
          {
            provider: 'p_paylane',
            label: 'p_paylane',
            kind: 'card',
            feePercent: '2.5',
            speedForecast: '5-10',
            kyc: null,
          },
        ],
      },
    });
  });
});
