import { TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { PairRow } from '../domain/listing-content';
import { rowLinkPath, rowLinkRel } from '../domain/row-link';
import type { ExchangePair } from '../domain/row-link';
import styles from './pair-links.module.css';

type Props = {
  readonly pairs: readonly PairRow[];
  /** The user followed a pair without its own page into the exchange. */
  readonly onFollow: (pair: ExchangePair) => void;
};

/** A list of pairs with links to their pages or into the exchange (spec §2 "Row label", "Row link"). */
export const PairLinks = ({ pairs, onFollow }: Props) => {
  const { t } = useTranslation('listing');
  return (
    <ul role="list" className={styles.pairs}>
      {pairs.map(({ label, link }) => (
        <li key={rowLinkPath(link)}>
          <TextLink
            href={rowLinkPath(link)}
            rel={rowLinkRel(link)}
            className={styles.pair}
            onClick={() => {
              if (link._tag === 'Exchange') onFollow(link.pair);
            }}
          >
            {t('pairLabel', label)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
};
