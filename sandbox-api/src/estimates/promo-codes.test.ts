import { sandboxOfFile } from '../testing/open-sandbox.ts';

const sandbox = sandboxOfFile();

describe('GET /account/promo-codes/{code} (api contract §4.5)', () => {
  it.each([
    { code: 'NOVEMBER', status: 200, isValid: true },
    { code: 'november', status: 200, isValid: true },
    { code: 'CASHBACK', status: 200, isValid: true },
    { code: 'SUMMER', status: 200, isValid: false },
    { code: 'NOSUCHCODE', status: 404, isValid: undefined },
  ])('$code: $status, valid $isValid', async ({ code, status, isValid }) => {
    const reply = await sandbox.get<{ isValid?: boolean }>(`/account/promo-codes/${code}`);

    expect([reply.status, reply.body.isValid]).toEqual([status, isValid]);
  });
});

describe('a code with cashback (api contract §4.1)', () => {
  const ESTIMATE =
    '/account/v1.2/exchange/estimate?fromCurrency=btc&toCurrency=eth&fromAmount=0.1&promoCode=';
  type Row = { readonly estimatedAmount: number; readonly cashback: number | null };

  it.each([
    { code: 'CASHBACK', share: 0.002 },
    { code: 'COINLANE', share: null },
    { code: '', share: null },
  ])('"$code": $share of the amount received', async ({ code, share }) => {
    const { body } = await sandbox.get<{ providers: readonly Row[] }>(`${ESTIMATE}${code}`);
    const [best] = body.providers;

    if (share === null) expect(best?.cashback).toBeNull();
    else expect(best?.cashback).toBeCloseTo((best?.estimatedAmount ?? 0) * share, 7);
  });
});
