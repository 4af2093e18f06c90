import type { Network } from '@coinlane/shared-contracts/values';

import type { FamilyName, NetworkRow } from './network-row.ts';

type Explorer = readonly [host: string, addressPath?: string, transactionPath?: string];

const row = (
  code: Network,
  name: string,
  family: FamilyName,
  explorer: Explorer | null,
  more: Partial<NetworkRow> = {},
): NetworkRow => {
  const [host = '', addressPath = '/address/$$', transactionPath = '/tx/$$'] = explorer ?? [];
  return {
    code,
    name,
    aliases: [],
    family,
    prefix: '',
    explorer: explorer && {
      address: `https://${host}${addressPath}`,
      transaction: `https://${host}${transactionPath}`,
    },
    coin: code,
    chainId: null,
    schemes: [],
    extraId: null,
    ...more,
  };
};

const blockchair = (chain: string): Explorer => [
  'blockchair.com',
  `/${chain}/address/$$`,
  `/${chain}/transaction/$$`,
];

const memo = (pattern: string): NetworkRow['extraId'] => ({ name: 'Memo', pattern });
const MEMO = memo('^[0-9A-Za-z\\-_]{1,120}$');

/** Every network, once. Networks with shared addresses are in the order in which they are offered. */
export const NETWORKS: readonly NetworkRow[] = [
  row('eth', 'Ethereum', 'evm', ['etherscan.io'], { aliases: ['ethereum', 'erc20', 'erc-20'], chainId: 1 }),
  row('bsc', 'BNB Smart Chain', 'evm', ['bscscan.com'], {
    aliases: ['bnb', 'binance', 'bep20', 'bep-20'],
    coin: 'bnb',
    chainId: 56,
  }),
  row('matic', 'Polygon', 'evm', ['polygonscan.com'], { aliases: ['polygon'], chainId: 137 }),
  row('arbitrum', 'Arbitrum One', 'evm', ['arbiscan.io'], { aliases: ['arb'], coin: 'eth', chainId: 42161 }),
  row('base', 'Base', 'evm', ['basescan.org'], { coin: 'eth', chainId: 8453 }),
  row('op', 'Optimism', 'evm', ['optimistic.etherscan.io'], {
    aliases: ['optimism'],
    coin: 'eth',
    chainId: 10,
  }),
  row('cchain', 'Avalanche C-Chain', 'evm', ['snowtrace.io'], {
    aliases: ['avalanche', 'avax', 'avaxc', 'arc20'],
    coin: 'avax',
    chainId: 43114,
  }),
  row('zksync', 'zkSync Era', 'evm', ['era.zksync.network'], { coin: 'eth', chainId: 324 }),
  row('linea', 'Linea', 'evm', ['lineascan.build'], { coin: 'eth', chainId: 59144 }),
  row('etc', 'Ethereum Classic', 'evm', ['etc.blockscout.com'], { chainId: 61 }),
  row('ftm', 'Fantom', 'evm', ['ftmscan.com'], { chainId: 250 }),
  row('celo', 'Celo', 'evm', ['celoscan.io'], { chainId: 42220 }),
  row('cro', 'Cronos', 'evm', ['cronoscan.com'], { chainId: 25 }),
  row('btt', 'BitTorrent Chain', 'evm', ['bttcscan.com']),
  row('vet', 'VeChain', 'evm', ['explore.vechain.org', '/accounts/$$', '/transactions/$$']),
  row('theta', 'Theta', 'evm', ['explorer.thetatoken.org', '/account/$$', '/txs/$$']),
  row('scroll', 'Scroll', 'evm', null),
  row('mantle', 'Mantle', 'evm', null),
  row('blast', 'Blast', 'evm', null),
  row('sonic', 'Sonic', 'evm', null),
  row('ronin', 'Ronin', 'evm', null),
  row('btc', 'Bitcoin', 'bitcoin', ['mempool.space'], { schemes: ['bitcoin'] }),
  row('trx', 'TRON', 'tron', ['tronscan.org', '/#/address/$$', '/#/transaction/$$'], {
    aliases: ['tron', 'trc20', 'trc-20'],
    schemes: ['tron'],
  }),
  row('sol', 'Solana', 'solana', ['solscan.io', '/account/$$'], {
    aliases: ['solana', 'spl'],
    schemes: ['solana'],
  }),
  row('ltc', 'Litecoin', 'litecoin', blockchair('litecoin'), { schemes: ['litecoin'] }),
  row('xrp', 'XRP Ledger', 'ripple', ['xrpscan.com', '/account/$$'], {
    schemes: ['ripple', 'xrpl', 'xrp'],
    extraId: { name: 'Destination tag', pattern: '^[0-9]{1,19}$' },
  }),
  row(
    'xlm',
    'Stellar',
    'stellar',
    ['stellar.expert', '/explorer/public/account/$$', '/explorer/public/tx/$$'],
    { schemes: ['stellar'], extraId: memo('^[0-9A-Za-z]{1,28}$') },
  ),
  row('ada', 'Cardano', 'cardano', ['cardanoscan.io', '/address/$$', '/transaction/$$'], {
    schemes: ['cardano', 'web+cardano'],
  }),
  row('algo', 'Algorand', 'algorand', ['allo.info', '/account/$$'], {
    schemes: ['algorand'],
    extraId: { name: 'Note', pattern: '^.{1,1000}$' },
  }),
  row('lightning', 'Lightning', 'lightning', ['mempool.space', '/lightning/node/$$'], {
    coin: 'btc',
    schemes: ['lightning'],
  }),
  row('ton', 'TON', 'ton', ['tonviewer.com', '/$$', '/transaction/$$'], { schemes: ['ton'], extraId: MEMO }),
  row('doge', 'Dogecoin', 'dogecoin', blockchair('dogecoin'), { schemes: ['dogecoin'] }),
  row('bch', 'Bitcoin Cash', 'bitcoin-cash', blockchair('bitcoin-cash'), { schemes: ['bitcoincash'] }),
  row('bsv', 'Bitcoin SV', 'bitcoin-legacy', ['whatsonchain.com']),
  row('btg', 'Bitcoin Gold', 'bitcoin-gold', blockchair('bitcoin-gold')),
  row('dot', 'Polkadot', 'polkadot', ['polkadot.subscan.io', '/account/$$', '/extrinsic/$$']),
  row('ksm', 'Kusama', 'kusama', ['kusama.subscan.io', '/account/$$', '/extrinsic/$$']),
  row('xmr', 'Monero', 'monero', ['xmrchain.net', '/search?value=$$'], { schemes: ['monero'] }),
  row('zec', 'Zcash', 'zcash', blockchair('zcash'), { schemes: ['zcash'] }),
  row('dash', 'Dash', 'dash', blockchair('dash'), { schemes: ['dash'] }),
  row('atom', 'Cosmos Hub', 'cosmos', ['mintscan.io', '/cosmos/address/$$', '/cosmos/tx/$$'], {
    prefix: 'cosmos',
    extraId: MEMO,
  }),
  row('xtz', 'Tezos', 'tezos', ['tzkt.io', '/$$', '/$$']),
  row('eos', 'EOS', 'eos', ['eosauthority.com', '/account/$$', '/transaction/$$'], {
    extraId: memo('^.{1,120}$'),
  }),
  row('waxp', 'WAX', 'eos', ['waxblock.io', '/account/$$', '/transaction/$$'], {
    extraId: memo('^.{1,120}$'),
  }),
  row('hbar', 'Hedera', 'hedera', ['hashscan.io', '/mainnet/account/$$', '/mainnet/transaction/$$'], {
    extraId: memo('^.{1,100}$'),
  }),
  row('near', 'NEAR', 'near', ['nearblocks.io', '/address/$$', '/txns/$$']),
  row('fil', 'Filecoin', 'filecoin', ['filfox.info', '/en/address/$$', '/en/message/$$']),
  row('xno', 'Nano', 'nano', ['blocklattice.io', '/account/$$', '/block/$$'], {
    aliases: ['nano'],
    schemes: ['nano'],
  }),
  row('egld', 'MultiversX', 'multiversx', ['explorer.multiversx.com', '/accounts/$$', '/transactions/$$']),
  row('icx', 'ICON', 'icon', ['tracker.icon.community', '/address/$$', '/transaction/$$']),
  row('qtum', 'Qtum', 'qtum', ['qtum.info'], { schemes: ['qtum'] }),
  row('sui', 'Sui', 'move', ['suiscan.xyz', '/mainnet/account/$$', '/mainnet/tx/$$']),
  row('apt', 'Aptos', 'move', ['aptoscan.com', '/account/$$', '/transaction/$$']),
  row('kas', 'Kaspa', 'kaspa', ['explorer.kaspa.org', '/addresses/$$', '/txs/$$'], { schemes: ['kaspa'] }),
  row('xem', 'NEM', 'nem', ['explorer.nemtool.com', '/#/s_account?account=$$', '/#/s_tx?hash=$$'], {
    extraId: { name: 'Message', pattern: '^.{1,1024}$' },
  }),
  row('iota', 'IOTA', 'iota', ['explorer.iota.org', '/address/$$', '/txblock/$$']),
  row('one', 'Harmony', 'bech32-account', ['explorer.harmony.one'], { prefix: 'one' }),
  row('zil', 'Zilliqa', 'bech32-account', ['viewblock.io', '/zilliqa/address/$$', '/zilliqa/tx/$$'], {
    prefix: 'zil',
  }),
  row('dgb', 'DigiByte', 'digibyte', ['digiexplorer.info'], { schemes: ['digibyte'] }),
  row('grs', 'Groestlcoin', 'groestlcoin', blockchair('groestlcoin')),
  row('rvn', 'Ravencoin', 'ravencoin', ['rvn.cryptoscope.io', '/address/?address=$$', '/tx/?txid=$$'], {
    schemes: ['ravencoin', 'raven'],
  }),
  row('omni', 'Omni', 'bitcoin-legacy', ['omniexplorer.info']),
  row('neo', 'Neo', 'neo', ['neoscan.io', '/address/$$', '/transaction/$$']),
  row('bnb', 'BNB Beacon Chain', 'bech32-account', ['explorer.bnbchain.org'], {
    aliases: ['mainnet'],
    prefix: 'bnb',
    extraId: MEMO,
  }),
  row('ardr', 'Ardor', 'ardor', ['ardor.tools', '/account/$$', '/transaction/$$']),
  row('luna', 'Terra', 'cosmos', ['finder.terra.money', '/mainnet/address/$$', '/mainnet/tx/$$'], {
    prefix: 'terra',
    extraId: MEMO,
  }),
  row('inj', 'Injective', 'cosmos', ['explorer.injective.network', '/account/$$', '/transaction/$$'], {
    prefix: 'inj',
    extraId: MEMO,
  }),
  row('tia', 'Celestia', 'cosmos', ['celenium.io'], { prefix: 'celestia', extraId: MEMO }),
  row('sei', 'Sei', 'cosmos', ['seiscan.io'], { prefix: 'sei', extraId: MEMO }),
  row('stx', 'Stacks', 'stacks', ['explorer.hiro.so', '/address/$$', '/txid/$$'], {
    extraId: memo('^.{1,34}$'),
  }),
  row('icp', 'Internet Computer', 'internet-computer', [
    'dashboard.internetcomputer.org',
    '/account/$$',
    '/transaction/$$',
  ]),
  row('firo', 'Firo', 'firo', null),
  row('zen', 'Horizen', 'horizen', null),
  row('waves', 'Waves', 'waves', null),
  row('erg', 'Ergo', 'ergo', null),
  row('dcr', 'Decred', 'decred', null, { schemes: ['decred'] }),
  row('osmo', 'Osmosis', 'cosmos', null, { prefix: 'osmo' }),
  row('lunc', 'Terra Classic', 'cosmos', null, { prefix: 'terra' }),
  row('kava', 'Kava', 'cosmos', null, { prefix: 'kava' }),
  row('juno', 'Juno', 'cosmos', null, { prefix: 'juno' }),
  row('akt', 'Akash', 'cosmos', null, { prefix: 'akash' }),
  row('axl', 'Axelar', 'cosmos', null, { prefix: 'axelar' }),
  row('dydx', 'dYdX', 'cosmos', null, { prefix: 'dydx' }),
  row('strd', 'Stride', 'cosmos', null, { prefix: 'stride' }),
  row('scrt', 'Secret Network', 'cosmos', null, { prefix: 'secret' }),
  row('band', 'BandChain', 'cosmos', null, { prefix: 'band' }),
  row('rune', 'THORChain', 'cosmos', null, { prefix: 'thor' }),
  row('dym', 'Dymension', 'cosmos', null, { prefix: 'dym' }),
  row('ntrn', 'Neutron', 'cosmos', null, { prefix: 'neutron' }),
];
