import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';

import { networkName } from '@coinlane/chains/networks';
import {
  AddressText,
  Alert,
  ButtonLink,
  CopyButton,
  CurrencyButton,
  CurrencyIcon,
  Dialog,
  SelectField,
  Skeleton,
} from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { valueOf } from '@coinlane/shared-contracts/query';
import { FailureAlert } from '@coinlane/shared-ui/failure';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { tickerLabel } from '../../domain/ticker';
import type { DepositAddress } from '../../domain/withdrawal';
import { balanceModel } from '../../model/balance';
import { depositModel } from '../../model/deposit';
import { CoinPicker } from '../../ui/coin-picker';
import { QrCode } from '../../ui/qr-code';
import styles from './dialogs.module.css';

type LineProps = { readonly label: string; readonly value: string; readonly copyLabel: string };

const CopyLine = ({ label, value, copyLabel }: LineProps) => {
  const { t } = useTranslation('pro');
  const text = useRef<HTMLParagraphElement>(null);
  return (
    <div className={styles.line}>
      <p className={styles.lineLabel}>{label}</p>
      <p ref={text} className={styles.lineValue}>
        <AddressText address={value} />
      </p>
      <CopyButton
        value={value}
        label={copyLabel}
        copiedLabel={t('copied')}
        failedLabel={t('copyFailed')}
        source={text}
      />
    </div>
  );
};

const Target = ({ target }: { readonly target: DepositAddress }) => {
  const { t } = useTranslation('pro');
  const { config } = useRemoteProps();
  const { address, extraId, extraIdName, payUrl, currency, network } = target;
  const memo = extraIdName ?? t('deposit.memo');
  return (
    <>
      {extraId !== null && (
        <>
          <Alert tone="warning" title={t('deposit.memoTitle', { memo })}>
            {t('deposit.memoText', { memo })}
          </Alert>
          <CopyLine label={memo} value={extraId} copyLabel={t('deposit.copyMemo', { memo })} />
        </>
      )}
      {config.isSandbox && <Alert tone="warning">{t('deposit.simulated')}</Alert>}
      <CopyLine label={t('deposit.address')} value={address} copyLabel={t('deposit.copyAddress')} />
      <div className={styles.qr}>
        <QrCode text={address} label={t('deposit.qr', { currency: tickerLabel(currency) })} />
      </div>
      <p className={styles.note}>
        {t('deposit.only', { currency: tickerLabel(currency), network: networkName(network) })}
      </p>
      {payUrl !== null && (
        <ButtonLink variant="secondary" isWide href={payUrl} target="_blank" rel="noopener">
          {t('deposit.pretend')}
        </ButtonLink>
      )}
    </>
  );
};

const Address = () => {
  const { t } = useTranslation('pro');
  const { query, retry } = useUnit({ query: depositModel.$address, retry: depositModel.retryRequested });
  switch (query._tag) {
    case 'Pending':
      return <Skeleton shape="row" count={3} label={t('loading')} />;
    case 'Failed':
      return <FailureAlert ns="pro" failure={query.problem} isRetrying={false} onRetry={retry} />;
    case 'Ready':
      return <Target target={query.value} />;
  }
};

const Choice = ({ currency }: { readonly currency: string }) => {
  const { t } = useTranslation('pro');
  const [isPicking, setIsPicking] = useState(false);
  const { coins, isFetching, retry, pick } = useUnit({
    coins: balanceModel.coins.$query,
    isFetching: balanceModel.coins.$pending,
    retry: balanceModel.coins.start,
    pick: depositModel.picked,
  });
  const all = valueOf(coins) ?? [];
  const coin = all.find(({ ticker }) => ticker === currency);
  const shown = coin?.displayTicker ?? currency;
  const networks = all.filter(({ displayTicker }) => displayTicker === coin?.displayTicker);
  return (
    <div className={styles.choice}>
      <CurrencyButton
        label={t('balance.currency')}
        ticker={shown.toUpperCase()}
        network={coin?.name}
        icon={<CurrencyIcon ticker={shown} src={coin?.iconUrl} />}
        aria-haspopup="dialog"
        onClick={() => setIsPicking(true)}
      />
      {networks.length > 1 && (
        <SelectField
          label={t('deposit.network')}
          value={currency}
          options={networks.map(({ ticker, network }) => ({ value: ticker, label: networkName(network) }))}
          onChange={({ target }) => pick(target.value)}
        />
      )}
      <CoinPicker
        isOpen={isPicking}
        title={t('deposit.pick')}
        coins={coins}
        isFetching={isFetching}
        onRetry={() => retry(undefined)}
        onPick={(ticker) => {
          setIsPicking(false);
          pick(ticker);
        }}
        onClose={() => setIsPicking(false)}
      />
    </div>
  );
};

/** Dialog with the deposit address. The default is btc (spec §9). A memo is shown above the address. */
export const DepositDialog = () => {
  const { t } = useTranslation('pro');
  const { currency, close } = useUnit({ currency: depositModel.$currency, close: depositModel.closed });
  return (
    <Dialog
      isOpen={currency !== null}
      onClose={() => close()}
      title={t('deposit.title')}
      closeLabel={t('close')}
    >
      <div className={styles.dialog}>
        {currency !== null && <Choice currency={currency} />}
        <Address />
      </div>
    </Dialog>
  );
};
