import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';

import { Button, CurrencyIcon, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { refusedField } from '@coinlane/shared-contracts/errors';
import { problemOf, valueOf } from '@coinlane/shared-contracts/query';

import { coinLabel } from '../../domain/coin';
import type { Coin } from '../../domain/coin';
import { amlCheckModel } from '../../model/aml-check';
import { QueryView } from '../../ui/query-view';
import { CoinSearch } from '../../ui/coin-search';
import { useFocusOnProblem } from '../../ui/focus-on-problem';
import { ProblemNote } from '../../ui/problem-note';
import { Stack } from '../../ui/stack';
import styles from './aml-check.module.css';

const Chosen = ({ coin, onChange }: { readonly coin: Coin; readonly onChange: () => void }) => {
  const { t } = useTranslation('pro');
  return (
    <div className={styles.chosen}>
      <CurrencyIcon ticker={coin.displayTicker} src={coin.iconUrl} />
      <span className={styles.coin}>{coinLabel(coin)}</span>
      <Button variant="secondary" size="small" onClick={() => onChange()}>
        {t('aml.change')}
      </Button>
    </div>
  );
};

const CoinChoice = () => {
  const { t } = useTranslation('pro');
  const { coins, isFetching, coin, pick, open } = useUnit({
    coins: amlCheckModel.coins.$query,
    isFetching: amlCheckModel.coins.$pending,
    coin: amlCheckModel.$coin,
    pick: amlCheckModel.coinPicked,
    open: amlCheckModel.opened,
  });
  if (coin !== null) return <Chosen coin={coin} onChange={() => pick(null)} />;
  return (
    <>
      {coins._tag !== 'Pending' && (
        <QueryView query={coins} isFetching={isFetching} onRetry={open}>
          {() => null}
        </QueryView>
      )}
      {coins._tag !== 'Failed' && (
        <CoinSearch
          label={t('aml.currency')}
          hint={t('aml.currencyHint')}
          coins={valueOf(coins) ?? []}
          isLoading={coins._tag === 'Pending'}
          chosen={[]}
          onPick={pick}
        />
      )}
    </>
  );
};

/** Form with an address and its currency. */
export const AmlForm = () => {
  const { t } = useTranslation('pro');
  const { coin, address, mutation, type, check } = useUnit({
    coin: amlCheckModel.$coin,
    address: amlCheckModel.$address,
    mutation: amlCheckModel.check.$mutation,
    type: amlCheckModel.addressTyped,
    check: amlCheckModel.check.start,
  });
  const problem = problemOf(mutation);
  const { form } = useFocusOnProblem(problem);
  const isAboutAddress = refusedField(problem) === 'address';
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (coin !== null && address.trim() !== '') check({ currency: coin.ticker, address: address.trim() });
  };
  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <Stack>
        <CoinChoice />
        <TextField
          label={t('aml.address')}
          value={address}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          isMonospace
          autoComplete="off"
          error={
            isAboutAddress ? t('aml.notAnAddress', { coin: coin?.displayTicker.toUpperCase() }) : undefined
          }
        />
        {!isAboutAddress && <ProblemNote problem={problem} />}
        <Button
          type="submit"
          isWide
          disabled={coin === null || address.trim() === ''}
          isPending={mutation._tag === 'Pending'}
          pendingLabel={t('words.working')}
        >
          {t('aml.check')}
        </Button>
      </Stack>
    </form>
  );
};
