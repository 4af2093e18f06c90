import { explorerUrl, providerOrderUrl } from './explorer-url';

describe('explorerUrl', () => {
  const MASK = 'https://etherscan.io/tx/$$';
  it.each([
    { rule: 'puts the value in place', mask: MASK, value: '0xab', url: 'https://etherscan.io/tx/0xab' },
    {
      rule: 'encodes it',
      mask: MASK,
      value: 'a/b?c=$&',
      url: 'https://etherscan.io/tx/a%2Fb%3Fc%3D%24%26',
    },
    {
      rule: 'in a fragment too',
      mask: 'https://tronscan.org/#/address/$$',
      value: 'T1',
      url: 'https://tronscan.org/#/address/T1',
    },
    { rule: 'null without a mask', mask: null, value: 'x', url: null },
    { rule: 'null without a value', mask: MASK, value: null, url: null },
    { rule: 'null for an empty value', mask: MASK, value: '', url: null },
    { rule: 'null for a mask without a placeholder', mask: 'https://etherscan.io/', value: 'x', url: null },
    { rule: 'no script', mask: 'javascript:alert($$)', value: '1', url: null },
    { rule: 'no plain http', mask: 'http://etherscan.io/$$', value: 'x', url: null },
    { rule: 'no value that becomes the host', mask: 'https://$$.example/', value: 'evil', url: null },
    { rule: 'no value below a host we know', mask: 'https://$$.etherscan.io/', value: 'x', url: null },
    { rule: 'no host we do not know', mask: 'https://evil.example/tx/$$', value: 'x', url: null },
    { rule: 'no host that ends like one', mask: 'https://evil-etherscan.io/$$', value: 'x', url: null },
    { rule: 'no other port', mask: 'https://etherscan.io:8443/$$', value: 'x', url: null },
    { rule: 'no name in front', mask: 'https://me@etherscan.io/$$', value: 'x', url: null },
    {
      rule: 'a host below one we know',
      mask: 'https://eth.blockscout.com/tx/$$',
      value: '0x1',
      url: 'https://eth.blockscout.com/tx/0x1',
    },
    { rule: 'no URL at all', mask: '$$', value: 'x', url: null },
  ])('$rule', ({ mask, value, url }) => {
    expect(explorerUrl(mask, value)).toBe(url);
  });

  it.each([
    'blockchain.com',
    'blockscout.com',
    'blockstream.info',
    'explorer.solana.com',
    'subscan.io',
    'tonscan.org',
  ])('leads to %s, which is the explorer of no network', (host) => {
    expect(explorerUrl(`https://${host}/tx/$$`, '1')).toBe(`https://${host}/tx/1`);
  });
});

describe('providerOrderUrl', () => {
  it.each([
    // one row for each provider of the swap gateway
    { rule: 'ChangeNOW', text: 'https://changenow.io/exchange/txs/a1', isLink: true },
    { rule: 'NEAR Intents', text: 'https://explorer.near-intents.org/transactions/a1', isLink: true },
    { rule: 'SideShift.ai', text: 'https://sideshift.ai/orders/a1', isLink: true },
    { rule: 'Chainflip', text: 'https://scan.chainflip.io/channels/a1', isLink: true },
    { rule: 'Exolix', text: 'https://exolix.com/transaction/a1', isLink: true },
    { rule: 'another host', text: 'https://changenow.io.evil.example/a1', isLink: false },
    { rule: 'another scheme', text: 'javascript:alert(1)', isLink: false },
    { rule: 'no page', text: null, isLink: false },
  ])('$rule: $isLink', ({ text, isLink }) => {
    expect(providerOrderUrl({ providerOrderUrl: text })).toBe(isLink ? text : null);
  });
});
