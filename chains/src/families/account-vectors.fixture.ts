import type { AddressVectors } from './address-vectors.fixture.ts';

/** Published addresses of networks that write accounts in bech32, as names, or without a checksum. */
export const ACCOUNT_VECTORS: readonly AddressVectors[] = [
  {
    network: 'sol',
    source: 'Solana programs (wrapped SOL, system, token)',
    valid: [
      'So11111111111111111111111111111111111111112',
      '11111111111111111111111111111111',
      'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    ],
    hasChecksum: false,
  },
  {
    network: 'hbar',
    source: 'HIP-15, main network',
    valid: [
      '0.0.1-dfkxr',
      '0.0.4-cjcuq',
      '0.0.5-ktach',
      '0.0.6-tcxjy',
      '0.0.12-uuuup',
      '0.0.123-vfmkw',
      '0.0.1234567890-zbhlt',
      '12.345.6789-aoyyt',
      '1.23.456-adpbr',
    ],
    hasChecksum: true,
  },
  { network: 'hbar', source: 'HIP-15, without the checksum', valid: ['0.0.123'], hasChecksum: false },
  {
    network: 'ton',
    source: 'TEP-2, TON documentation, the elector, the zero address',
    valid: [
      'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF',
      'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
      'Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF',
      'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c',
    ],
    hasChecksum: true,
  },
  {
    network: 'ton',
    source: 'TON documentation, the raw form',
    valid: ['0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e'],
    hasChecksum: false,
  },
  {
    network: 'near',
    source: 'NEAR documentation',
    valid: ['alice.near', '98793cd91a3f870fb126f66285808c7e094afcfc4eda8a970f6648cdf0dbd6de'],
    hasChecksum: false,
  },
  {
    network: 'fil',
    source: 'Filecoin specification, with the main network prefix; FRC-0032 ids have no checksum',
    valid: [
      'f17uoq6tp427uzv7fztkbsnn64iwotfrristwpryy',
      'f24vg6ut43yw2h2jqydgbg2xq7x6f4kub3bg6as6i',
      'f3vvmn62lofvhjd2ugzca6sof2j2ubwok6cj4xxbfzz4yuxfkgobpihhd2thlanmsh3w2ptld2gqkn2jvlss4a',
      'f410faaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaonc6iji',
    ],
    hasChecksum: true,
  },
  {
    network: 'xno',
    source: 'Nano documentation (genesis, burn)',
    valid: [
      'nano_3t6k35gi95xu6tergt6p69ck76ogmitsa8mnijtpxm9fkcm736xtoncuohr3',
      'nano_1111111111111111111111111111111111111111111111111111hifc8npp',
    ],
    hasChecksum: true,
  },
  {
    network: 'egld',
    source: 'MultiversX documentation (alice, bob)',
    valid: [
      'erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th',
      'erd1spyavw0956vq68xj8y4tenjpq2wd5a9p2c6j8gsz7ztyrnpxrruqzu66jx',
    ],
    hasChecksum: true,
  },
  { network: 'eos', source: 'EOSIO system accounts', valid: ['eosio.token', 'eosio'], hasChecksum: false },
  {
    network: 'bnb',
    source: 'BNB Beacon Chain documentation',
    valid: ['bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2'],
    hasChecksum: true,
  },
  {
    network: 'atom',
    source: 'Cosmos documentation',
    valid: ['cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'],
    hasChecksum: true,
  },
  {
    network: 'osmo',
    source: 'Osmosis documentation',
    valid: ['osmo1clpqr4nrk4khgkxj78fcwwh6dl3uw4epasmvnj'],
    hasChecksum: true,
  },
  {
    network: 'luna',
    source: 'Terra documentation',
    valid: ['terra1x46rqay4d3cssq8gxxvqz8xt6nwlz4td20k38v'],
    hasChecksum: true,
  },
  {
    network: 'inj',
    source: 'Injective documentation',
    valid: ['inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'],
    hasChecksum: true,
  },
  {
    network: 'kava',
    source: 'Kava documentation',
    valid: ['kava1vlpsrmdyuywvaqrv7rx6xga224sqfwz3fyfhwq'],
    hasChecksum: true,
  },
  {
    network: 'tia',
    source: 'Celestia documentation (validator key)',
    valid: ['celestia1q4qtpgw9m6l4ezj6v0pc7l79eq7fpd83c9hnjq'],
    hasChecksum: true,
  },
  {
    network: 'sei',
    source: 'Sei (a contract of 32 bytes)',
    valid: ['sei1hjsqrfdg2hvwl3gacg4fkznurf36usrv7rkzkyh29wz3guuzeh0snslz7d'],
    hasChecksum: true,
  },
  {
    network: 'zil',
    source: 'Zilliqa SDK documentation',
    valid: ['zil1fwh4ltdguhde9s7nysnp33d5wye6uqpugufkz7', 'zil10wemp699nulkrkdl7qu0ft459jhzan8g6r5lh7'],
    hasChecksum: true,
  },
  {
    network: 'one',
    source: 'Harmony documentation',
    valid: ['one103q7qe5t2505lypvltkqtddaef5tzfxwsse4z7', 'one1a50tun737ulcvwy0yvve0pvu5skq0kjargvhwe'],
    hasChecksum: true,
  },
  {
    network: 'iota',
    source: 'IOTA TIP-31',
    valid: ['iota1qrhacyfwlcnzkvzteumekfkrrwks98mpdm37cj4xx3drvmjvnep6xqgyzyx'],
    hasChecksum: true,
  },
  {
    network: 'sui',
    source: 'Sui documentation',
    valid: ['0x02a212de6a9dfa3a69e22387acfbafbb1a9e591bd9d636e7895dcfc8de05f331'],
    hasChecksum: false,
  },
  {
    network: 'apt',
    source: 'Aptos framework account, long form (AIP-40)',
    valid: ['0x0000000000000000000000000000000000000000000000000000000000000001'],
    hasChecksum: false,
  },
  {
    network: 'icx',
    source: 'ICON documentation; the governance contract',
    valid: ['hxbe258ceb872e08851f1f59694dac2558708ece11', 'cx0000000000000000000000000000000000000000'],
    hasChecksum: false,
  },
];
