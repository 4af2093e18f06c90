import { TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { isKnownKind } from '../../domain/history';
import type { Operation } from '../../domain/history';
import { formatMoment } from '../../domain/moment';
import { Amount } from '../../ui/money';
import styles from './overview.module.css';

const Row = ({ operation: { kind, atMs, outgoing, incoming } }: { readonly operation: Operation }) => {
  const { t } = useTranslation('pro');
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <span>{isKnownKind(kind) ? t(`kinds.${kind}`) : kind}</span>
        <time className={styles.when} dateTime={new Date(atMs).toISOString()}>
          {formatMoment(atMs)}
        </time>
      </span>
      <span className={styles.moves}>
        {outgoing !== null && <Amount {...outgoing} sign="−" />}
        {incoming !== null && (
          <span className={styles.incoming}>
            <Amount {...incoming} sign="+" />
          </span>
        )}
      </span>
    </li>
  );
};

/** Latest operations. */
export const RecentActivity = ({ operations }: { readonly operations: readonly Operation[] }) => {
  const { t } = useTranslation('pro');
  if (operations.length === 0) return <p className={styles.quiet}>{t('overview.nothingYet')}</p>;
  return (
    <>
      <ul role="list" className={styles.rows}>
        {operations.map((operation) => (
          <Row key={operation.id} operation={operation} />
        ))}
      </ul>
      <TextLink href="/pro/history">{t('overview.allHistory')}</TextLink>
    </>
  );
};
