import { AddressText, Alert, Badge, Card } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { variantOf } from '../../domain/pair-limits';
import { amountText } from '../../domain/swap-form';
import { stageOf } from '../../domain/swap-status';
import type { Swap, SwapSide } from '../../domain/swap-status';
import { CopyLine } from '../../ui/copy-line';
import { useChainName } from '../../ui/pair-facts';
import { QrCode } from '../../ui/qr-code';
import { StepList } from '../../ui/step-list';
import { FailureBlock } from './failure-block';
import { SwapAgain } from './finished';
import { SwapSideFacts } from './swap-side';
import styles from './swap.module.css';

const nothing = (): void => undefined;

/** Token and chain as text, because tokens sent on another chain are lost. */
const useSideName = ({ currency, blockchain }: SwapSide) => {
  const chainName = useChainName();
  const variant = variantOf({ currency, blockchain });
  return { token: currency.toUpperCase(), chain: variant === null ? blockchain : chainName(variant) };
};

const Deposit = ({ swap: { payin } }: { readonly swap: Swap }) => {
  const { t, i18n } = useTranslation('swap');
  const { config } = useRemoteProps();
  const name = useSideName(payin);
  if (payin.address === null) return <Alert role="status">{t('deposit.noAddress')}</Alert>;
  return (
    <div className={styles.deposit}>
      <div className={styles.lines}>
        {config.isSandbox && <Alert tone="warning">{t('deposit.simulated')}</Alert>}
        {payin.extraId !== null && (
          <CopyLine
            term={t('deposit.extraId')}
            value={payin.extraId}
            copyLabel={t('deposit.copyExtraId')}
            announcement={t('deposit.extraIdCopied')}
          />
        )}
        <CopyLine
          term={t('deposit.address', name)}
          value={payin.address}
          copyLabel={t('deposit.copyAddress')}
          announcement={t('deposit.addressCopied', name)}
        />
        {payin.amount !== null && (
          <CopyLine
            term={t('deposit.amount', name)}
            value={payin.amount}
            copyLabel={t('deposit.copyAmount')}
            announcement={t('deposit.amountCopied')}
          >
            <strong>{amountText(payin.amount, i18n.language)}</strong>
          </CopyLine>
        )}
      </div>
      <QrCode text={payin.address} label={t('deposit.qr')} />
    </div>
  );
};

const Recipient = ({ swap: { payout } }: { readonly swap: Swap }) => {
  const { t } = useTranslation('swap');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('send.address')}</dt>
        <dd>{payout.address === null ? '-' : <AddressText address={payout.address} />}</dd>
      </div>
      {payout.extraId !== null && (
        <div>
          <dt>{t('send.extraId')}</dt>
          <dd>{payout.extraId}</dd>
        </div>
      )}
    </dl>
  );
};

/** The returned deposit and a next step. The service does not report how much of it was returned. */
const Refunded = ({ swap }: { readonly swap: Swap }) => (
  <>
    <SwapSideFacts side={swap.payin} way="in" />
    <SwapAgain swap={swap} />
  </>
);

/** Stage of a swap with its details. */
const Stage = ({ swap }: { readonly swap: Swap }) => {
  const { t } = useTranslation('swap');
  const stage = stageOf(swap.status);
  switch (stage) {
    case 'failed':
      return <FailureBlock swapId={swap.id} />;
    case 'waiting':
    case 'exchanging':
    case 'sendingDone':
    case 'refunded':
    case 'unknown':
      return (
        <>
          <p role="status">
            <Badge tone="info">{t(`stage.${stage}`)}</Badge> {t(`stageText.${stage}`)}
          </p>
          {stage === 'waiting' && <Deposit swap={swap} />}
          {stage === 'refunded' ? <Refunded swap={swap} /> : <Recipient swap={swap} />}
        </>
      );
  }
};

/** Pending swap: the stepper on its last step (spec §2 "Swap page"). */
export const Processing = ({ swap }: { readonly swap: Swap }) => {
  const { t } = useTranslation('swap');
  return (
    <Card>
      <div className={styles.panel}>
        <StepList current={2} onPick={nothing} />
        <p className={styles.id}>
          {t('swap.id')} <bdi translate="no">{swap.id}</bdi>
        </p>
        <Stage swap={swap} />
      </div>
    </Card>
  );
};
