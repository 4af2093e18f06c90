import type { AddressVectors } from './address-vectors.fixture.ts';

/** Published addresses of EVM networks and of ledgers with their own checksums of a hash or a key. */
export const LEDGER_VECTORS: readonly AddressVectors[] = [
  {
    network: 'eth',
    source: 'EIP-55, letters of both cases',
    valid: [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
      '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    ],
    hasChecksum: true,
  },
  {
    network: 'bsc',
    source: 'EIP-55, letters of one case',
    valid: [
      '0x52908400098527886E0F7030069857D2E4169EE7',
      '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
      '0xde709f2102306220921060314715629080e2fb77',
      '0x27b1fdb04752bbc536007a920d24acb045561c26',
    ],
    hasChecksum: false,
  },
  {
    network: 'trx',
    source: 'TRON developer documentation (USDT, JUST contracts)',
    valid: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'],
    hasChecksum: true,
  },
  {
    network: 'xrp',
    source: 'XRP Ledger documentation (genesis, ACCOUNT_ZERO, ACCOUNT_ONE)',
    valid: [
      'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
      'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
      'rrrrrrrrrrrrrrrrrrrrBZbvji',
    ],
    hasChecksum: true,
  },
  {
    network: 'xrp',
    source: 'ripple-address-codec tests (XLS-5)',
    valid: [
      'rLczgQHxPhWtjkaQqn3Q6UM8AbRbbRvs5K',
      'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY',
      'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ',
      'X7AcgcsBL6XDcUb289X4mJ8djcdyKaLFuhLRuNXPrDeJd9A',
      'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi',
      'XV5sbjUmgPpvXv4ixFWZ5ptAYZ6PD2gYsjNFQLKYW33DzBm',
    ],
    hasChecksum: true,
  },
  {
    network: 'xlm',
    source: 'SEP-23, CAP-27',
    valid: [
      'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ',
      'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK',
    ],
    hasChecksum: true,
  },
  {
    network: 'ada',
    source: 'CIP-19, all eight Shelley types',
    valid: [
      'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
      'addr1z8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gten0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgs9yc0hh',
      'addr1yx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerkr0vd4msrxnuwnccdxlhdjar77j6lg0wypcc9uar5d2shs2z78ve',
      'addr1x8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gt7r0vd4msrxnuwnccdxlhdjar77j6lg0wypcc9uar5d2shskhj42g',
      'addr1gx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer5pnz75xxcrzqf96k',
      'addr128phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtupnz75xxcrtw79hu',
      'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
      'addr1w8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcyjy7wx',
    ],
    hasChecksum: true,
  },
  {
    network: 'ada',
    source: 'Byron wallets (Icarus, Daedalus, early Daedalus)',
    valid: [
      'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi',
      'DdzFFzCqrht7PQiAhzrn6rNNoADJieTWBt8KeK9BZdUsGyX9ooYD9NpMCTGjQoUKcHN47g8JMXhvKogsGpQHtiQ65fZwiypjrC6d3a4Q',
      '4swhHtxKapQbj3TZEipgtp7NQzcRWDYqCxXYoPQWjGyHmhxS1w1TjUEszCQT1sQucGwmPQMYdv1FYs3d51KgoubviPBf',
    ],
    hasChecksum: true,
  },
  {
    network: 'dot',
    source: 'Substrate documentation',
    valid: ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    hasChecksum: true,
  },
  {
    network: 'ksm',
    source: 'Substrate documentation',
    valid: ['HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
    hasChecksum: true,
  },
  {
    network: 'xmr',
    source: 'getmonero.org (donations), Monero documentation: standard, subaddress, integrated',
    valid: [
      '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A',
      '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H',
      '4LL9oSLmtpccfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2bYXZKKQePHES9khPK',
    ],
    hasChecksum: true,
  },
  {
    network: 'xtz',
    source: 'Tezos documentation and its first bakers',
    valid: [
      'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb',
      'tz2TSvNTh2epDMhZHrw73nV9piBX7kLZ9K9m',
      'tz3RDC3Jdn4j15J7bBHZd29EUee9gVB1CxD9',
      'tz4HVR6aty9KwsQFHh81C1G7gBdhxT8kuytm',
      'KT1PWx2mnDueood7fEmfbBDKx1D9BAnnXitn',
    ],
    hasChecksum: true,
  },
  {
    network: 'algo',
    source: 'Algorand genesis (fee sink, rewards pool) and the zero address',
    valid: [
      'Y76M3MSY6DKBRHBL7C3NNDXGS5IIMQVQVUAB6MP4XEMMGVF2QWNPL226CA',
      '737777777777777777777777777777777777777777777777777UFEJ2CI',
      'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAY5HFKQ',
    ],
    hasChecksum: true,
  },
  {
    network: 'waves',
    source: 'Waves documentation',
    valid: ['3PDjjLFDR5aWkKgufika7KSLnGmAe8ueDpC', '3PJaDyprvekvPXPuAtxrapacuDJopgJRaU3'],
    hasChecksum: true,
  },
  {
    network: 'erg',
    source: 'Ergo documentation',
    valid: [
      '9fRAWhdxEsTcdb8PhGNrZfwqa65zfkuYHAMmkQLcic1gdLSV5vA',
      '9fcrXXaJgrGKC8iu98Y2spstDDxNccXSR9QjbfTvtuv7vJ3NQLk',
    ],
    hasChecksum: true,
  },
  {
    network: 'xem',
    source: 'NEM test vectors (NIS1 addresses), NEM documentation',
    valid: [
      'NDD2CT6LQLIYQ56KIXI3ENTM6EK3D44P5JFXJ4R4',
      'NABHFGE5ORQD3LE4O6B7JUFN47ECOFBFASC3SCAC',
      'NALICE-LGU3IV-Y4DPJK-HYLSSV-YFFWYS-5QPLYE-ZDJJ',
    ],
    hasChecksum: true,
  },
  {
    network: 'stx',
    source: 'Stacks, c32check (address of version 22; the zero account)',
    valid: ['SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', 'SP000000000000000000002Q6VF78'],
    hasChecksum: true,
  },
  {
    network: 'ardr',
    source: 'Ardor source tests, its API examples',
    valid: ['ARDOR-TZ39-8SMJ-U7G4-6M4UF', 'ARDOR-2G3B-KBMZ-6KX6-7P4LA', 'ARDOR-S27P-EHWT-8D2L-937R7'],
    hasChecksum: true,
  },
  {
    network: 'icp',
    source: 'Internet Computer, ledger library tests, Rosetta documentation',
    valid: [
      'efa01544f509c56dd85449edf2381244a48fad1ede5183836229c00ab00d52df',
      'bdc4ee05d42cd0669786899f256c8fd7217fa71177bd1fa7b9534f568680a938',
    ],
    hasChecksum: true,
  },
];
