/** Words the generated currencies are named with. */
export const FIRST_WORDS: readonly [string, ...string[]] = [
  'Amber', 'Aqua', 'Arc', 'Astral', 'Aurora', 'Beacon', 'Birch', 'Blaze', 'Cedar', 'Cipher', 'Cobalt', 'Comet',
  'Coral', 'Crest', 'Dawn', 'Delta', 'Drift', 'Echo', 'Ember', 'Falcon', 'Fern', 'Flux', 'Frost', 'Glacier',
  'Granite', 'Grove', 'Halo', 'Harbor', 'Hazel', 'Helix', 'Indigo', 'Iris', 'Ivory', 'Jade', 'Juniper', 'Kelp',
  'Lark', 'Lattice', 'Lotus', 'Lumen', 'Lyra', 'Maple', 'Meridian', 'Mint', 'Mosaic', 'Nimbus', 'Nova', 'Oak',
  'Onyx', 'Opal', 'Orbit', 'Otter', 'Pearl', 'Pine', 'Pixel', 'Plume', 'Prism', 'Quartz', 'Quill', 'Raven', 'Ridge',
  'River', 'Rune', 'Saffron', 'Sage', 'Sierra', 'Slate', 'Solace', 'Spark', 'Sprout', 'Tidal', 'Topaz', 'Umbra',
  'Vapor', 'Vertex', 'Violet', 'Willow', 'Zephyr', 'Zinc',
];

export const SECOND_WORDS: readonly [string, ...string[]] = [
  'Chain', 'Protocol', 'Finance', 'Network', 'Token', 'Coin', 'Swap', 'Labs', 'Pay', 'Cash', 'Games', 'Verse', 'AI',
  'DAO', 'Bridge', 'Vault', 'Stake', 'Yield', 'Market', 'Link', 'Cloud', 'Storage', 'Bot', 'Inu', 'Cat', 'Credit',
];

/** Where generated tokens live: code, suffix of the legacy ticker, how a visitor calls it. */
export const TOKEN_HOMES: readonly [Home, ...Home[]] = [
  ['eth', '', null],
  ['eth', '', null],
  ['eth', '', null],
  ['bsc', 'bsc', 'Binance Smart Chain'],
  ['bsc', 'bsc', 'BEP20'],
  ['sol', '', null],
  ['sol', 'sol', 'Solana'],
  ['base', 'base', 'Base'],
  ['arbitrum', 'arb', 'Arbitrum'],
  ['matic', 'matic', 'Polygon'],
  ['trx', 'trc20', 'TRC20'],
  ['op', 'op', 'Optimism'],
  ['cchain', 'arc20', 'Avalanche C-Chain'],
  ['zksync', 'zksync', 'zkSync Era'],
  ['ton', 'ton', 'TON'],
  ['linea', 'lna', 'Linea'],
  ['celo', 'celo', 'Celo'],
  ['cro', 'cro', 'Cronos'],
  ['ftm', 'ftm', 'Fantom'],
  ['algo', 'algo', 'Algorand'],
];
type Home = readonly [network: string, suffix: string, label: string | null];

/** Names a page must survive: right to left, emoji, very long, nested suffixes, markup. */
export const AWKWARD_NAMES: readonly (readonly [ticker: string, name: string])[] = [
  ['shekelcoin', 'מטבע דיגיטלי (ERC20)'],
  ['noor', 'عملة النور'],
  ['rtlmix', 'Noor نور Chain (שרשרת)'],
  ['rocket', '🚀 Rocket 🌕 Moon'],
  ['family', '👨‍👩‍👧‍👦 Family Coin'],
  ['flagcoin', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Flag Coin 🇯🇵'],
  ['kanji', '暗号通貨ネットワーク (Ethereum)'],
  ['combining', 'Z͑ͫa̴l͝g̷o̸ Coin'],
  ['doublesuffix', 'Nested (Wrapped) Coin (ERC20)'],
  ['verylongtickernamecoin', `The ${'Extraordinarily '.repeat(9)}Long Named Coin`],
  ['nospace', 'Unbreakable'.repeat(9)],
  ['scriptcoin', '<script>alert("name")</script>'],
  ['imgcoin', '"><img src=x onerror=alert(1)> Coin'],
];
