import { familyNamed } from './index.ts';

const isValid = (family: string, address: string): boolean =>
  new RegExp(familyNamed(family).pattern).test(address) && familyNamed(family).hasValidChecksum(address);

describe('published addresses', () => {
  it.each([
    { family: 'bitcoin', rule: 'the first address of all', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' },
    { family: 'bitcoin', rule: 'pay to script', address: '33eFX2jfeWbXMSmRe9ewUUTrmSVSxZi5cj' },
    { family: 'bitcoin', rule: 'BIP 173 version 0', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    {
      family: 'bitcoin',
      rule: 'BIP 173 in upper case',
      address: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    },
    {
      family: 'bitcoin',
      rule: 'BIP 173 script hash, 62 characters',
      address: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    },
    {
      family: 'bitcoin',
      rule: 'BIP 350 taproot',
      address: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    },
    { family: 'bitcoin', rule: 'BIP 350 version 16', address: 'BC1SW50QGDZ25J' },
    {
      family: 'bitcoin-cash',
      rule: 'CashAddr',
      address: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    },
    { family: 'bitcoin-cash', rule: 'CashAddr bare', address: 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a' },
    { family: 'bitcoin-cash', rule: 'the old form', address: '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu' },
    { family: 'litecoin', rule: 'ltc1', address: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9' },
    { family: 'dogecoin', rule: 'D', address: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L' },
    { family: 'evm', rule: 'EIP-55', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    { family: 'evm', rule: 'EIP-55', address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' },
    {
      family: 'evm',
      rule: 'one case needs no checksum',
      address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    },
    { family: 'tron', rule: 'Tether on TRON', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
    { family: 'xrp', rule: 'the genesis account', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' },
    { family: 'solana', rule: 'USD Coin', address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
    {
      family: 'stellar',
      rule: 'StrKey',
      address: 'GAHK7EEG2WWHVKDNT4CEQFZGKF2LGDSW2IVM4S5DP42RBW3K6BTODB4A',
    },
    { family: 'ton', rule: 'Tether on TON', address: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs' },
    {
      family: 'monero',
      rule: 'a subaddress',
      address:
        '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H',
    },
    {
      family: 'cardano',
      rule: 'CIP-19 base address',
      address:
        'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
    },
    { family: 'cosmos', rule: 'an account', address: 'cosmos15v50ymp6n5dn73erkqtmq0u8adpl8d3ujv2e74' },
    { family: 'binance', rule: 'an account', address: 'bnb136ns6lfw4zs5hg4n85vdthaad7hq5m4gtkgf23' },
    { family: 'polkadot', rule: 'SS58', address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5' },
    { family: 'kusama', rule: 'SS58', address: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F' },
    {
      family: 'algorand',
      rule: 'an account',
      address: '7ZUECA7HFLZTXENRV24SHLU4AVPUTMTTDUFUBNBD64C73F3UHRTHAIOF6Q',
    },
    { family: 'tezos', rule: 'tz1', address: 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb' },
    { family: 'filecoin', rule: 'f1', address: 'f1abjxfbp274xpdqcpuaykwkfb43omjotacm2p3za' },
    { family: 'zcash', rule: 't1', address: 't1Hsc1LR8yKnbbe3twRp88p6vFfC5t7DLbs' },
    { family: 'hedera', rule: 'an account id', address: '0.0.98' },
    { family: 'near', rule: 'a name', address: 'alice.near' },
    { family: 'eos', rule: 'an account name', address: 'binancecleos' },
  ])('$family takes $rule: $address', ({ family, address }) => {
    expect(isValid(family, address)).toBe(true);
  });

  it.each([
    {
      family: 'bitcoin',
      rule: 'a changed last character',
      address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    },
    { family: 'bitcoin', rule: 'mixed case', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3t4' },
    {
      family: 'bitcoin',
      rule: 'taproot with the checksum of version 0 (BIP 350)',
      address: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    },
    {
      family: 'bitcoin',
      rule: 'version 0 with the checksum of later ones (BIP 350)',
      address: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KEMEAWH',
    },
    { family: 'bitcoin', rule: 'the test network', address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
    { family: 'bitcoin', rule: 'a changed Base58 character', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb' },
    { family: 'bitcoin', rule: 'Litecoin', address: 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1' },
    { family: 'evm', rule: 'a wrong EIP-55 case', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed' },
    { family: 'evm', rule: '39 digits', address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae' },
    { family: 'tron', rule: 'a changed character', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T' },
    { family: 'xrp', rule: 'a changed character', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi' },
    { family: 'solana', rule: '31 bytes', address: '11111111111111111111111111111111111111' },
    {
      family: 'stellar',
      rule: 'a changed character',
      address: 'GAHK7EEG2WWHVKDNT4CEQFZGKF2LGDSW2IVM4S5DP42RBW3K6BTODB4B',
    },
    {
      family: 'ton',
      rule: 'a changed character',
      address: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDt',
    },
    { family: 'polkadot', rule: 'Kusama', address: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F' },
    {
      family: 'bitcoin-cash',
      rule: 'a changed character',
      address: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q',
    },
    { family: 'binance', rule: 'Cosmos', address: 'cosmos15v50ymp6n5dn73erkqtmq0u8adpl8d3ujv2e74' },
    { family: 'unheard-of', rule: 'a space (spec §5 default pattern)', address: 'two words' },
  ])('$family refuses $rule', ({ family, address }) => {
    expect(isValid(family, address)).toBe(false);
  });
});
