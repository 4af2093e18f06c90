import { AddressText } from '@coinlane/shared-ui/components';

import { explorerUrl } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';
import styles from './transaction-status.module.css';

/** A hash. Links to the network's explorer, with its host, if the reply has one. */
export const Hash = ({ hash, mask }: { readonly hash: string; readonly mask: string | null }) => {
  const { t } = useWords();
  const url = explorerUrl(mask, hash);
  const text = <AddressText address={hash} format="short" />;
  return url === null ? (
    text
  ) : (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer" title={t('facts.explorer')}>
        {text}
      </a>{' '}
      <span className={styles.muted}>({new URL(url).host})</span>
    </>
  );
};
