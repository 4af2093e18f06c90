import { readServiceText } from './service-text';

describe('readServiceText', () => {
  it.each([
    { text: 'Send only from a wallet you control.', known: { key: 'ownWallet', name: '' } },
    {
      text: 'Send only with the Memo shown, or the coins may be lost.',
      known: { key: 'extraIdNeeded', name: 'Memo' },
    },
    {
      text: 'Send this coin in one payment. A second payment to the same address becomes an order of its own.',
      known: { key: 'onePayment', name: '' },
    },
    {
      text: 'An account at an exchange asks for a destination tag; a wallet of your own usually needs none.',
      known: { key: 'extraIdAtExchange', name: 'destination tag' },
    },
    { text: 'Please enter another address', known: { key: 'anotherAddress', name: '' } },
    { text: 'The wallet of this currency is under maintenance', known: { key: 'maintenance', name: '' } },
    {
      text: 'The reply of the provider did not match your order, so it was not used. Choose another offer.',
      known: { key: 'replyDiffers', name: '' },
    },
    {
      text: 'The provider does not respond now. No order was created. Choose another offer or try again later.',
      known: { key: 'providerSilent', name: '' },
    },
    { text: 'Standard', known: { key: 'standard', name: '' } },
    { text: 'Provider B', known: { key: 'providerB', name: '' } },
    { text: 'Classic', known: { key: 'classic', name: '' } },
    { text: 'Large orders', known: { key: 'largeOrders', name: '' } },
    { text: 'Standard Bank', known: null },
    { text: 'Send only from a wallet you control. Or not.', known: null },
    { text: '', known: null },
  ])('recognises "$text"', ({ text, known }) => {
    expect(readServiceText(text)).toEqual(known);
  });
});
