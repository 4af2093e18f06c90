import { parsePaymentUri } from './parse-payment-uri.ts';
import { payment, refusal } from './payment-uri.fixture.ts';

const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TOKEN = '0x6b175474e89094c44da98b954eedeac495271d0f';

describe('parsePaymentUri (EIP-681)', () => {
  it.each([
    {
      rule: 'EIP-681 in wei',
      text: `ethereum:${EVM}?value=2.014e18`,
      read: payment({ scheme: 'ethereum', network: 'eth', address: EVM, amount: '2.014' }),
    },
    {
      rule: 'EIP-681 with pay- and one wei',
      text: `ethereum:pay-${EVM}@1?value=1`,
      read: payment({ scheme: 'ethereum', network: 'eth', address: EVM, amount: '0.000000000000000001' }),
    },
    { rule: 'a part of one wei', text: `ethereum:${EVM}?value=0.5`, read: refusal('Malformed') },
    {
      rule: 'a part of one wei with an exponent',
      text: `ethereum:${EVM}?value=1.23e1`,
      read: refusal('Malformed'),
    },
    {
      rule: 'EIP-681 with what the payer pays for gas',
      text: `ethereum:${EVM}?value=1e18&gas=21000&gasPrice=1`,
      read: payment({ scheme: 'ethereum', network: 'eth', address: EVM, amount: '1' }),
    },
    {
      rule: 'EIP-681 on another network',
      text: `ethereum:${EVM}@56`,
      read: payment({ scheme: 'ethereum', network: 'bsc', address: EVM }),
    },
    {
      rule: 'EIP-681 on an unknown network',
      text: `ethereum:${EVM}@999999`,
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'an ERC-20 transfer, whose amount needs the decimals',
      text: `ethereum:${TOKEN}/transfer?address=${EVM}&uint256=1e18`,
      read: payment({
        scheme: 'ethereum',
        network: 'eth',
        address: EVM,
        tokenContract: TOKEN,
        ignored: ['uint256'],
      }),
    },
    {
      rule: 'another call of a contract',
      text: `ethereum:${TOKEN}/approve?address=${EVM}`,
      read: refusal('UnknownRequirement'),
    },
    {
      rule: 'a transfer without a recipient',
      text: `ethereum:${TOKEN}/transfer?uint256=1`,
      read: refusal('Malformed'),
    },
    {
      rule: 'ETHEREUM in capitals',
      text: `ETHEREUM:${EVM.toUpperCase()}`,
      read: payment({ scheme: 'ethereum', network: 'eth', address: EVM.toLowerCase() }),
    },
    { rule: 'a text before the address', text: `ethereum:x${EVM}`, read: refusal('Malformed') },
    { rule: 'a text after the address', text: `ethereum:${EVM}0`, read: refusal('Malformed') },
    {
      rule: 'a text after the call',
      text: `ethereum:${TOKEN}/transfer!?address=${EVM}`,
      read: refusal('Malformed'),
    },
    {
      rule: 'a transfer to an address with a text before it',
      text: `ethereum:${TOKEN}/transfer?address=x${EVM}`,
      read: refusal('Malformed'),
    },
    {
      rule: 'a transfer to an address with a text after it',
      text: `ethereum:${TOKEN}/transfer?address=${EVM}0`,
      read: refusal('Malformed'),
    },
    { rule: 'a name in place of an address', text: 'ethereum:vitalik.eth', read: refusal('Malformed') },
  ])('parses or refuses $rule', ({ text, read }) => {
    expect(parsePaymentUri(text)).toEqual(read);
  });
});
