import { useUnit } from 'effector-react';

import type { DecimalString } from '@coinlane/shared-contracts/values';
import Big from 'big.js';

import type { Currency } from '../../../currency/domain/currency';
import { inFrom, withoutFee } from '../../domain/estimate';
import type { Cost, Estimate } from '../../domain/estimate';
import type { Pair } from '../../domain/pair';
import { shownKind } from '../../domain/payment-summary';
import type { PaymentMethod } from '../../domain/payment-method';
import { $knownMethods } from '../../model/known-payment-methods';
import { paymentChoiceModel } from '../../model/payment-choice';
import { PriceFact } from '../price-facts';
import { countryName } from '../../../order/screens/payment-name';
import { timeText, useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';

/** Formats fiat money with the decimals of its currency: "7.50 USD". */
const moneyText = (words: Words, amount: DecimalString, currency: Currency): string => {
  const ticker = words.ticker(currency);
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: ticker,
  }).resolvedOptions();
  return `${words.exact(Big(amount).toFixed(digits))} ${ticker}`;
};

/** Terms of the chosen offer for the chosen payment method. Undefined if the service reports none. */
const useChosenMethod = (pair: Pair, chosen: Estimate | null): PaymentMethod | undefined => {
  const { methods, choice } = useUnit({
    methods: $knownMethods,
    choice: paymentChoiceModel.$choice,
  });
  const kind = shownKind(choice.kind, pair.from.isFiat ? 'buy' : 'sell');
  return methods.find((method) => method.kind === kind && method.provider === chosen?.provider);
};

const DOCUMENTS = { none: 'none', 'on-flag': 'onFlag', always: 'always' } as const;

const documentsText = (words: Words, { kyc, documentsAbove }: PaymentMethod, ticker: string): string => {
  if (documentsAbove !== null)
    return words.t('fiat.documents.above', { amount: words.short(documentsAbove), ticker });
  return kyc === null ? '–' : words.t(`fiat.documents.${DOCUMENTS[kyc]}`);
};

const REFUNDS = { 'before-payout': 'beforePayout', 'within-14-days': 'within14Days', none: 'none' } as const;

const countriesText = (words: Words, { onlyCountries, exceptCountries }: PaymentMethod): string | null => {
  const listed = (codes: readonly string[]): string =>
    new Intl.ListFormat(words.language, { type: 'conjunction' }).format(
      codes.map((code) => countryName(words, code)),
    );
  if (onlyCountries !== null && onlyCountries.length > 0)
    return words.t('fiat.countries.only', { list: listed(onlyCountries) });
  return exceptCountries === null || exceptCountries.length === 0
    ? null
    : words.t('fiat.countries.except', { list: listed(exceptCountries) });
};

type FactsProps = { readonly pair: Pair; readonly chosen: Estimate | null };

/** Facts of the provider for a fiat payment: time, documents, refund, countries. */
const FiatFacts = ({ pair, chosen }: FactsProps) => {
  const words = useWords();
  const { t } = words;
  const method = useChosenMethod(pair, chosen);
  if (method === undefined) return null;
  const { speedForecast, refundTerms } = method;
  const countries = countriesText(words, method);
  return (
    <>
      {speedForecast !== null && (
        <PriceFact term={t('fiat.price.time')}>{timeText(words, speedForecast)}</PriceFact>
      )}
      <PriceFact term={t('fiat.price.documents')}>
        {documentsText(words, method, words.ticker(pair.from))}
      </PriceFact>
      {refundTerms !== null && pair.from.isFiat && (
        <PriceFact term={t('fiat.price.refund')}>{t(`fiat.refunds.${REFUNDS[refundTerms]}`)}</PriceFact>
      )}
      {/* country names can differ between server and browser */}
      {countries !== null && (
        <PriceFact term={t('fiat.price.countries')}>
          <span suppressHydrationWarning>{countries}</span>
        </PriceFact>
      )}
    </>
  );
};

type CostProps = FactsProps & {
  readonly send: DecimalString | null;
  readonly marketRate: DecimalString | null;
  readonly networkFee: DecimalString | null;
  readonly cost: { readonly service: Cost; readonly total: Cost } | null;
};

/** Price of a fiat purchase or sale: the total, and each fee in it. */
const FiatCosts = ({ pair, chosen, send, marketRate, networkFee, cost }: CostProps) => {
  const words = useWords();
  const { t } = words;
  const method = useChosenMethod(pair, chosen);
  const money = pair.from.isFiat ? pair.from : pair.to;
  const inMoney = (amount: DecimalString | undefined | null): DecimalString | null => {
    if (amount === undefined || amount === null) return null;
    return pair.from.isFiat ? inFrom(amount, marketRate) : amount;
  };
  const text = (amount: DecimalString | null): string =>
    amount === null ? '–' : moneyText(words, amount, money);
  const fee = method?.feeAmount ?? null;
  const service = inMoney(cost?.service.amount);
  return (
    <>
      {pair.from.isFiat && (
        <PriceFact term={t('fiat.price.total')}>
          <strong>{text(send)}</strong>
        </PriceFact>
      )}
      {method?.feePercent != null && (
        <PriceFact term={t('fiat.price.fee', { percent: words.exact(method.feePercent) })}>
          {text(fee)}
        </PriceFact>
      )}
      <PriceFact term={t('price.networkFee')}>{text(inMoney(networkFee))}</PriceFact>
      <PriceFact term={t('price.serviceFee')}>
        {text(service === null ? null : withoutFee(service, fee))}
      </PriceFact>
      <PriceFact term={t('fiat.price.allFees')}>
        {cost === null
          ? '–'
          : `${text(inMoney(cost.total.amount))}\u00A0·\u00A0${t('price.percent', { number: words.exact(cost.total.percent).replace('-', '−') })}`}
      </PriceFact>
    </>
  );
};

/** Price and terms of a fiat purchase or sale. */
export const FiatPrice = (props: CostProps) => (
  <>
    <FiatCosts {...props} />
    <FiatFacts pair={props.pair} chosen={props.chosen} />
  </>
);
