import { useId, useRef } from 'react';
import type { ReactNode } from 'react';

import { AddressText, CopyButton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import styles from './copy-line.module.css';

type Props = {
  readonly term: string;
  readonly value: string;
  readonly copyLabel: string;
  /** Message after copying. */
  readonly announcement: string;
  /** Shown instead of the value. By default, an address is shown in groups. */
  readonly children?: ReactNode;
};

/** Value with its name and a button that copies it exactly. */
export const CopyLine = ({ term, value, copyLabel, announcement, children }: Props) => {
  const { t } = useTranslation('swap');
  const id = useId();
  const source = useRef<HTMLElement>(null);
  return (
    <div className={styles.line} role="group" aria-labelledby={id}>
      <p id={id} className={styles.term}>
        {term}
      </p>
      <div className={styles.row}>
        <span ref={source} className={styles.value}>
          {children ?? <AddressText address={value} />}
        </span>
        <CopyButton
          value={value}
          label={copyLabel}
          copiedLabel={t('copy.copied')}
          failedLabel={t('copy.failed')}
          announcement={announcement}
          source={source}
        />
      </div>
    </div>
  );
};
