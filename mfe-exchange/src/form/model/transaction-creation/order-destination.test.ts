import { existingOrderDestination, orderDestination, checkoutAddressOf } from './order-destination';
import { aCreatedTransaction, aTransactionRequest } from './transaction-request.fixture';

const redirectUrl = 'https://pay.example/checkout?tid=4496229738';
const bought = {
  transaction: aCreatedTransaction({ transactionId: '4496229738', redirectUrl }),
  request: aTransactionRequest({ isFromFiat: true }),
};

describe('orderDestination', () => {
  it('keeps the checkout URL for the account’s page only', () => {
    expect(orderDestination('pro', bought)).toMatchObject({
      path: '/pro/exchange/txs/4496229738',
      isFullLoad: true,
      redirectUrl,
    });
    expect(orderDestination('exchange', bought)).toMatchObject({ isFullLoad: false, redirectUrl: null });
    expect(existingOrderDestination('pro', '1f')).toMatchObject({
      path: '/pro/exchange/txs/1f',
      redirectUrl: null,
    });
  });
});

describe('checkoutAddressOf', () => {
  it.each([
    { rule: 'bought with fiat', order: bought, asks: true },
    {
      rule: 'sold for fiat',
      order: { ...bought, request: aTransactionRequest({ isToFiat: true }) },
      asks: true,
    },
    {
      rule: 'coins for coins: a URL in the reply is ignored',
      order: { ...bought, request: aTransactionRequest() },
      asks: false,
    },
    {
      rule: 'a provider without its own page',
      order: { ...bought, transaction: aCreatedTransaction() },
      asks: false,
    },
  ])('$rule: $asks', ({ order, asks }) => {
    expect(checkoutAddressOf('exchange', order)).toEqual(
      asks ? { transactionId: '4496229738', redirectUrl } : undefined,
    );
  });

  it('leaves the account’s orders to their own page', () => {
    expect(checkoutAddressOf('pro', bought)).toBeUndefined();
  });
});
