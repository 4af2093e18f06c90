import { useUnit } from 'effector-react';

import { Button, SelectField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import type { Translate } from '@coinlane/shared-ui/i18n';
import { DownloadIcon } from '@coinlane/shared-ui/icons';
import { useNavigate } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { historyPath, isKnownKind } from '../../domain/history';
import type { CsvWords, HistoryQuery } from '../../domain/history';
import { formatDay } from '../../domain/moment';
import { tickerLabel } from '../../domain/ticker';
import { historyModel } from '../../model/history';
import { MutationFailure } from '../../ui/mutation-failure';
import styles from './history.module.css';

const csvWordsOf = (t: Translate<'pro'>): CsvWords => ({
  headings: {
    date: `${t('history.date')} (UTC)`,
    kind: t('history.kind'),
    outAmount: t('history.out'),
    outCurrency: t('history.outCurrency'),
    inAmount: t('history.in'),
    inCurrency: t('history.inCurrency'),
    fee: t('history.fee'),
    address: t('history.address'),
    hash: t('history.hash'),
    id: t('history.id'),
  },
  kindOf: (kind) => (isKnownKind(kind) ? t(`kinds.${kind}`) : kind),
});

const CurrencyFilter = ({ query }: { readonly query: HistoryQuery }) => {
  const { t } = useTranslation('pro');
  const navigate = useNavigate();
  const currencies = useUnit(historyModel.$currencies);
  const known = query.currency === '' ? currencies : [...new Set([query.currency, ...currencies])];
  return (
    <SelectField
      label={t('balance.currency')}
      value={query.currency}
      options={[
        { value: '', label: t('history.allCurrencies') },
        ...known.toSorted().map((currency) => ({ value: currency, label: tickerLabel(currency) })),
      ]}
      onChange={({ target }) => {
        void navigate(historyPath({ ...query, page: 1, currency: target.value }));
      }}
    />
  );
};

/** Filter of the tab, and the export as a file. */
export const HistoryControls = ({ query }: { readonly query: HistoryQuery }) => {
  const { t } = useTranslation('pro');
  const { serverNow, config } = useRemoteProps();
  const { collect, isPending, mutation } = useUnit({
    collect: historyModel.collected.start,
    isPending: historyModel.collected.$pending,
    mutation: historyModel.collected.$mutation,
  });
  const save = (): void => {
    const day = formatDay(serverNow()).split('.').toReversed().join('-');
    const fileName = `${config.brand}-${query.tab}-${day}.csv`.toLowerCase();
    collect({ query, words: csvWordsOf(t), fileName });
  };
  return (
    <>
      <div className={styles.controls}>
        <h2 id="pro-history-tab" className={styles.heading}>
          {t(`history.tabs.${query.tab}`)}
        </h2>
        <CurrencyFilter query={query} />
        <Button
          variant="secondary"
          icon={<DownloadIcon size="small" />}
          isPending={isPending}
          pendingLabel={t('history.collecting')}
          onClick={save}
        >
          {t('history.export')}
        </Button>
      </div>
      {mutation._tag === 'Failed' && <MutationFailure problem={mutation.problem} />}
    </>
  );
};
