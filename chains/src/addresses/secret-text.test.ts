import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base64, bech32, createBase58check, hex } from '@scure/base';

import { ACCOUNT_VECTORS } from '../families/account-vectors.fixture.ts';
import { BITCOIN_LIKE_VECTORS } from '../families/address-vectors.fixture.ts';
import { LEDGER_VECTORS } from '../families/ledger-vectors.fixture.ts';
import { NETWORKS } from '../networks/index.ts';
import { checkAddress } from './check-address.ts';
import { looksSecret, mentionsSecret } from './looks-secret.ts';
import { isSecret } from './secret-text.ts';

const KEY = Uint8Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256);
const TWICE = Uint8Array.from([...KEY, ...KEY]);
const DIGITS = hex.encode(KEY);
const check = createBase58check(sha256);

const wif = (version: number, ending: readonly number[] = [1]) =>
  check.encode(Uint8Array.from([version, ...KEY, ...ending]));
const encoded = (prefix: string, bytes: Uint8Array) => bech32.encode(prefix, bech32.toWords(bytes), 400);
const phrase = (length: number, words: readonly string[], separator = ' ') =>
  Array.from({ length }, (_, at) => words[at % words.length]).join(separator);

const EXTENDED =
  '9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi';
const ENGLISH = ['abandon', 'ability', 'able', 'about'];

const SECRETS: readonly { readonly rule: string; readonly text: string }[] = [
  { rule: 'WIF of Bitcoin', text: wif(0x80) },
  { rule: 'WIF of Bitcoin, uncompressed', text: wif(0x80, []) },
  ...['xprv', 'yprv', 'zprv'].map((prefix) => ({ rule: 'an extended key', text: prefix + EXTENDED })),
  { rule: 'a seed of Stellar', text: 'SBU2RRGLXH3E5CQHTD3ODLDF2BWDCYUSSBLLZ5GNW7JXHDIYKXZWHOKR' },
  { rule: 'a seed of the XRP Ledger', text: 'sn259rEFXrQrWyx3Q7XneWcwV6dfL' },
  { rule: 'an Ed25519 seed of the XRP Ledger', text: 'sEdTM1uX8pu2do5XvTnutH6HsouMaM2' },
  { rule: 'a key of Tezos', text: 'edsk2uqQB9AY4FvioK2YMdfmyMrer5R8mGFyuaLLFfSRo8EoyNdht3' },
];

const PHRASES: readonly { readonly rule: string; readonly text: string }[] = [
  ...[12, 13, 15, 16, 18, 20, 21, 24, 25, 33].map((length) => ({
    rule: `${String(length)} words`,
    text: phrase(length, ENGLISH),
  })),
  { rule: 'capital letters', text: phrase(12, ['ABANDON', 'Ability']) },
  { rule: 'commas', text: phrase(12, ENGLISH, ', ') },
  { rule: 'lines', text: phrase(12, ENGLISH, '\n') },
  { rule: 'dashes', text: phrase(12, ENGLISH, '-') },
  { rule: 'numbers', text: phrase(12, ['1. abandon', '2. ability']) },
  { rule: 'numbers without a space', text: phrase(12, ['1.abandon', '2)ability']) },
  { rule: 'numbers with colons', text: phrase(12, ['1: abandon', '2: ability']) },
  { rule: 'numbers in brackets', text: phrase(12, ['(1) abandon', '(2) ability']) },
  { rule: 'numbers joined to the words', text: phrase(12, ['1abandon', '2ability']) },
  { rule: 'numbers behind the words', text: phrase(12, ['abandon1', 'ability2']) },
  { rule: 'numbers with an equals sign', text: phrase(12, ['1=abandon', '2=ability']) },
  { rule: 'a full stop', text: `${phrase(12, ENGLISH)}.` },
  { rule: 'quotation marks', text: `"${phrase(12, ENGLISH)}"` },
  { rule: 'a title and a password', text: `Seed: ${phrase(12, ENGLISH)}, PIN 1234` },
  { rule: 'bullets', text: phrase(12, ['\u2022 abandon', '* ability']) },
  { rule: 'a list in JSON', text: JSON.stringify(phrase(12, ENGLISH).split(' ')) },
  ...['.', '/', '|', '_', '+', ' \u2192 ', ' \u2013 '].map((separator) => ({
    rule: `the separator ${separator}`,
    text: phrase(12, ENGLISH, separator),
  })),
  { rule: 'long words', text: phrase(12, ['abdikace', 'adresovat']) },
  { rule: 'French', text: phrase(12, ['abaisser', 'e\u0301clair', '\u00eatre']) },
  {
    rule: 'Japanese',
    text: phrase(12, ['\u3042\u3044\u3053\u304f\u3057\u3093', '\u3042\u3044\u3055\u3064'], '\u3000'),
  },
  { rule: 'Chinese', text: phrase(12, ['\u7684', '\u4e00']) },
];

/** Keys of other networks, by their length or prefix. Some are also the form of a hash. */
const KEYS_OR_HASHES: readonly { readonly rule: string; readonly text: string }[] = [
  ...[0xb0, 0x9e, 0xcc, 0xd2, 0xef].map((version) => ({ rule: 'WIF', text: wif(version) })),
  ...[0xb0, 0x9e, 0xcc].map((version) => ({ rule: 'WIF, uncompressed', text: wif(version, []) })),
  { rule: 'a key of Decred', text: 'PmQdMn8xafwaQouk8ngs1CccRCB1ZmsqQxBaxNR4vhQi5a5QB5716' },
  { rule: 'an encrypted key, BIP 38', text: '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg' },
  ...['Zprv', 'tprv', 'Ltpv', 'dgpv', 'kprv'].map((prefix) => ({
    rule: 'an extended key',
    text: prefix + EXTENDED,
  })),
  ...['spsk', 'p2sk', 'BLsk'].map((prefix) => ({
    rule: 'a key of Tezos',
    text: `${prefix}2uqQB9AY4FvioK2YMdfmyMrer5R8mGFyuaLLFfSRo8EoyNdht3`,
  })),
  { rule: 'a key of Antelope', text: `PVT_K1_${base58.encode(TWICE.slice(0, 36))}` },
  { rule: 'a key of NEAR', text: `ed25519:${base58.encode(TWICE)}` },
  { rule: 'a key of Sui', text: encoded('suiprivkey', TWICE.slice(0, 33)) },
  { rule: 'a key of Aptos', text: `ed25519-priv-0x${DIGITS}` },
  ...['ed25519_sk', 'ed25519e_sk', 'root_xsk', 'acct_xsk', 'xprv'].map((prefix) => ({
    rule: 'a key of Cardano',
    text: encoded(prefix, TWICE),
  })),
  { rule: 'a key of Zcash', text: encoded('secret-extended-key-main', new Uint8Array(169).fill(7)) },
  { rule: 'a key of Nostr', text: encoded('nsec', KEY) },
  { rule: 'with 0X', text: `0X${DIGITS}` },
  { rule: 'in upper case', text: DIGITS.toUpperCase() },
  { rule: 'with a byte more', text: `${DIGITS}01` },
  { rule: 'with its public key', text: DIGITS + DIGITS },
  { rule: 'with its chain code', text: DIGITS + DIGITS + DIGITS },
  { rule: 'in DER', text: `302e020100300506032b657004220420${DIGITS}` },
  { rule: 'of 64 bytes in Base58', text: base58.encode(TWICE) },
  { rule: 'in Base64', text: base64.encode(KEY) },
  { rule: 'of 64 bytes in Base64', text: base64.encode(TWICE) },
];

const OF_ALL_NETWORKS = NETWORKS.map(({ code }) => code);
const verdictsOf = async (text: string) =>
  new Set(
    await Promise.all(
      OF_ALL_NETWORKS.map(async (network) => {
        const verdict = await checkAddress({ network, address: text, contracts: [], matchesPattern: null });
        return verdict._tag === 'StrangeText' ? verdict.strangeness : verdict._tag;
      }),
    ),
  );

describe('a private key', () => {
  it.each(SECRETS)('is recognised on every network: $rule, $text', async ({ text }) => {
    expect(await verdictsOf(text)).toEqual(new Set(['SecretKey']));
    expect(looksSecret(text)).toBe(true);
  });
});

describe('a recovery phrase', () => {
  it.each(PHRASES)('is recognised on every network: $rule', async ({ text }) => {
    expect(await verdictsOf(text)).toEqual(new Set(['SecretKey']));
    expect(looksSecret(text)).toBe(true);
  });
});

describe('a sentence of twelve words', () => {
  it('is not a recovery phrase if it contains an order ID', () => {
    expect(isSecret(`${phrase(6, ENGLISH)} 93f47e8b76 ${phrase(6, ENGLISH)}`)).toBe(false);
  });
});

describe('a private key or a hash', () => {
  it.each(KEYS_OR_HASHES)('is recognised on every network: $rule', async ({ text }) => {
    expect(await verdictsOf(text)).toEqual(new Set(['KeyOrHash']));
  });

  it.each([
    ...KEYS_OR_HASHES,
    { rule: 'without 0x', text: DIGITS },
    { rule: 'with 0x', text: `0x${DIGITS}` },
    { rule: 'with spaces', text: DIGITS.replaceAll(/.{8}/g, '$& ') },
    { rule: 'with colons', text: DIGITS.replaceAll(/../g, '$&:') },
    { rule: 'in quotes', text: `"${DIGITS}"` },
    { rule: 'in a link', text: `ethereum:0x${DIGITS}` },
    { rule: 'with a name', text: `privkey: ${wif(0xb0)}` },
    { rule: 'with a hidden character', text: `\u200b${wif(0x80)}` },
    { rule: 'in PEM', text: '-----BEGIN EC PRIVATE KEY-----\nMHQCAQEEIA==\n-----END EC PRIVATE KEY-----' },
    { rule: 'as bytes', text: JSON.stringify([...TWICE]) },
    { rule: 'in a file', text: '{"version":3,"crypto":{"cipher":"aes-128-ctr","ciphertext":"00"}}' },
    { rule: 'a mini key', text: 'S6c56bnXQiBjk9mqSYE7ykVQ7NzrRy' },
    { rule: 'a phrase that is not complete', text: phrase(7, ENGLISH) },
  ])('is not stored: $rule', ({ text }) => {
    expect(looksSecret(text)).toBe(true);
  });
});

describe('a message', () => {
  it.each([
    ...[...SECRETS, ...PHRASES, ...KEYS_OR_HASHES],
    { rule: 'a key with 0x', text: `0x${DIGITS}` },
    { rule: 'a key with spaces', text: DIGITS.replaceAll(/.{8}/g, '$& ') },
    { rule: 'a key with colons', text: DIGITS.replaceAll(/../g, '$&:') },
    { rule: 'a key as bytes', text: JSON.stringify([...TWICE]) },
    { rule: 'a key as spaced bytes', text: [...KEY].join(', ') },
    { rule: 'a mini key', text: 'S6c56bnXQiBjk9mqSYE7ykVQ7NzrRy' },
  ])('is not stored with $rule', ({ text }) => {
    expect([text, `My wallet: ${text}.`, `(${text}) is it, thanks!`].map(mentionsSecret)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each([
    'I sent 0.5 BTC on 2026-11-20 at 12:05:30 and the order 93f47e8b7674e1 is still waiting. Where is it?',
    'Ich habe am Montag 0,5 BTC gesendet, aber die Zahlung ist noch nicht da. Bitte prüfen Sie das.',
    'He enviado 0,5 BTC y no he recibido nada. ¿Pueden revisar el pedido? Mi correo es sara.gonzalez-perez@example.com.',
    'J’ai envoyé 0,5 BTC ce matin, et l’échange n’a pas commencé. Pouvez-vous vérifier ?',
    'Saya sudah mengirim 0,5 BTC, tetapi penukaran belum dimulai. Mohon diperiksa.',
    '今朝0.5 BTCを送金しましたが、交換がまだ始まっていません。確認をお願いします。',
    '오늘 아침에 0.5 BTC를 보냈습니다. 교환이 아직 시작되지 않았습니다. 확인 부탁드립니다.',
    'Enviei 0,5 BTC e a troca ainda não começou. Podem verificar, por favor?',
    'Я отправил 0,5 BTC, но обмен ещё не начался. Проверьте, пожалуйста.',
    '',
  ])('is stored: %s', (text) => {
    expect(mentionsSecret(text)).toBe(false);
  });

  it('is checked in linear time', () => {
    const texts = ['ab '.repeat(7_000), 'abc '.repeat(5_000), '\u7684'.repeat(20_000), '1, '.repeat(7_000)];
    for (const text of [...texts, ' '.repeat(20_000), 'a'.repeat(20_000), `${'ab-'.repeat(7_000)}x`])
      expect(typeof mentionsSecret(text)).toBe('boolean');
  });
});

describe('a published address', () => {
  const ADDRESSES = [...BITCOIN_LIKE_VECTORS, ...LEDGER_VECTORS, ...ACCOUNT_VECTORS].flatMap(
    ({ valid }) => valid,
  );
  const LONGEST_STORED = 48;

  it('is never a secret', () => {
    expect(ADDRESSES.filter((address) => isSecret(address))).toEqual([]);
  });

  it('is stored before it is checked, unless it is as long as a key', () => {
    const short = ADDRESSES.filter((address) => address.length <= LONGEST_STORED);
    // the null account of Stacks, which receives nothing
    expect(short.filter((address) => looksSecret(address))).toEqual(['SP000000000000000000002Q6VF78']);
  });
});
