import { isAddressOf } from '../addresses/index.ts';
import { NETWORKS } from '../currencies/index.ts';
import { addressPatternOf } from './index.ts';

const isValid = (code: string, address: string): boolean => {
  const network = NETWORKS.get(code);
  if (network === undefined || !new RegExp(addressPatternOf(network)).test(address)) return false;
  return isAddressOf(network, address);
};

describe('published addresses', () => {
  it.each([
    { network: 'btc', rule: 'the first address of all', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' },
    { network: 'btc', rule: 'pay to script', address: '33eFX2jfeWbXMSmRe9ewUUTrmSVSxZi5cj' },
    { network: 'btc', rule: 'BIP 173 version 0', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    {
      network: 'btc',
      rule: 'BIP 173 in upper case',
      address: 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    },
    {
      network: 'btc',
      rule: 'BIP 173 script hash, 62 characters',
      address: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    },
    {
      network: 'btc',
      rule: 'BIP 350 taproot',
      address: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    },
    {
      network: 'bch',
      rule: 'CashAddr',
      address: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    },
    { network: 'bch', rule: 'CashAddr bare', address: 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a' },
    { network: 'bch', rule: 'the old form', address: '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu' },
    { network: 'ltc', rule: 'ltc1', address: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9' },
    { network: 'qtum', rule: 'a hash that looks like SegWit', address: 'Qc19Ldh6YyHjrxzfKP8TbNvJi5CmGSdtDp' },
    { network: 'grs', rule: 'Base58', address: 'FWN1qdiRrymSR6jbpbanLYqZpjkEaZouHN' },
    {
      network: 'ada',
      rule: 'early Daedalus',
      address: '4swhHtxKapQbj3TZEipgtp7NQzcRWDYqCxXYoPQWjGyHmhxS1w1TjUEszCQT1sQucGwmPQMYdv1FYs3d51KgoubviPBf',
    },
    { network: 'doge', rule: 'D', address: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L' },
    { network: 'eth', rule: 'EIP-55', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
    { network: 'eth', rule: 'EIP-55', address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' },
    {
      network: 'eth',
      rule: 'one case needs no checksum',
      address: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    },
    { network: 'trx', rule: 'Tether on TRON', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
    { network: 'xrp', rule: 'the genesis account', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' },
    { network: 'sol', rule: 'USD Coin', address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' },
    {
      network: 'xlm',
      rule: 'StrKey',
      address: 'GAHK7EEG2WWHVKDNT4CEQFZGKF2LGDSW2IVM4S5DP42RBW3K6BTODB4A',
    },
    { network: 'ton', rule: 'Tether on TON', address: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs' },
    {
      network: 'xmr',
      rule: 'a subaddress',
      address:
        '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H',
    },
    {
      network: 'ada',
      rule: 'CIP-19 base address',
      address:
        'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
    },
    { network: 'atom', rule: 'an account', address: 'cosmos15v50ymp6n5dn73erkqtmq0u8adpl8d3ujv2e74' },
    { network: 'bnb', rule: 'an account', address: 'bnb136ns6lfw4zs5hg4n85vdthaad7hq5m4gtkgf23' },
    { network: 'dot', rule: 'SS58', address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5' },
    { network: 'ksm', rule: 'SS58', address: 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F' },
    {
      network: 'algo',
      rule: 'an account',
      address: '7ZUECA7HFLZTXENRV24SHLU4AVPUTMTTDUFUBNBD64C73F3UHRTHAIOF6Q',
    },
    { network: 'xtz', rule: 'tz1', address: 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb' },
    { network: 'fil', rule: 'f1', address: 'f1abjxfbp274xpdqcpuaykwkfb43omjotacm2p3za' },
    { network: 'zec', rule: 't1', address: 't1Hsc1LR8yKnbbe3twRp88p6vFfC5t7DLbs' },
    { network: 'hbar', rule: 'an account id', address: '0.0.98' },
    { network: 'hbar', rule: 'HIP-15', address: '0.0.123-vfmkw' },
    { network: 'hbar', rule: 'HIP-15', address: '0.0.1234567890-zbhlt' },
    { network: 'xrp', rule: 'XLS-5, no tag', address: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ' },
    { network: 'xrp', rule: 'XLS-5, a tag', address: 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi' },
    {
      network: 'xlm',
      rule: 'SEP-23, muxed',
      address: 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK',
    },
    {
      network: 'ton',
      rule: 'TEP-2, raw',
      address: '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e',
    },
    {
      network: 'zec',
      rule: 'Sapling',
      address: 'zs1qqqqqqqqqqqqqqqqqqcguyvaw2vjk4sdyeg0lc970u659lvhqq7t0np6hlup5lusxle75c8v35z',
    },
    {
      network: 'zec',
      rule: 'unified, librustzcash',
      address:
        'u1l8xunezsvhq8fgzfl7404m450nwnd76zshscn6nfys7vyz2ywyh4cc5daaq0c7q2su5lqfh23sp7fkf3kt27ve5948mzpfdvckzaect2jtte308mkwlycj2u0eac077wu70vqcetkxf',
    },
    { network: 'zec', rule: 'ZIP 320', address: 'tex1s2rt77ggv6q989lr49rkgzmh5slsksa9khdgte' },
    {
      network: 'ada',
      rule: 'CIP-19 pointer',
      address: 'addr1gx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer5pnz75xxcrzqf96k',
    },
    {
      network: 'ada',
      rule: 'Byron',
      address: 'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi',
    },
    { network: 'fil', rule: 'f2', address: 'f24vg6ut43yw2h2jqydgbg2xq7x6f4kub3bg6as6i' },
    {
      network: 'fil',
      rule: 'f3',
      address: 'f3vvmn62lofvhjd2ugzca6sof2j2ubwok6cj4xxbfzz4yuxfkgobpihhd2thlanmsh3w2ptld2gqkn2jvlss4a',
    },
    { network: 'fil', rule: 'delegated', address: 'f410faaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaonc6iji' },
    {
      network: 'kas',
      rule: 'rusty-kaspa',
      address: 'kaspa:qp0l70zd5x85ttwd6jv7g3s3a8llzj96d8dncn4zmhv4tlzx5k2jyqh70xmfj',
    },
    {
      network: 'xno',
      rule: 'genesis',
      address: 'nano_3t6k35gi95xu6tergt6p69ck76ogmitsa8mnijtpxm9fkcm736xtoncuohr3',
    },
    { network: 'xem', rule: 'NIS1 test vectors', address: 'NDD2CT6LQLIYQ56KIXI3ENTM6EK3D44P5JFXJ4R4' },
    { network: 'stx', rule: 'c32check', address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' },
    { network: 'stx', rule: 'the zero account', address: 'SP000000000000000000002Q6VF78' },
    { network: 'ardr', rule: 'source tests', address: 'ARDOR-TZ39-8SMJ-U7G4-6M4UF' },
    {
      network: 'icp',
      rule: 'ledger tests',
      address: 'efa01544f509c56dd85449edf2381244a48fad1ede5183836229c00ab00d52df',
    },
    {
      network: 'iota',
      rule: 'TIP-31',
      address: 'iota1qrhacyfwlcnzkvzteumekfkrrwks98mpdm37cj4xx3drvmjvnep6xqgyzyx',
    },
    { network: 'xtz', rule: 'tz4', address: 'tz4HVR6aty9KwsQFHh81C1G7gBdhxT8kuytm' },
    { network: 'neo', rule: 'N3', address: 'NiHURyS83nX2mpxtA7xq84cGxVbHojj5Wc' },
    {
      network: 'xmr',
      rule: 'an integrated address',
      address:
        '4LL9oSLmtpccfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2bYXZKKQePHES9khPK',
    },
    { network: 'near', rule: 'a name', address: 'alice.near' },
    { network: 'eos', rule: 'an account name', address: 'binancecleos' },
  ])('$network takes $rule: $address', ({ network, address }) => {
    expect(isValid(network, address)).toBe(true);
  });
});
