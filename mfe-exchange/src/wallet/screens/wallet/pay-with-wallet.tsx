import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { findNetwork, networkName } from '@coinlane/chains/networks';
import { formatAmount } from '@coinlane/shared-contracts/amounts';
import { AddressText, Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { Deposit } from '../../domain/payment-plan';
import type { Wallet, WatchWallets } from '../../domain/wallet';
import { walletPaymentModel } from '../../model/wallet-payment';
import type { PaymentView } from '../../model/wallet-payment';
import { walletFailureText } from './wallet-failure-text';
import { WalletMark } from './wallet-mark';
import styles from './wallet.module.css';

type Props = { readonly deposit: Deposit };

type WatchProps = { readonly watch: WatchWallets };

/** The hash of the payment, with a link to the network's explorer. */
const Hash = ({ hash, deposit: { network } }: Props & { readonly hash: string }) => {
  const { t } = useTranslation('exchange');
  const mask = findNetwork(network)?.explorer?.transaction;
  const text = <AddressText address={hash} format="short" />;
  return mask === undefined ? (
    text
  ) : (
    <a
      href={mask.replaceAll('$$', hash)}
      target="_blank"
      rel="noopener noreferrer"
      title={t('facts.explorer')}
    >
      {text}
    </a>
  );
};

const Choice = ({ wallets }: { readonly wallets: readonly Wallet[] }) => {
  const { t } = useTranslation('exchange');
  const pressed = useUnit(walletPaymentModel.pressed);
  return (
    <div className={styles.wallets}>
      {wallets.map((wallet) => (
        <Button key={wallet.id} variant="secondary" onClick={() => pressed(wallet)}>
          <WalletMark wallet={wallet} />
          {t('wallet.pay')}
        </Button>
      ))}
    </div>
  );
};

const useFailureText = (deposit: Deposit) => {
  const { t } = useTranslation('exchange');
  const { language } = useRemoteProps();
  return (failure: Extract<PaymentView, { readonly _tag: 'Failed' }>['failure']): string =>
    walletFailureText({ t, language }, failure, deposit);
};

/** Explains how to pay without a wallet in this browser. */
const NotByWallet = ({ deposit: { network, displayTicker, expectedAmount } }: Props) => {
  const { t } = useTranslation('exchange');
  const { language } = useRemoteProps();
  const ticker = displayTicker.toUpperCase();
  return (
    <Alert tone="warning">
      {t('wallet.notByWallet', {
        ...{ ticker, network: networkName(network) },
        amount: expectedAmount === null ? '' : formatAmount(expectedAmount, language),
      })}
    </Alert>
  );
};

const State = ({ view, deposit }: Props & { readonly view: PaymentView }) => {
  const { t } = useTranslation('exchange');
  const failureText = useFailureText(deposit);
  switch (view._tag) {
    case 'Choice':
      return (
        <>
          {view.mayBePaid && <Alert tone="warning">{t('wallet.mayBePaid')}</Alert>}
          <Choice wallets={view.wallets} />
        </>
      );
    case 'Asking':
      return <Alert role="status">{t('wallet.asking', { wallet: view.walletName })}</Alert>;
    case 'Sent':
      return (
        <Alert tone="success" role="status" title={t('wallet.sent')}>
          <Hash hash={view.hash} deposit={deposit} />
        </Alert>
      );
    case 'Failed':
      return (
        <>
          <Alert tone="warning">{failureText(view.failure)}</Alert>
          {view.mayBePaid && <Alert tone="warning">{t('wallet.mayBePaid')}</Alert>}
          <Choice wallets={view.wallets} />
        </>
      );
    case 'NotByWallet':
      return <NotByWallet deposit={deposit} />;
    case 'Unsafe':
      return (
        <Alert tone="danger" title={t('wallet.unsafe')}>
          {t('wallet.unsafeAdvice')}
        </Alert>
      );
    case 'Differs':
      return (
        <Alert tone="danger" title={t('receipt.differs')}>
          {t('wallet.differsAdvice')}
        </Alert>
      );
  }
};

/**
 * Pays the deposit with a wallet in the browser. Renders nothing without a wallet. Not in a sandbox, whose
 * addresses have no owner.
 */
export const PayWithWallet = ({ watch, ...props }: Props & WatchProps) => {
  const { t } = useTranslation('exchange');
  const { config } = useRemoteProps();
  const { view, opened, walletsChanged } = useUnit({
    view: walletPaymentModel.$view,
    opened: walletPaymentModel.opened,
    walletsChanged: walletPaymentModel.walletsChanged,
  });
  useEffect(() => watch(walletsChanged), [watch, walletsChanged]);
  useEffect(() => {
    opened();
  }, [opened]);
  if (view._tag === 'Choice' && view.wallets.length === 0) return null;
  if (config.isSandbox) return <p className={styles.note}>{t('wallet.notInSandbox')}</p>;
  return (
    <section className={styles.payment} aria-label={t('wallet.payTitle')}>
      <State {...props} view={view} />
    </section>
  );
};
