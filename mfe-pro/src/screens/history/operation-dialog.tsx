import { AddressText, ButtonLink, CopyButton, Dialog } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { formatShort } from '../../domain/amount';
import { isKnownKind } from '../../domain/history';
import type { Operation } from '../../domain/history';
import { formatMoment } from '../../domain/moment';
import { FactList, FactRow } from '../../ui/facts';
import { Amount, Ticker } from '../../ui/money';
import styles from './history.module.css';

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
        <FactRow label={t('history.out')}>
          <Amount {...outgoing} isExact />
        </FactRow>
      )}
      {incoming !== null && (
        <FactRow label={t('history.in')}>
          <Amount {...incoming} isExact />
        </FactRow>
      )}
      {rate !== null && outgoing !== null && incoming !== null && (
        <FactRow label={t('trade.rate')}>
          1 <Ticker currency={outgoing.currency} /> ≈ {formatShort(rate, language)}{' '}
          <Ticker currency={incoming.currency} />
        </FactRow>
      )}
      {fee !== null && outgoing !== null && (
        <FactRow label={t('history.fee')}>
          <Amount amount={fee} currency={outgoing.currency} isExact />
        </FactRow>
      )}
    </>
  );
};

const Details = ({ operation }: { readonly operation: Operation }) => {
  const { t } = useTranslation('pro');
  const { kind, atMs, address, extraId, hash, id } = operation;
  return (
    <FactList>
      <FactRow label={t('history.kind')}>{isKnownKind(kind) ? t(`kinds.${kind}`) : kind}</FactRow>
      <FactRow label={t('history.date')}>{formatMoment(atMs)}</FactRow>
      <Moves operation={operation} />
      {address !== null && (
        <FactRow label={t('history.address')}>
          <Copied text={address} />
        </FactRow>
      )}
      {extraId !== null && <FactRow label={t('deposit.memo')}>{extraId}</FactRow>}
      {hash !== null && (
        <FactRow label={t('history.hash')}>
          <Copied text={hash} isShort />
        </FactRow>
      )}
      <FactRow label={t('history.id')}>
        <Copied text={id} isShort />
      </FactRow>
    </FactList>
  );
};

type Props = { readonly operation: Operation | null; readonly onClose: () => void };

/** All details of one operation, with exact amounts. */
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
