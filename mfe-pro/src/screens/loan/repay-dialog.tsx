import { useUnit } from 'effector-react';

import { Alert, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { joinSentences } from '@coinlane/shared-ui/join-sentences';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { problemOf, valueOf } from '@coinlane/shared-contracts/query';

import { formatAmount } from '../../domain/amount';
import { availableOf } from '../../domain/holding';
import { missingToRepay } from '../../domain/loan';
import type { Loan } from '../../domain/loan';
import { tickerLabel } from '../../domain/ticker';
import { loanModel } from '../../model/loan';
import { AmountText } from '../../ui/amount-text';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Facts } from '../../ui/facts';

/** Confirmation of a repayment: the amount to pay from the balance, and the returned deposit. */
export const RepayDialog = ({ loan }: { readonly loan: Loan }) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const { isOpen, holdings, mutation, close, repay } = useUnit({
    isOpen: loanModel.$isConfirming,
    holdings: loanModel.holdings.$query,
    mutation: loanModel.repayment.$mutation,
    close: loanModel.dialogClosed,
    repay: loanModel.repayment.start,
  });
  const ticker = tickerLabel(loan.loan.currency);
  const available = availableOf(valueOf(holdings), loan.loan.currency);
  const missing = missingToRepay(loan, available);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('loan.askRepay')}
      confirmLabel={t('loan.repay')}
      isConfirmHidden={missing !== null}
      isPending={mutation._tag === 'Pending'}
      problem={problemOf(mutation)}
      onClose={close}
      onConfirm={() => repay({ id: loan.id, owed: loan.owed })}
    >
      <Facts
        facts={[
          { label: t('loan.owed'), value: <AmountText amount={loan.owed} ticker={ticker} isExact /> },
          ...(available === null
            ? []
            : [
                {
                  label: t('loan.inBalance'),
                  value: <AmountText amount={available} ticker={ticker} isExact />,
                },
              ]),
          {
            label: t('loan.givenBack'),
            value: (
              <AmountText amount={loan.deposit.amount} ticker={tickerLabel(loan.deposit.currency)} isExact />
            ),
          },
        ]}
      />
      {missing !== null && (
        <Alert tone="warning">
          {joinSentences(
            t('loan.short', { amount: `${formatAmount(missing, language)}\u00a0${ticker}` }),
            '',
          )}
          <TextLink href="/pro/balance">{t('words.toBalance')}</TextLink>
        </Alert>
      )}
    </ConfirmDialog>
  );
};
