import { useUnit } from 'effector-react';

import {
  Badge,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { valueOf } from '../../domain/answer';
import type { CashbackEvent } from '../../domain/cashback';
import { formatMoment } from '../../domain/moment';
import { tickerLabel } from '../../domain/ticker';
import { cashbackModel } from '../../model/cashback';
import { AmountText } from '../../ui/amount-text';
import { AnswerView } from '../../ui/answer-view';
import { Section } from '../../ui/section';

const Row = ({ event, ticker }: { readonly event: CashbackEvent; readonly ticker: string }) => {
  const { t } = useTranslation('pro');
  return (
    <TableRow>
      <TableCell label={t('cashback.when')}>{formatMoment(event.atMs)}</TableCell>
      <TableCell label={t('cashback.what')}>
        <Badge tone={event.kind === 'earned' ? 'success' : 'neutral'}>{t(`cashback.${event.kind}`)}</Badge>
      </TableCell>
      <TableCell label={t('amount.label')} align="end">
        <AmountText amount={event.amount} ticker={ticker} />
      </TableCell>
    </TableRow>
  );
};

/** What was earned and taken out, the newest first. */
export const CashbackEvents = () => {
  const { t } = useTranslation('pro');
  const { events, isAsking, cashback, open } = useUnit({
    events: cashbackModel.events.$answer,
    isAsking: cashbackModel.events.$isAsking,
    cashback: cashbackModel.cashback.$answer,
    open: cashbackModel.opened,
  });
  const ticker = tickerLabel(valueOf(cashback)?.currency ?? '');
  return (
    <Section title={t('cashback.history')}>
      <AnswerView answer={events} isAsking={isAsking} onRetry={open}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('cashback.noHistory')}</p>
          ) : (
            <Table caption={t('cashback.history')}>
              <TableHead>
                <TableRow>
                  <TableHeaderCell>{t('cashback.when')}</TableHeaderCell>
                  <TableHeaderCell>{t('cashback.what')}</TableHeaderCell>
                  <TableHeaderCell align="end">{t('amount.label')}</TableHeaderCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((event) => (
                  <Row key={event.id} event={event} ticker={ticker} />
                ))}
              </TableBody>
            </Table>
          )
        }
      </AnswerView>
    </Section>
  );
};
