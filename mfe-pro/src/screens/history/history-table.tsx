import {
  Button,
  ButtonLink,
  EmptyState,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { ClockIcon } from '@coinlane/shared-ui/icons';

import { historyPath, isKnownKind } from '../../domain/history';
import type { HistoryQuery, HistoryTab, Operation } from '../../domain/history';
import { formatMoment } from '../../domain/moment';
import { Amount } from '../../ui/money';
import styles from './history.module.css';

/** Page on which a user starts operations of a tab. */
const BEGINNINGS: Readonly<Record<HistoryTab, string>> = {
  SWAP: '/pro/exchange',
  DEPOSIT: '/pro/balance?deposit=btc',
  WITHDRAWAL: '/pro/balance',
  CASHBACK: '/pro/cashback',
  LOAN: '/pro/loans',
  STAKING: '/pro/staking',
};

const Nothing = ({ query }: { readonly query: HistoryQuery }) => {
  const { t } = useTranslation('pro');
  const isNarrowed = query.currency !== '';
  return (
    <EmptyState
      icon={<ClockIcon size="large" />}
      title={t('history.emptyTitle')}
      headingLevel="h3"
      action={
        isNarrowed ? (
          <ButtonLink variant="secondary" href={historyPath({ ...query, page: 1, currency: '' })}>
            {t('history.allCurrencies')}
          </ButtonLink>
        ) : (
          <ButtonLink href={BEGINNINGS[query.tab]}>{t(`history.begin.${query.tab}`)}</ButtonLink>
        )
      }
    >
      {t(isNarrowed ? 'history.emptyFiltered' : 'history.emptyText')}
    </EmptyState>
  );
};

type RowProps = { readonly operation: Operation; readonly onOpen: (operation: Operation) => void };

const Row = ({ operation, onOpen }: RowProps) => {
  const { t } = useTranslation('pro');
  const { kind, atMs, outgoing, incoming } = operation;
  const moment = formatMoment(atMs);
  return (
    <TableRow>
      <TableCell label={t('history.date')}>
        <time dateTime={new Date(atMs).toISOString()}>{moment}</time>
      </TableCell>
      <TableCell label={t('history.kind')}>{isKnownKind(kind) ? t(`kinds.${kind}`) : kind}</TableCell>
      <TableCell align="end" label={t('history.out')}>
        {outgoing === null ? '–' : <Amount {...outgoing} sign="−" />}
      </TableCell>
      <TableCell align="end" label={t('history.in')}>
        {incoming === null ? (
          '–'
        ) : (
          <span className={styles.incoming}>
            <Amount {...incoming} sign="+" />
          </span>
        )}
      </TableCell>
      <TableCell align="end">
        <Button
          variant="secondary"
          size="small"
          aria-label={t('history.detailsOf', { moment })}
          onClick={() => onOpen(operation)}
        >
          {t('history.details')}
        </Button>
      </TableCell>
    </TableRow>
  );
};

type Props = {
  readonly query: HistoryQuery;
  readonly operations: readonly Operation[];
  readonly onOpen: (operation: Operation) => void;
};

/** One page of the history. */
export const HistoryTable = ({ query, operations, onOpen }: Props) => {
  const { t } = useTranslation('pro');
  if (operations.length === 0) return <Nothing query={query} />;
  return (
    <Table caption={t(`history.tabs.${query.tab}`)}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('history.date')}</TableHeaderCell>
          <TableHeaderCell>{t('history.kind')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('history.out')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('history.in')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('history.details')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {operations.map((operation) => (
          <Row key={operation.id} operation={operation} onOpen={onOpen} />
        ))}
      </TableBody>
    </Table>
  );
};
