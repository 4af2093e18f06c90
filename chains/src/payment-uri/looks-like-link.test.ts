import { looksLikePaymentLink } from './looks-like-link.ts';

describe('looksLikePaymentLink', () => {
  it.each([
    { text: 'bitcoin:1A1z', is: true },
    { text: ' \n web+stellar:pay', is: true },
    { text: 'BITCOIN:1A1Z', is: true },
    { text: 'a:', is: true },
    { text: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', is: false },
    { text: '0:ca6e32', is: false },
    { text: 'see bitcoin:1A1z', is: false },
    { text: ':bitcoin', is: false },
  ])('"$text": $is', ({ text, is }) => {
    expect(looksLikePaymentLink(text)).toBe(is);
  });
});
