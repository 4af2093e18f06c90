import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Alert, Button, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { isPositive } from '../../domain/amount';
import { problemOf } from '../../domain/answer';
import type { Cashback } from '../../domain/cashback';
import { tickerLabel } from '../../domain/ticker';
import { cashbackModel } from '../../model/cashback';
import { AmountText } from '../../ui/amount-text';
import { AnswerView } from '../../ui/answer-view';
import { Figures } from '../../ui/facts';
import { ProblemNote } from '../../ui/problem-note';
import { Section } from '../../ui/section';
import { Stack } from '../../ui/stack';
import { CashbackEvents } from './cashback-events';

const Withdrawal = ({ cashback }: { readonly cashback: Cashback }) => {
  const { t } = useTranslation('pro');
  const { deed, isAvailable, withdraw } = useUnit({
    deed: cashbackModel.withdrawal.$deed,
    isAvailable: cashbackModel.$isWithdrawAvailable,
    withdraw: cashbackModel.withdrawal.asked,
  });
  if (!isAvailable) return <p>{t('cashback.notAvailable')}</p>;
  return (
    <Stack>
      <ProblemNote problem={problemOf(deed)} />
      {deed._tag === 'Done' && (
        <Alert tone="success" role="status">
          {t('cashback.done')} <TextLink href="/pro/balance">{t('words.toBalance')}</TextLink>
        </Alert>
      )}
      {isPositive(cashback.amount) ? (
        <Button
          disabled={!cashback.isWithdrawable}
          isPending={deed._tag === 'Pending'}
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

/** `/pro/cashback`: what trades gave back, taking it out, and what happened so far (spec §1 "cashback"). */
export const CashbackScreen = () => {
  const { t } = useTranslation('pro');
  const { cashback, isAsking, open } = useUnit({
    cashback: cashbackModel.cashback.$answer,
    isAsking: cashbackModel.cashback.$isAsking,
    open: cashbackModel.opened,
  });
  useEffect(() => {
    open();
  }, [open]);
  return (
    <Stack gap="page">
      <Section title={t('cashback.title')} lead={t('cashback.lead')}>
        <AnswerView answer={cashback} isAsking={isAsking} onRetry={open} shape="card" count={1}>
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
        </AnswerView>
      </Section>
      <CashbackEvents />
    </Stack>
  );
};
