import { tickerOnNetwork } from './listing-content';
import type { CurrencyContent, ListingContent, PairContent, ShownCurrency } from './listing-content';
import { rateWords, shownMarketOf } from './market';
import type { Market, MarketFacts, ShownMarket } from './market';

/** A question that the page answers from its data. `id` is the key of question and answer. */
export type FaqEntry = {
  readonly id: 'rate' | 'price' | 'minimum' | 'limits' | 'network' | 'networks' | 'fixedRate';
  readonly values: Readonly<Record<string, string>>;
};

const networkOf = ({ networkName, ticker }: ShownCurrency): string => networkName || ticker;

const limitsOf = (from: ShownCurrency, facts: MarketFacts, language: string): readonly FaqEntry[] => {
  const { min = null, max = null } = facts.range ?? {};
  if (min === null) return [];
  const values = { ticker: from.ticker, min: rateWords(language, min) };
  return max === null
    ? [{ id: 'minimum', values }]
    : [{ id: 'limits', values: { ...values, max: rateWords(language, max) } }];
};

const priceOf = (coin: ShownCurrency, unit: string, market: Market, language: string): FaqEntry => ({
  id: 'price',
  values: { name: coin.name, ticker: coin.ticker, unit, rate: rateWords(language, market.rate) },
});

const rateOf = (
  from: ShownCurrency,
  to: ShownCurrency,
  { market, isInverted }: ShownMarket,
  language: string,
): FaqEntry => {
  const [unit, other] = isInverted ? [to, from] : [from, to];
  return {
    id: 'rate',
    values: {
      from: tickerOnNetwork(unit),
      to: tickerOnNetwork(other),
      fromTicker: unit.ticker,
      toTicker: other.ticker,
      rate: rateWords(language, market.rate),
    },
  };
};

const pairFaq = (
  { from, to, pair, market: question }: PairContent,
  facts: MarketFacts,
  language: string,
): readonly FaqEntry[] => {
  const { market } = facts;
  if (pair.isFiat) return market === null ? [] : [priceOf(to, from.ticker, market, language)];
  const rate =
    market === null || question === null ? [] : [rateOf(from, to, shownMarketOf(market, question), language)];
  const networks: FaqEntry = {
    id: 'network',
    values: {
      from: from.name,
      to: to.name,
      fromNetwork: networkOf(from),
      toNetwork: networkOf(to),
    },
  };
  return [...rate, ...limitsOf(from, facts, language), networks];
};

const currencyFaq = (
  { currency, variants, isBuy, market: question }: CurrencyContent,
  facts: MarketFacts,
  language: string,
): readonly FaqEntry[] => {
  const { market } = facts;
  const unit = question?.to.displayTicker.toUpperCase() ?? '';
  const price = market === null || unit === '' ? [] : [priceOf(currency, unit, market, language)];
  if (isBuy || currency.isFiat) return price;
  const { name, ticker } = currency;
  const networks: readonly FaqEntry[] =
    variants.length === 0
      ? []
      : [
          {
            id: 'networks',
            values: { name, ticker, networks: [currency, ...variants].map(networkOf).join(', ') },
          },
        ];
  const fixed: readonly FaqEntry[] = currency.isFixedRate
    ? [{ id: 'fixedRate', values: { name, ticker } }]
    : [];
  return [...price, ...limitsOf(currency, facts, language), ...networks, ...fixed];
};

/** Questions whose answers are known from facts. */
export const faqOf = (content: ListingContent, facts: MarketFacts, language: string): readonly FaqEntry[] => {
  switch (content._tag) {
    case 'Currency':
      return currencyFaq(content, facts, language);
    case 'Pair':
      return pairFaq(content, facts, language);
    case 'Table':
    case 'PairsFrom':
    case 'AllCurrencies':
    case 'NotFound':
    case 'Redirect':
      return [];
  }
};
