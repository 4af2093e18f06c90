import type { Network } from '@coinlane/shared-contracts/values';

/** Format of amount and extra ID in a network's payment URI. */
export type Scheme = {
  readonly scheme: string;
  /** Text between the scheme's colon and the address. */
  readonly lead: string;
  readonly network: Network;
  readonly amountKey: string;
  /** The amount is in units of 10^-n coins. 0: in coins. */
  readonly unitDigits: number;
  /** Maximum number of decimals of the coin. */
  readonly decimals: number;
  /** Allowed format of an amount, if the scheme is stricter than BIP21. */
  readonly amountShape: RegExp | null;
  /** The first key is written, all are read. */
  readonly extraIdKeys: readonly string[];
  readonly tokenKey: string | null;
};

const scheme = (name: string, network: Network, change: Partial<Scheme> = {}): Scheme => ({
  scheme: name,
  lead: '',
  network,
  amountKey: 'amount',
  unitDigits: 0,
  decimals: 8,
  amountShape: null,
  extraIdKeys: [],
  tokenKey: null,
  ...change,
});

/** BIP21 and similar schemes. If a network has two, the first is written. */
export const SCHEMES: readonly Scheme[] = [
  scheme('bitcoin', 'btc'),
  scheme('litecoin', 'ltc'),
  scheme('dogecoin', 'doge'),
  scheme('dash', 'dash'),
  scheme('bitcoincash', 'bch'),
  scheme('zcash', 'zec'),
  scheme('digibyte', 'dgb'),
  scheme('qtum', 'qtum'),
  scheme('ravencoin', 'rvn'),
  scheme('raven', 'rvn'),
  scheme('decred', 'dcr'),
  scheme('kaspa', 'kas'),
  scheme('lightning', 'lightning', { decimals: 11 }),
  scheme('monero', 'xmr', { decimals: 12, amountKey: 'tx_amount', extraIdKeys: ['tx_payment_id'] }),
  scheme('ripple', 'xrp', { decimals: 6, extraIdKeys: ['dt', 'tag'] }),
  scheme('xrpl', 'xrp', { decimals: 6, extraIdKeys: ['dt', 'tag'] }),
  scheme('xrp', 'xrp', { decimals: 6, extraIdKeys: ['dt', 'tag'] }),
  scheme('stellar', 'xlm', { decimals: 7, extraIdKeys: ['memo'] }),
  // Solana Pay: a zero before the decimal point, no exponent
  scheme('solana', 'sol', {
    decimals: 9,
    amountShape: /^\d+(?:\.\d+)?$/,
    extraIdKeys: ['memo'],
    tokenKey: 'spl-token',
  }),
  scheme('tron', 'trx', { decimals: 6, tokenKey: 'token' }),
  scheme('cardano', 'ada', { decimals: 6 }),
  scheme('web+cardano', 'ada', { decimals: 6 }),
  // ARC-26: an `xnote` is a note that the user cannot change in the wallet
  scheme('algorand', 'algo', {
    lead: '//',
    unitDigits: 6,
    extraIdKeys: ['xnote', 'note'],
    tokenKey: 'asset',
  }),
  scheme('ton', 'ton', { lead: '//transfer/', unitDigits: 9, extraIdKeys: ['text'], tokenKey: 'jetton' }),
  scheme('nano', 'xno', { unitDigits: 30 }),
];

/** The scheme of a name in small letters; null if it is unknown. */
export const schemeOf = (name: string): Scheme | null => {
  const wanted = name === 'web+stellar' ? 'stellar' : name;
  return SCHEMES.find(({ scheme: own }) => own === wanted) ?? null;
};

/** EVM networks by EIP-155 chain ID, with the displayed ticker of their own coin. */
export const EVM_CHAINS: readonly {
  readonly network: Network;
  readonly chainId: number;
  readonly coin: string;
}[] = [
  { network: 'eth', chainId: 1, coin: 'eth' },
  { network: 'op', chainId: 10, coin: 'eth' },
  { network: 'cro', chainId: 25, coin: 'cro' },
  { network: 'bsc', chainId: 56, coin: 'bnb' },
  { network: 'etc', chainId: 61, coin: 'etc' },
  { network: 'matic', chainId: 137, coin: 'matic' },
  { network: 'ftm', chainId: 250, coin: 'ftm' },
  { network: 'zksync', chainId: 324, coin: 'eth' },
  { network: 'base', chainId: 8453, coin: 'eth' },
  { network: 'arbitrum', chainId: 42161, coin: 'eth' },
  { network: 'celo', chainId: 42220, coin: 'celo' },
  { network: 'cchain', chainId: 43114, coin: 'avax' },
  { network: 'linea', chainId: 59144, coin: 'eth' },
];

/** Decimals of an EVM network's own coin. */
export const WEI_DIGITS = 18;
