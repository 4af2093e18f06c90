import { findAddressFault } from './address-check';

const CONTRACTS = [{ network: 'eth', contract: '0xdac17f958d2ee523a2206206994597c13d831ec7' }];

describe('findAddressFault', () => {
  it.each([
    { rule: 'EIP-55', network: 'eth', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', fault: null },
    {
      rule: 'EIP-55 with a wrong letter',
      network: 'eth',
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed',
      fault: 'ChecksumMismatch',
    },
    { rule: 'Omni', network: 'omni', address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', fault: null },
    {
      rule: 'Omni with a typing error',
      network: 'omni',
      address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3',
      fault: 'ChecksumMismatch',
    },
    {
      rule: 'Binance Chain with a typing error',
      network: 'bnb',
      address: 'bnb136ns6lfw4zs5hg4n85vdthaad7hq5m4gtkgf24',
      fault: 'ChecksumMismatch',
    },
    {
      rule: 'Neo with a typing error',
      network: 'neo',
      address: 'AK2nJJpJr6o664CWJKi1QRXjqeic2zRp8z',
      fault: 'ChecksumMismatch',
    },
    { rule: 'a burn address', network: 'eth', address: `0x${'0'.repeat(40)}`, fault: 'NobodysAddress' },
    {
      rule: 'another chain',
      network: 'bnb',
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      fault: 'OtherChain',
    },
    {
      rule: 'the contract of a listed token',
      network: 'eth',
      address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      fault: 'TokenContract',
    },
    { rule: 'a private key', network: 'eth', address: `0x${'a1b2'.repeat(16)}`, fault: 'KeyOrHash' },
    { rule: 'other text is left to the pattern', network: 'eth', address: 'hello', fault: null },
  ])('$rule on $network: $fault', async ({ network, address, fault }) => {
    expect(await findAddressFault({ network, address }, CONTRACTS)).toMatchObject({ fault });
  });

  it.each([
    {
      network: 'omni',
      address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
      alsoValidOn: ['Bitcoin Cash', 'Bitcoin SV'],
    },
    { network: 'neo', address: 'AK2nJJpJr6o664CWJKi1QRXjqeic2zRp8y', alsoValidOn: ['Bitcoin Gold'] },
    { network: 'eth', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', alsoValidOn: [] },
    { network: 'omni', address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', alsoValidOn: [] },
  ])('$address of $network is also valid on $alsoValidOn', async ({ network, address, alsoValidOn }) => {
    expect(await findAddressFault({ network, address }, [])).toMatchObject({ alsoValidOn });
  });
});
