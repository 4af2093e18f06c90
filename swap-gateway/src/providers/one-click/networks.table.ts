import type { Network } from '@coinlane/shared-contracts/values';

/** Facts of a network in the interface of 1Click. */
type OneClickNetwork = {
  readonly network: Network;
  /** A valid address for estimates, which need one. No order uses it. */
  readonly placeholder: string;
  /** `MEMO`: one deposit address for all orders, distinguished by a memo. */
  readonly depositMode: 'SIMPLE' | 'MEMO';
};

const EVM = '0x52908400098527886E0F7030069857D2E4169EE7';

const row = (
  network: Network,
  placeholder: string,
  depositMode: OneClickNetwork['depositMode'] = 'SIMPLE',
): OneClickNetwork => ({ network, placeholder, depositMode });

/** By `blockchain` of 1Click. Networks that are missing here are not offered. */
export const NETWORKS: Readonly<Partial<Record<string, OneClickNetwork>>> = {
  btc: row('btc', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'),
  eth: row('eth', EVM),
  bsc: row('bsc', EVM),
  pol: row('matic', EVM),
  avax: row('cchain', EVM),
  arb: row('arbitrum', EVM),
  op: row('op', EVM),
  base: row('base', EVM),
  tron: row('trx', 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'),
  sol: row('sol', '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'),
  ltc: row('ltc', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'),
  doge: row('doge', 'DBXu2kgc3xtvCUWFcxFE3r9hEYgmuaaCyD'),
  dash: row('dash', 'XpESxaUmonkq8RaLLp46Brx2K39ggQe226'),
  bch: row('bch', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'),
  xrp: row('xrp', 'rDTXLQ7ZKZVKz33zJbHjgVShjsBnqMBhmN', 'MEMO'),
  stellar: row('xlm', 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ', 'MEMO'),
  near: row('near', 'relay.aurora'),
};
