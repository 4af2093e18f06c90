import { parsePaymentUri } from './parse-payment-uri.ts';
import { payment, refusal } from './payment-uri.fixture.ts';

describe('parsePaymentUri (ZIP 321)', () => {
  it.each([
    {
      rule: 'a Zcash memo, which an open payment cannot carry (ZIP 321)',
      text: 'zcash:t3Vz22vK5z2LcKEdg16Yv4FFneEL1zg9ojd?amount=1&memo=VGhpcw',
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'two recipients (ZIP 321)',
      text: 'zcash:t3Vz22vK5z2LcKEdg16Yv4FFneEL1zg9ojd?amount=1&address.1=t3cL9AucCajm3HXDhb5jBnJK2vapVoXsop3',
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'a second recipient and its memo (ZIP 321)',
      text: 'zcash:t3Vz22vK5z2LcKEdg16Yv4FFneEL1zg9ojd?amount=1&address.2=t3cL9AucCajm3HXDhb5jBnJK2vapVoXsop3',
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'a numbered memo (ZIP 321)',
      text: 'zcash:t3Vz22vK5z2LcKEdg16Yv4FFneEL1zg9ojd?amount=1&memo.1=VGhpcw',
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'ZIP 321 with the address among the keys',
      text: 'zcash:?address=t3Vz22vK5z2LcKEdg16Yv4FFneEL1zg9ojd&amount=1',
      read: payment({
        scheme: 'zcash',
        network: 'zec',
        address: 't3Vz22vK5z2LcKEdg16Yv4FFneEL1zg9ojd',
        amount: '1',
      }),
    },
  ])('parses or refuses $rule', ({ text, read }) => {
    expect(parsePaymentUri(text)).toEqual(read);
  });
});
