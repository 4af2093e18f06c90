import { useUnit } from 'effector-react';

import {
  AddressText,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { AmlCheck } from '../../domain/aml-check';
import { formatMoment } from '../../domain/moment';
import { tickerLabel } from '../../domain/ticker';
import { amlCheckModel } from '../../model/aml-check';
import { AnswerView } from '../../ui/answer-view';
import { Section } from '../../ui/section';
import { RiskBadge } from './risk-badge';

const Row = ({ check }: { readonly check: AmlCheck }) => {
  const { t } = useTranslation('pro');
  const show = useUnit(amlCheckModel.reportOpened);
  return (
    <TableRow>
      <TableCell label={t('aml.when')}>{formatMoment(check.atMs)}</TableCell>
      <TableCell label={t('aml.address')}>
        <AddressText address={check.address} format="short" /> {tickerLabel(check.currency)}
      </TableCell>
      <TableCell label={t('aml.risk')}>
        <RiskBadge risk={check.risk} />
      </TableCell>
      <TableCell label={t('aml.report')} align="end">
        <Button
          variant="ghost"
          size="small"
          aria-label={t('aml.showOf', { address: check.address })}
          onClick={() => show(check.id)}
        >
          {t('aml.show')}
        </Button>
      </TableCell>
    </TableRow>
  );
};

/** The earlier checks of the account, the newest first. */
export const AmlList = () => {
  const { t } = useTranslation('pro');
  const { checks, isAsking, open } = useUnit({
    checks: amlCheckModel.checks.$answer,
    isAsking: amlCheckModel.checks.$isAsking,
    open: amlCheckModel.opened,
  });
  return (
    <Section title={t('aml.earlier')}>
      <AnswerView answer={checks} isAsking={isAsking} onRetry={open}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('aml.none')}</p>
          ) : (
            <Table caption={t('aml.earlier')}>
              <TableHead>
                <TableRow>
                  <TableHeaderCell>{t('aml.when')}</TableHeaderCell>
                  <TableHeaderCell>{t('aml.address')}</TableHeaderCell>
                  <TableHeaderCell>{t('aml.risk')}</TableHeaderCell>
                  <TableHeaderCell align="end">{t('aml.report')}</TableHeaderCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((check) => (
                  <Row key={check.id} check={check} />
                ))}
              </TableBody>
            </Table>
          )
        }
      </AnswerView>
    </Section>
  );
};
