import { useState } from 'react';

import { Alert, Button, buttonClassName, Checkbox, CopyButton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { recoveryFile } from '../../domain/two-factor';
import { Actions } from '../../ui/stack';
import styles from './two-factor.module.css';

type Props = {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onDone: () => void;
};

const FILE_NAME = 'recovery-codes.txt';

/** Recovery codes, shown only this once, with buttons to copy, save and confirm. */
export const RecoveryCodes = ({ codes, email, onDone }: Props) => {
  const { t } = useTranslation('pro');
  const [isKept, setKept] = useState(false);
  const text = recoveryFile(codes, t('twoFactor.fileHeading', { email }));
  return (
    <div className={styles.form}>
      <Alert tone="warning" role="status" title={t('twoFactor.onceTitle')}>
        {t('twoFactor.onceText')}
      </Alert>
      <ul
        role="list"
        translate="no"
        dir="ltr"
        className={styles.codes}
        aria-label={t('twoFactor.codesTitle')}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Actions>
        <CopyButton
          value={codes.join('\n')}
          label={t('twoFactor.copyCodes')}
          copiedLabel={t('words.copied')}
          failedLabel={t('words.copyFailed')}
        />
        <a
          className={buttonClassName({ variant: 'secondary', size: 'small' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={FILE_NAME}
        >
          {t('twoFactor.download')}
        </a>
      </Actions>
      <Checkbox
        label={t('twoFactor.kept')}
        checked={isKept}
        onChange={({ currentTarget }) => setKept(currentTarget.checked)}
      />
      <Button isWide disabled={!isKept} onClick={() => onDone()}>
        {t('twoFactor.finish')}
      </Button>
    </div>
  );
};
