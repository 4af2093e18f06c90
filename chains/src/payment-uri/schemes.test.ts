import { parsePaymentUri } from './parse-payment-uri.ts';
import { payment, refusal } from './payment-uri.fixture.ts';

const XLM = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ';

describe('parsePaymentUri (other chains)', () => {
  it.each([
    {
      rule: 'a destination tag',
      text: 'ripple:rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=123&amount=7',
      read: payment({
        scheme: 'ripple',
        network: 'xrp',
        address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
        amount: '7',
        extraId: '123',
      }),
    },
    {
      rule: 'a memo of Stellar',
      text: `stellar:${XLM}?memo=hello%20there`,
      read: payment({ scheme: 'stellar', network: 'xlm', address: XLM, extraId: 'hello there' }),
    },
    {
      rule: 'SEP-7',
      text: `web+stellar:pay?destination=${XLM}&amount=1.5&memo=77&memo_type=MEMO_ID`,
      read: payment({ scheme: 'web+stellar', network: 'xlm', address: XLM, amount: '1.5', extraId: '77' }),
    },
    {
      rule: 'SEP-7 of another asset',
      text: `web+stellar:pay?destination=${XLM}&asset_code=USDC`,
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'SEP-7 that wants a signature',
      text: 'web+stellar:tx?xdr=AAAA',
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'Monero',
      text: `monero:4${'A'.repeat(94)}?tx_amount=0.5&recipient_name=x`,
      read: payment({ scheme: 'monero', network: 'xmr', address: `4${'A'.repeat(94)}`, amount: '0.5' }),
    },
    {
      rule: 'Solana Pay',
      text: 'solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?amount=0.01&memo=OrderId12345',
      read: payment({
        scheme: 'solana',
        network: 'sol',
        address: 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN',
        amount: '0.01',
        ignored: ['memo'],
      }),
    },
    {
      rule: 'Solana Pay of a token',
      text: 'solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?amount=1&spl-token=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      read: payment({
        scheme: 'solana',
        network: 'sol',
        address: 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN',
        tokenContract: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
        ignored: ['amount'],
      }),
    },
    {
      rule: 'Solana Pay without a zero before the point',
      text: 'solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?amount=.5',
      read: refusal('Malformed'),
    },
    {
      rule: 'Solana Pay with more decimals than a SOL has',
      text: 'solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?amount=0.1234567891',
      read: refusal('Malformed'),
    },
    {
      rule: 'Solana Pay with a reference, by which the merchant finds the payment',
      text: 'solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?amount=1&reference=82ZJ7nbGpixjeDCmEhUcmwXYfvurzAgGdtSMuHnUgyny',
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'Solana Pay with a link',
      text: 'solana:https%3A%2F%2Fexample.com%2Fpay',
      read: refusal('Malformed'),
    },
    {
      rule: 'a memo of bytes, which cannot be typed (SEP-7)',
      text: `web+stellar:pay?destination=${XLM}&memo=aGFzaA%3D%3D&memo_type=MEMO_HASH`,
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'a call back with the signed transaction (SEP-7)',
      text: `web+stellar:pay?destination=${XLM}&callback=url%3Ahttps%3A%2F%2Fexample.com`,
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'a message to a contract of TON',
      text: 'ton://transfer/EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF?amount=1&bin=te6cckEBAQEAAgAAAEysuc0',
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'a part of a nanoton',
      text: 'ton://transfer/EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF?amount=1.5',
      read: refusal('Malformed'),
    },
    {
      rule: 'an expiry, which the form has no place for',
      text: 'ton://transfer/EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF?exp=1700000000',
      read: payment({
        scheme: 'ton',
        network: 'ton',
        address: 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
        ignored: ['exp'],
      }),
    },
    {
      rule: 'a payment on a test network of Stellar (SEP-7)',
      text: `web+stellar:pay?destination=${XLM}&network_passphrase=Test%20SDF%20Network%20%3B%20September%202015`,
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'Litecoin in capitals',
      text: 'LITECOIN:LTC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KGMN4N9?AMOUNT=2',
      read: payment({
        scheme: 'litecoin',
        network: 'ltc',
        address: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
        amount: '2',
      }),
    },
    {
      rule: 'a Kaspa address, whose prefix is not a scheme',
      text: 'kaspa:qp0l70zd5x85ttwd6jv7g3s3a8llzj96d8dncn4zmhv4tlzx5k2jyqh70xmfj',
      read: {
        _tag: 'NotAUri',
        text: 'kaspa:qp0l70zd5x85ttwd6jv7g3s3a8llzj96d8dncn4zmhv4tlzx5k2jyqh70xmfj',
      },
    },
    {
      rule: 'a payment in Kaspa keeps the prefix',
      text: 'kaspa:qp0l70zd5x85ttwd6jv7g3s3a8llzj96d8dncn4zmhv4tlzx5k2jyqh70xmfj?amount=5',
      read: payment({
        scheme: 'kaspa',
        network: 'kas',
        address: 'kaspa:qp0l70zd5x85ttwd6jv7g3s3a8llzj96d8dncn4zmhv4tlzx5k2jyqh70xmfj',
        amount: '5',
      }),
    },
    {
      rule: 'repeated labels for the payer',
      text: 'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?message=a&message=b&label=&amount=1',
      read: payment({
        scheme: 'bitcoin',
        network: 'btc',
        address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
        amount: '1',
      }),
    },
    {
      rule: 'TON in nanotons',
      text: 'ton://transfer/EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF?amount=1500000000&text=hi',
      read: payment({
        scheme: 'ton',
        network: 'ton',
        address: 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
        amount: '1.5',
        extraId: 'hi',
      }),
    },
  ])('parses or refuses $rule', ({ text, read }) => {
    expect(parsePaymentUri(text)).toEqual(read);
  });
});
