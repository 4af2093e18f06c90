import { ACCOUNT_VECTORS } from '../families/account-vectors.fixture.ts';
import { BITCOIN_LIKE_VECTORS } from '../families/address-vectors.fixture.ts';
import { LEDGER_VECTORS } from '../families/ledger-vectors.fixture.ts';
import { NETWORKS } from '../networks/index.ts';
import { accountOf, isSameAccount } from './account-of.ts';

const PUBLISHED = [...BITCOIN_LIKE_VECTORS, ...LEDGER_VECTORS, ...ACCOUNT_VECTORS].flatMap(
  ({ network, valid }) => valid.map((address) => ({ network, address })),
);

const KNOWN_NETWORKS = NETWORKS.map(({ code }) => code);

describe('accountOf', () => {
  it.each(KNOWN_NETWORKS)('decodes every published address of %s', (network) => {
    const own = PUBLISHED.filter((row) => row.network === network);
    expect(own.filter(({ address }) => accountOf(network, address) === null)).toEqual([]);
  });

  it.each([
    {
      network: 'ton',
      rule: 'bounceable, not bounceable, base64 and raw',
      spellings: [
        'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
        'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p',
        'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id/sDs',
        '0:b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe',
        '0:B113A994B5024A16719F69139328EB759596C38A25F59028B146FECDC3621DFE',
      ],
    },
    {
      network: 'eth',
      rule: 'with and without checksum',
      spellings: [
        '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
        '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
      ],
    },
    {
      network: 'btc',
      rule: 'SegWit in lower and upper case',
      spellings: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
    },
    {
      network: 'bch',
      rule: 'legacy and CashAddr, with and without prefix, upper case, with token support',
      spellings: [
        '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
        'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
        'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
        'BITCOINCASH:QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A',
      ],
    },
    {
      network: 'bch',
      rule: 'script hashes, legacy and CashAddr',
      spellings: [
        '3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC',
        'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
      ],
    },
    {
      network: 'xrp',
      rule: 'classic, X-address without and with a tag (XLS-5)',
      spellings: [
        'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59',
        'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ',
        'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu',
      ],
    },
    {
      network: 'xlm',
      rule: 'account and muxed account (SEP-23)',
      spellings: [
        'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
        'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK',
      ],
    },
    { network: 'hbar', rule: 'with and without its checksum', spellings: ['0.0.123', '0.0.123-vfmkw'] },
    {
      network: 'xno',
      rule: 'both prefixes',
      spellings: [
        'nano_3t6k35gi95xu6tergt6p69ck76ogmitsa8mnijtpxm9fkcm736xtoncuohr3',
        'xrb_3t6k35gi95xu6tergt6p69ck76ogmitsa8mnijtpxm9fkcm736xtoncuohr3',
      ],
    },
    {
      network: 'xem',
      rule: 'with and without dashes',
      spellings: [
        'NALICELGU3IVY4DPJKHYLSSVYFFWYS5QPLYEZDJJ',
        'NALICE-LGU3IV-Y4DPJK-HYLSSV-YFFWYS-5QPLYE-ZDJJ',
      ],
    },
  ])('$network: $rule are one account', ({ network, spellings }) => {
    const accounts = spellings.map((address) => accountOf(network, address));
    expect(accounts[0]).not.toBeNull();
    expect(new Set(accounts).size).toBe(1);
  });

  it.each(KNOWN_NETWORKS)('does not decode an address of %s inside another text', (network) => {
    const own = PUBLISHED.filter((row) => row.network === network);
    for (const { address } of own)
      for (const text of [`x${address}`, `${address}x`, `0${address}`, `${address}0`])
        expect(accountOf(network, text)).not.toBe(accountOf(network, address));
  });

  it.each(KNOWN_NETWORKS)('distinguishes addresses of %s that differ in a character', (network) => {
    const own = PUBLISHED.filter((row) => row.network === network);
    for (const { address } of own) {
      const at = Math.floor(address.length / 3);
      const other = `${address.slice(0, at)}${address[at] === '2' ? '3' : '2'}${address.slice(at + 1)}`;
      expect(accountOf(network, other)).not.toBe(accountOf(network, address));
    }
  });

  it("decodes Litecoin's older 3… as M…", () => {
    expect(accountOf('ltc', '3CDJNfdWX8m2NwuGUV3nhXHXEeLygMXoAj')).toBe(
      accountOf('ltc', 'MJRSgZ3UUFcTBTBAaN38XAXvZLwRe8WVw7'),
    );
  });

  it("decodes Filecoin's f410f… as an account of Ethereum", () => {
    expect(accountOf('fil', 'f410faaaaaaaaaaaaaaaaaaaaaaaaaaaabxvnafwkilq')).toBe(
      accountOf('eth', '0x000000000000000000000000000000000000dEaD'),
    );
  });

  it('distinguishes accounts of different networks', () => {
    expect(accountOf('trx', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).not.toBe(
      accountOf('eth', '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c'),
    );
  });

  it.each(['31', '31566704', 'NOW-E68', '', 'x'.repeat(600)])('does not decode %p', (text) => {
    const texts = KNOWN_NETWORKS.filter((network) => !['near', 'eos', 'waxp', 'ardr'].includes(network));
    expect(texts.filter((network) => accountOf(network, text) !== null)).toEqual([]);
  });
});

describe('isSameAccount', () => {
  const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

  it.each([
    { rule: 'the same text', one: ADDRESS, other: ADDRESS, is: true },
    { rule: 'another spelling', one: ADDRESS, other: ADDRESS.toLowerCase(), is: true },
    { rule: 'another account', one: ADDRESS, other: ADDRESS.replace('5a', '6a'), is: false },
    { rule: 'the same invalid text', one: 'x', other: 'x', is: true },
    { rule: 'two invalid texts', one: 'x', other: 'y', is: false },
    { rule: 'a valid and an invalid text', one: ADDRESS, other: 'x', is: false },
  ])('$rule: $is', ({ one, other, is }) => {
    expect(isSameAccount('eth', one, other)).toBe(is);
  });
});
