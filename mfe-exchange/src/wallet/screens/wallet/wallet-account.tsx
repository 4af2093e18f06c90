import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { findNetwork } from '@coinlane/chains/networks';
import { amountForField, formatAmount } from '@coinlane/shared-contracts/amounts';
import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import type { Currency } from '../../../currency/domain/currency';
import type { Wallet, WatchWallets } from '../../domain/wallet';
import { walletAccountModel } from '../../model/wallet-account';
import { walletFailureText } from './wallet-failure-text';
import { WalletMark } from './wallet-mark';
import styles from './wallet.module.css';

type Props = {
  readonly from: Currency | null;
  readonly to: Currency | null;
  readonly onAddress: (address: string) => void;
  readonly onAmount: (amount: string) => void;
};

type WatchProps = { readonly watch: WatchWallets };

const tickerOf = ({ displayTicker }: Currency): string => displayTicker.toUpperCase();

const isOwnCoin = ({ network, displayTicker }: Currency): boolean =>
  findNetwork(network)?.coin === displayTicker;

/** Whether a wallet can read a balance of the currency. */
const hasBalance = ({ canPay, networks }: Wallet, currency: Currency): boolean =>
  canPay && networks.includes(currency.network) && (isOwnCoin(currency) || currency.tokenContract !== null);

const WalletRow = ({ wallet, from, to }: { readonly wallet: Wallet } & Pick<Props, 'from' | 'to'>) => {
  const { t } = useTranslation('exchange');
  const { addressAsked, balanceAsked } = useUnit({
    addressAsked: walletAccountModel.addressAsked,
    balanceAsked: walletAccountModel.balanceAsked,
  });
  return (
    <li className={styles.row}>
      <WalletMark wallet={wallet} />
      {to !== null && wallet.networks.includes(to.network) && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => addressAsked({ walletId: wallet.id, network: to.network })}
        >
          {t('wallet.receive', { ticker: tickerOf(to) })}
        </Button>
      )}
      {from !== null && hasBalance(wallet, from) && (
        <Button
          size="small"
          variant="ghost"
          onClick={() =>
            balanceAsked({
              walletId: wallet.id,
              network: from.network,
              contract: isOwnCoin(from) ? null : from.tokenContract,
            })
          }
        >
          {t('wallet.balance', { ticker: tickerOf(from) })}
        </Button>
      )}
    </li>
  );
};

/** The reply to the last question: a balance, or the reason for a failure. */
const Reply = ({ from, to, onAmount }: Omit<Props, 'onAddress'>) => {
  const { t } = useTranslation('exchange');
  const { language } = useRemoteProps();
  const { reply, wallets } = useUnit({
    reply: walletAccountModel.$reply,
    wallets: walletAccountModel.$wallets,
  });
  if (reply._tag === 'Nothing') return null;
  if (reply._tag === 'Asking') return <Alert role="status">{t('wallet.askingAny')}</Alert>;
  const asset = from ?? to;
  if (asset === null) return null;
  if (reply._tag === 'Failed')
    return (
      <Alert tone="warning">
        {walletFailureText({ t, language }, reply.failure, { ...asset, network: reply.network })}
      </Alert>
    );
  const wallet = wallets.find(({ id }) => id === reply.walletId)?.name;
  const amount = formatAmount(reply.balance, language);
  const canSendAll = !isOwnCoin(asset) && /[1-9]/.test(reply.balance);
  return (
    <Alert role="status">
      {t('wallet.owned', { wallet, amount, ticker: tickerOf(asset), network: asset.networkName })}{' '}
      {canSendAll && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => onAmount(amountForField(reply.balance, language))}
        >
          {t('wallet.sendAll')}
        </Button>
      )}
    </Alert>
  );
};

/** The browser's wallets, which provide an address to receive to and a balance to send from. */
export const WalletAccount = ({ onAddress, watch, ...props }: Props & WatchProps) => {
  const { wallets, told, walletsChanged } = useUnit({
    wallets: walletAccountModel.$wallets,
    told: walletAccountModel.$address,
    walletsChanged: walletAccountModel.walletsChanged,
  });
  useEffect(() => watch(walletsChanged), [watch, walletsChanged]);
  useEffect(() => {
    if (told !== null) onAddress(told);
  }, [told, onAddress]);
  return (
    <div className={styles.account}>
      <ul className={styles.rows}>
        {wallets.map((wallet) => (
          <WalletRow key={wallet.id} wallet={wallet} from={props.from} to={props.to} />
        ))}
      </ul>
      <Reply {...props} />
    </div>
  );
};
