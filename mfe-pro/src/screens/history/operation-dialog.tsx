import type { ReactNode } from 'react';

import { AddressText, ButtonLink, CopyButton, Dialog } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { formatAmount } from '../../domain/amount';
import { isKnownKind } from '../../domain/history';
import type { Operation } from '../../domain/history';
import { formatMoment } from '../../domain/moment';
import { Amount } from '../../ui/money';
import styles from './history.module.css';

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);

const Copied = ({ text, isShort = false }: { readonly text: string; readonly isShort?: boolean }) => {
  const { t } = useTranslation('pro');
  return (
    <span className={styles.copied}>
      <AddressText address={text} format={isShort ? 'short' : 'grouped'} />
      <CopyButton
        isIconOnly
        value={text}
        label={t('copy')}
        copiedLabel={t('copied')}
        failedLabel={t('copyFailed')}
      />
    </span>
  );
};

const Moves = ({ operation: { outgoing, incoming, fee, rate } }: { readonly operation: Operation }) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  return (
    <>
      {outgoing !== null && (
        <Fact label={t('history.out')}>
          <Amount {...outgoing} isExact />
        </Fact>
      )}
      {incoming !== null && (
        <Fact label={t('history.in')}>
          <Amount {...incoming} isExact />
        </Fact>
      )}
      {rate !== null && <Fact label={t('trade.rate')}>{formatAmount(rate, language)}</Fact>}
      {fee !== null && outgoing !== null && (
        <Fact label={t('history.fee')}>
          <Amount amount={fee} currency={outgoing.currency} isExact />
        </Fact>
      )}
    </>
  );
};

const Details = ({ operation }: { readonly operation: Operation }) => {
  const { t } = useTranslation('pro');
  const { kind, atMs, address, extraId, hash, id } = operation;
  return (
    <dl className={styles.facts}>
      <Fact label={t('history.kind')}>{isKnownKind(kind) ? t(`kinds.${kind}`) : kind}</Fact>
      <Fact label={t('history.date')}>{formatMoment(atMs)}</Fact>
      <Moves operation={operation} />
      {address !== null && (
        <Fact label={t('history.address')}>
          <Copied text={address} />
        </Fact>
      )}
      {extraId !== null && <Fact label={t('deposit.memo')}>{extraId}</Fact>}
      {hash !== null && (
        <Fact label={t('history.hash')}>
          <Copied text={hash} isShort />
        </Fact>
      )}
      <Fact label={t('history.id')}>
        <Copied text={id} isShort />
      </Fact>
    </dl>
  );
};

type Props = { readonly operation: Operation | null; readonly onClose: () => void };

/** Everything that is known of one operation, to the last digit. */
export const OperationDialog = ({ operation, onClose }: Props) => {
  const { t } = useTranslation('pro');
  return (
    <Dialog
      isOpen={operation !== null}
      onClose={onClose}
      title={t('history.details')}
      closeLabel={t('close')}
    >
      {operation !== null && (
        <div className={styles.details}>
          <Details operation={operation} />
          {operation.kind === 'trade' && (
            <ButtonLink
              variant="secondary"
              isWide
              href={`/pro/exchange/txs/${encodeURIComponent(operation.id)}`}
            >
              {t('history.openTrade')}
            </ButtonLink>
          )}
        </div>
      )}
    </Dialog>
  );
};
