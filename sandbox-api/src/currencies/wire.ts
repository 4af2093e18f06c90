import { addressPatternOf } from '../drawn-addresses/index.ts';
import type { Currency } from './currency.ts';
import type { Network } from './network.ts';
import { NETWORKS } from './networks.table.ts';

/** URL of a currency's icon. */
export const iconUrlOf = (publicPath: string, { ticker }: Currency): string =>
  `${publicPath}/content/icons/${ticker}.svg`;

const hasExtraId = ({ network }: Currency): boolean => (NETWORKS.get(network)?.extraId ?? null) !== null;

/** Row of `GET /v1/currencies` (api contract §2.1). */
export const wireCurrencyV1 = (publicPath: string) => (currency: Currency) => ({
  ticker: currency.ticker,
  name: currency.name,
  image: iconUrlOf(publicPath, currency),
  hasExternalId: hasExtraId(currency),
  isFiat: currency.isFiat,
  featured: currency.isFeatured,
  isStable: currency.isStable,
  supportsFixedRate: currency.supportsFixedRate,
});

/** Row of `GET /v2/exchange/currencies` (api contract §3.1), with the fields for the filters of the picker. */
export const wireCurrencyV2 = (publicPath: string, change24h: number) => (currency: Currency) => ({
  ticker: currency.currentTicker,
  name: currency.name,
  image: iconUrlOf(publicPath, currency),
  hasExternalId: hasExtraId(currency),
  isExtraIdSupported: hasExtraId(currency),
  isFiat: currency.isFiat,
  featured: currency.isFeatured,
  isStable: currency.isStable,
  supportsFixedRate: currency.supportsFixedRate,
  network: currency.network,
  tokenContract: currency.tokenContract,
  decimals: currency.tokenContract === null ? null : currency.decimals,
  buy: currency.mayBeReceived,
  sell: currency.mayBeSent,
  legacyTicker: currency.ticker,
  rank: currency.rank,
  isNew: currency.isNew,
  isAnonymous: currency.isAnonymous,
  defaultValue: currency.defaultAmount,
  change24h,
});

const warningsOf = (currency: Currency, extraIdName: string | null) => ({
  from: currency.isAnonymous
    ? 'Send this coin in one payment. A second payment to the same address becomes an order of its own.'
    : '',
  to:
    extraIdName === null
      ? ''
      : `An account at an exchange asks for a ${extraIdName.toLowerCase()}; a wallet of your own usually needs none.`,
});

const NO_PLATFORMS = {
  android: false,
  ios: false,
  linux: false,
  chromeos: false,
  windows: false,
  macos: false,
  web: false,
};

type ExampleWallet = {
  readonly name: string;
  readonly host: string;
  readonly platforms: Partial<typeof NO_PLATFORMS>;
};

/** Example wallets, because the sandbox advertises no real product. */
const EXAMPLES = {
  primary: [
    { name: 'Example Wallet', host: 'wallet.example', platforms: { android: true, ios: true, web: true } },
    { name: 'Sample Vault', host: 'vault.example', platforms: { windows: true, macos: true, linux: true } },
  ],
  secondary: [
    { name: 'Pocket Example', host: 'pocket.example', platforms: { android: true, ios: true } },
    { name: 'Example Keys', host: 'keys.example', platforms: { web: true, chromeos: true } },
  ],
} as const satisfies Record<string, readonly ExampleWallet[]>;

const exampleWallet =
  (publicPath: string, currency: Currency) =>
  ({ name, host, platforms }: ExampleWallet) => ({
    name,
    url: `https://${host}/`,
    imageUrl: iconUrlOf(publicPath, currency),
    platforms: { ...NO_PLATFORMS, ...platforms },
    properties: { anonymity: 'medium', security: 'high', weight: 'low' },
    multi: true,
  });

const NO_RULES = { regex: '', regexTag: '', addressExplorerMask: '', transactionExplorerMask: '' };

const rulesOf = (network: Network | undefined): typeof NO_RULES =>
  network === undefined
    ? NO_RULES
    : {
        regex: addressPatternOf(network),
        regexTag: network.extraId?.pattern ?? '',
        addressExplorerMask: network.explorer?.address ?? '',
        transactionExplorerMask: network.explorer?.transaction ?? '',
      };

/** A less popular coin has only the best known wallets. Fiat has none. */
const walletsOf = (publicPath: string, currency: Currency) => {
  const wallet = exampleWallet(publicPath, currency);
  return {
    primary: currency.isFiat ? [] : EXAMPLES.primary.map(wallet),
    secondary: currency.isFiat || currency.isUnpopular ? [] : EXAMPLES.secondary.map(wallet),
  };
};

/** `GET /v1/currencies/{ticker}` (api contract §2.3) with the patterns of spec §3 "Currency info". */
export const wireCurrencyInfo = (publicPath: string, currency: Currency) => {
  const network = NETWORKS.get(currency.isFiat ? '' : currency.network);
  const extraIdName = network?.extraId?.name ?? null;
  return {
    ...wireCurrencyV1(publicPath)(currency),
    currentTicker: currency.currentTicker,
    legacyTicker: currency.ticker,
    network: currency.network,
    networkName: network?.name ?? currency.name,
    tokenContract: currency.tokenContract,
    isNew: currency.isNew,
    rank: currency.rank,
    warnings: warningsOf(currency, extraIdName),
    externalIdName: extraIdName,
    isAnonymous: currency.isAnonymous,
    ...rulesOf(network),
    defaultValue: currency.defaultAmount,
    wallets: walletsOf(publicPath, currency),
  };
};
