import { bech32, hex } from '@scure/base';

import { accountOf } from './account-of.ts';

/** Hash of the public key of BIP 173, which its addresses and those of BIP 141 contain. */
const BIP_173 = '751e76e8199196d454941c45d1b3a323f1433bd6';
/** Hash of the test vectors of CashAddr and CashTokens. */
const CASH_TOKENS = 'f5bf48b397dae70be82b3cca4793f8eb2b6cdac9';
/** Keys of the addresses of the Monero documentation. */
const MONERO =
  'eda9fe8dfcdd25d5430ea64229d04f6b41b2e5a1587c29cd499a63eb79d117113076a02b73d130fb904c9e91075fcd16f735c6850dfadb125eb826d96a113f09';
const SUBADDRESS =
  '95f965b0c4ff276ad08d06ab69a8c8a1c73a7e7ab89b7e5001df3733cd1c383a85be1dfe95652aba69625405fe5d6af70a77439402765b1a81b8dc7447c07b6f';
const HEX_64 = 'a1b2'.repeat(16);

describe('the account of an address', () => {
  it.each([
    { network: 'btc', address: '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', account: `00:${BIP_173}` },
    { network: 'btc', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', account: `witness0:${BIP_173}` },
    {
      network: 'qtum',
      address: bech32.encode('qc', [0, ...bech32.toWords(hex.decode(BIP_173))]),
      account: `witness0:${BIP_173}`,
    },
    {
      network: 'bch',
      address: 'bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2',
      account: `00:${CASH_TOKENS}`,
    },
    {
      network: 'bch',
      address: 'bitcoincash:zr6m7j9njldwwzlg9v7v53unlr4jkmx6eycnjehshe',
      account: `00:${CASH_TOKENS}`,
    },
    {
      network: 'kas',
      address: 'kaspa:qp0l70zd5x85ttwd6jv7g3s3a8llzj96d8dncn4zmhv4tlzx5k2jyqh70xmfj',
      account: 'kaspa0:5fff3c4da18f45adcdd499e44611e9fff148ba69db3c4ea2ddd955fc46a59522',
    },
    {
      network: 'iota',
      address: 'iota1qrhacyfwlcnzkvzteumekfkrrwks98mpdm37cj4xx3drvmjvnep6xqgyzyx',
      account: 'iota00:efdc112efe262b304bcf379b26c31bad029f616ee3ec4aa6345a366e4c9e43a3',
    },
    {
      network: 'egld',
      address: 'erd1qqqqqqqqqqqqqpgqvc7gdl0p4s97guh498wgz75k8sav6sjfjlwqh679jy',
      account: 'erd:00000000000000000500663c86fde1ac0be472f529dc817a963c3acd424997dc',
    },
    // ZIP 320: the TEX address of a transparent one
    {
      network: 'zec',
      address: 't1VmmGiyjVNeCjxDZzg7vZmd99WyzVby9yC',
      account: '1cb8:8286bf790866805397e3a947640b77a43f0b43a5',
    },
    {
      network: 'zec',
      address: 'tex1s2rt77ggv6q989lr49rkgzmh5slsksa9khdgte',
      account: '1cb8:8286bf790866805397e3a947640b77a43f0b43a5',
    },
    {
      network: 'zec',
      address: 'zs1qqqqqqqqqqqqqqqqqqcguyvaw2vjk4sdyeg0lc970u659lvhqq7t0np6hlup5lusxle75c8v35z',
      account: 'zs:0000000000000000000000308e119d72992b560d2650ffe0be7f3542fd97003cb7cc3abff81a7f9037f3ea',
    },
    // CIP-19: a payment key and a script, each with a stake key; the root of a Byron address
    {
      network: 'ada',
      address:
        'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
      account: 'payment-key:9493315cd92eb5d8c4304e67b7e16ae36d61d34502694657811a2c8e',
    },
    {
      network: 'ada',
      address:
        'addr1z8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gten0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgs9yc0hh',
      account: 'script:c37b1b5dc0669f1d3c61a6fddb2e8fde96be87b881c60bce8e8d542f',
    },
    {
      network: 'ada',
      address: 'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi',
      account: 'byron:ba970ad36654d8dd8f74274b733452ddeab9a62a397746be3c42ccdd',
    },
    {
      network: 'xrp',
      address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
      account: 'xrp:b5f762798a53d543a014caf8b297cff8f2f937e8',
    },
    {
      network: 'sol',
      address: 'So11111111111111111111111111111111111111112',
      account: 'sol:069b8857feab8184fb687f634618c035dac439dc1aeb3b5598a0f00000000001',
    },
    {
      network: 'dot',
      address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
      account: '00:d43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d',
    },
    {
      network: 'xmr',
      address:
        '4LL9oSLmtpccfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2bYXZKKQePHES9khPK',
      account: `xmr:${MONERO}`,
    },
    {
      network: 'xmr',
      address:
        '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H',
      account: `sub:${SUBADDRESS}`,
    },
    {
      network: 'xlm',
      address: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
      account: 'xlm:3f0c34bf93ad0d9971d04ccc90f705511c838aad9734a4a2fb0d7a03fc7fe89a',
    },
    {
      network: 'algo',
      address: 'Y76M3MSY6DKBRHBL7C3NNDXGS5IIMQVQVUAB6MP4XEMMGVF2QWNPL226CA',
      account: 'base32:c7fccdb258f0d4189c2bf8b6d68ee697508642b0ad001f31fcb918c354ba859a',
    },
    {
      network: 'xem',
      address: 'NALICELGU3IVY4DPJKHYLSSVYFFWYS5QPLYEZDJJ',
      account: 'base3268:16811166a6d15c706f4a8f85ca55c14b6c4bb07a',
    },
    {
      network: 'xno',
      address: 'nano_3t6k35gi95xu6tergt6p69ck76ogmitsa8mnijtpxm9fkcm736xtoncuohr3',
      account: 'nano:e89208dd038fbb269987689621d52292ae9c35941a7484756ecced92a65093ba',
    },
    {
      network: 'stx',
      address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7',
      account: 'stxP:a46ff88886c2ef9762d970b4d2c63678835bd39d',
    },
    {
      network: 'ton',
      address: 'Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF',
      account: `ton-1:${'3'.repeat(64)}`,
    },
    { network: 'ton', address: `-1:${'3'.repeat(64)}`, account: `ton-1:${'3'.repeat(64)}` },
    {
      network: 'ton',
      address: 'EQBYivdc0GAk+nnczaMnYNuSjpeXu2nJS3DZ4KqLjosX5sVC',
      account: 'ton0:588af75cd06024fa79dccda32760db928e9797bb69c94b70d9e0aa8b8e8b17e6',
    },
    { network: 'fil', address: 'f00123', account: 'actor:123' },
    {
      network: 'fil',
      address: 'f17uoq6tp427uzv7fztkbsnn64iwotfrristwpryy',
      account: 'fil1:fd1d0f4dfcd7e99afcb99a8326b7dc459d32c628',
    },
    { network: 'icx', address: `hx${BIP_173}`, account: `hx:${BIP_173}` },
    { network: 'icx', address: `cx${BIP_173}`, account: `cx:${BIP_173}` },
    { network: 'icp', address: `01234567${HEX_64.slice(8)}`, account: `icp:${HEX_64.slice(8)}` },
    { network: 'sui', address: `0x${HEX_64}`, account: `move:${HEX_64}` },
    { network: 'near', address: HEX_64, account: `near:${HEX_64}` },
    // BIP 173
    { network: 'lightning', address: 'A12UEL5L', account: 'bech32:a12uel5l' },
  ])('$network $address: $account', ({ network, address, account }) => {
    expect(accountOf(network, address)).toBe(account);
  });

  it.each([
    { rule: '20 bytes without a version', network: 'btc', address: '6L5yRNPTuciSgXGHqYwn9N6NeoDywHBd' },
    { rule: '24 bytes with the hash', network: 'btc', address: 'bsYnoe1B4zrjVH2FWhFC78tHKr5VCgV8xqBXR' },
    {
      rule: 'padding of more than 4 bits (BIP 173)',
      network: 'btc',
      address: 'bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du',
    },
    {
      rule: 'an X-address of a test network',
      network: 'xrp',
      address: 'TVE26TYGhfLC7tQDno7G8dGtxSkYQn49b3qD26PK7FcGSKE',
    },
    { rule: 'a seed', network: 'xlm', address: 'SBU2RRGLXH3E5CQHTD3ODLDF2BWDCYUSSBLLZ5GNW7JXHDIYKXZWHOKR' },
    { rule: 'a part of an address', network: 'xlm', address: 'GA7QYNF7' },
    {
      rule: 'a prefix inside it',
      network: 'bch',
      address: 'qr6m7j9njlbitcoincash:dwwzlg9v7v53unlr4jkmx6eylep8ekg2',
    },
    {
      rule: 'a prefix inside it',
      network: 'kas',
      address: 'qp0l70zd5kaspa:x85ttwd6jv7g3s3a8llzj96d8dncn4zmhv4tlzx5k2jyqh70xmfj',
    },
    { rule: 'a letter before it', network: 'ton', address: `x0:${HEX_64}` },
    { rule: 'a letter after it', network: 'ton', address: `0:${HEX_64}a` },
    { rule: 'a letter before it', network: 'fil', address: 'xf17uoq6tp427uzv7fztkbsnn64iwotfrristwpryy' },
    {
      rule: 'a capital letter after it',
      network: 'fil',
      address: 'f17uoq6tp427uzv7fztkbsnn64iwotfrristwpryyAAAAAAAA',
    },
    { rule: 'a letter before a number', network: 'fil', address: 'af01234' },
    { rule: 'a letter after a number', network: 'fil', address: 'f01234a' },
    { rule: '41 letters, which are no bytes', network: 'fil', address: `f1${'a'.repeat(41)}` },
  ])('is null for $rule: $network $address', ({ network, address }) => {
    expect(accountOf(network, address)).toBeNull();
  });
});
