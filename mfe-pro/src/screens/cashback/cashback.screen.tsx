import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Alert, Button, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { problemOf } from '@coinlane/shared-contracts/query';

import { isPositive } from '../../domain/amount';
import type { Cashback } from '../../domain/cashback';
import { tickerLabel } from '../../domain/ticker';
import { cashbackModel } from '../../model/cashback';
import { AmountText } from '../../ui/amount-text';
import { QueryView } from '../../ui/query-view';
import { Figures } from '../../ui/facts';
import { ProblemNote } from '../../ui/problem-note';
import { Section } from '../../ui/section';
import { Stack } from '../../ui/stack';
import { CashbackEvents } from './cashback-events';

const Withdrawal = ({ cashback }: { readonly cashback: Cashback }) => {
  const { t } = useTranslation('pro');
  const { mutation, isAvailable, withdraw } = useUnit({
    mutation: cashbackModel.withdrawal.$mutation,
    isAvailable: cashbackModel.$isWithdrawAvailable,
    withdraw: cashbackModel.withdrawal.start,
  });
  if (!isAvailable) return <p>{t('cashback.notAvailable')}</p>;
  return (
    <Stack>
      <ProblemNote problem={problemOf(mutation)} />
      {mutation._tag === 'Done' && (
        <Alert tone="success" role="status">
          {t('cashback.done')} <TextLink href="/pro/balance">{t('words.toBalance')}</TextLink>
        </Alert>
      )}
      {isPositive(cashback.amount) ? (
        <Button
          disabled={!cashback.isWithdrawable}
          isPending={mutation._tag === 'Pending'}
          pendingLabel={t('words.working')}
          onClick={() => withdraw({ amount: cashback.amount })}
        >
          {t('cashback.withdraw')}
        </Button>
      ) : (
        <p>
          {t('cashback.nothing')} <TextLink href="/pro/exchange">{t('cashback.toExchange')}</TextLink>
        </p>
      )}
    </Stack>
  );
};

/** `/pro/cashback`: cashback of trades, its withdrawal, and its history (spec §1 "cashback"). */
export const CashbackScreen = () => {
  const { t } = useTranslation('pro');
  const { cashback, isFetching, open } = useUnit({
    cashback: cashbackModel.cashback.$query,
    isFetching: cashbackModel.cashback.$pending,
    open: cashbackModel.opened,
  });
  useEffect(() => {
    open();
  }, [open]);
  return (
    <Stack gap="page">
      <Section title={t('cashback.title')} lead={t('cashback.lead')}>
        <QueryView query={cashback} isFetching={isFetching} onRetry={open} shape="card" count={1}>
          {(value) => (
            <>
              <Figures
                facts={[
                  {
                    label: t('cashback.accrued'),
                    value: <AmountText amount={value.amount} ticker={tickerLabel(value.currency)} />,
                  },
                ]}
              />
              <Withdrawal cashback={value} />
            </>
          )}
        </QueryView>
      </Section>
      {/* after the amount, because its position depends on the height of the amount */}
      {cashback._tag !== 'Pending' && <CashbackEvents />}
    </Stack>
  );
};
