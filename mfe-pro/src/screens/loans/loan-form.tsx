import { useUnit } from 'effector-react';

import { Alert, RadioGroup, SelectField, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { valueOf } from '@coinlane/shared-contracts/query';

import { formatShare, reviewAmount } from '../../domain/amount';
import { balanceOf } from '../../domain/holding';
import type { LoanCurrencies } from '../../domain/loan';
import { tickerLabel } from '../../domain/ticker';
import { loanListModel } from '../../model/loan-list';
import { AmountInput } from '../../ui/amount-input';
import { QueryView } from '../../ui/query-view';
import { Section } from '../../ui/section';
import { Stack } from '../../ui/stack';
import { LoanEstimate } from './loan-estimate';
import styles from './loans.module.css';

const NOT_LOADED = '–';

/** Shown while the currencies load, so that the form has its final height from the start. */
const LOADING: LoanCurrencies = { deposits: [''], loans: [''], ltvs: [0] };

const toOptions = (tickers: readonly string[]) =>
  tickers.map((ticker) => ({ value: ticker, label: ticker === '' ? NOT_LOADED : tickerLabel(ticker) }));

const Fields = ({ currencies }: { readonly currencies: LoanCurrencies }) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const { chosen, typed, holdings, choose, type } = useUnit({
    chosen: loanListModel.$chosen,
    typed: loanListModel.$typed,
    holdings: loanListModel.holdings.$query,
    choose: loanListModel.chosen,
    type: loanListModel.amountTyped,
  });
  const balance = balanceOf(valueOf(holdings), chosen.deposit);
  return (
    <Stack>
      <SelectField
        label={t('loans.deposit')}
        hint={t('loans.depositHint')}
        value={chosen.deposit}
        onChange={({ currentTarget }) => choose({ deposit: currentTarget.value })}
        options={toOptions(currencies.deposits)}
      />
      <AmountInput
        label={t('loans.amount')}
        typed={typed.text}
        onType={(text) => {
          const { decimals } = balance;
          // the service states the value of a deposit above the balance
          const review = reviewAmount(text, { available: null, decimals }, language);
          type({ text, amount: review._tag === 'Good' ? review.amount : null });
        }}
        balance={balance}
        ticker={tickerLabel(chosen.deposit)}
      />
      <SelectField
        label={t('loans.loan')}
        value={chosen.loan}
        onChange={({ currentTarget }) => choose({ loan: currentTarget.value })}
        options={toOptions(currencies.loans)}
      />
      <RadioGroup
        legend={t('loans.ltv')}
        value={String(chosen.ltv)}
        onValueChange={(value) => choose({ ltv: Number(value) })}
        options={currencies.ltvs.map((ltv) => ({
          value: String(ltv),
          label: ltv === 0 ? NOT_LOADED : formatShare(ltv, language),
        }))}
      />
    </Stack>
  );
};

/** Form of a new loan with its estimate next to it. */
export const LoanForm = ({ isVerified }: { readonly isVerified: boolean }) => {
  const { t } = useTranslation('pro');
  const { currencies, isFetching, open } = useUnit({
    currencies: loanListModel.currencies.$query,
    isFetching: loanListModel.currencies.$pending,
    open: loanListModel.opened,
  });
  return (
    <Section title={t('loans.new')} lead={t('loans.lead')}>
      {!isVerified && (
        <Alert tone="info">
          {t('loans.verifyFirst')} <TextLink href="/pro/settings#kyc">{t('words.verify')}</TextLink>
        </Alert>
      )}
      <div className={styles.form} data-failed={currencies._tag === 'Failed'}>
        {currencies._tag !== 'Pending' && (
          <QueryView query={currencies} isFetching={isFetching} onRetry={open}>
            {() => null}
          </QueryView>
        )}
        {/* hidden after a failure, but with its height, so that the loans below do not move */}
        <div className={styles.columns} aria-busy={currencies._tag === 'Pending'}>
          <Fields currencies={valueOf(currencies) ?? LOADING} />
          <LoanEstimate isVerified={isVerified} />
        </div>
      </div>
    </Section>
  );
};
