import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';

import { Button, CurrencyIcon, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { problemOf } from '../../domain/answer';
import { coinLabel } from '../../domain/coin';
import type { Coin } from '../../domain/coin';
import { fieldOf } from '../../domain/problem';
import { amlCheckModel } from '../../model/aml-check';
import { AnswerView } from '../../ui/answer-view';
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
  const { coins, isAsking, coin, pick, open } = useUnit({
    coins: amlCheckModel.coins.$answer,
    isAsking: amlCheckModel.coins.$isAsking,
    coin: amlCheckModel.$coin,
    pick: amlCheckModel.coinPicked,
    open: amlCheckModel.opened,
  });
  if (coin !== null) return <Chosen coin={coin} onChange={() => pick(null)} />;
  return (
    <AnswerView answer={coins} isAsking={isAsking} onRetry={open} shape="control" count={1}>
      {(all) => (
        <CoinSearch
          label={t('aml.currency')}
          hint={t('aml.currencyHint')}
          coins={all}
          chosen={[]}
          onPick={pick}
        />
      )}
    </AnswerView>
  );
};

/** An address and its currency, to be checked. */
export const AmlForm = () => {
  const { t } = useTranslation('pro');
  const { coin, address, deed, type, check } = useUnit({
    coin: amlCheckModel.$coin,
    address: amlCheckModel.$address,
    deed: amlCheckModel.check.$deed,
    type: amlCheckModel.addressTyped,
    check: amlCheckModel.check.asked,
  });
  const problem = problemOf(deed);
  const { form } = useFocusOnProblem(problem);
  const isAboutAddress = fieldOf(problem) === 'address';
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
          isPending={deed._tag === 'Pending'}
          pendingLabel={t('words.working')}
        >
          {t('aml.check')}
        </Button>
      </Stack>
    </form>
  );
};
