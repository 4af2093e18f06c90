import { Button } from '@coinlane/shared-ui/components';
import { ArrowLeftIcon } from '@coinlane/shared-ui/icons';

import styles from './currency-picker.module.css';

type TokenBarProps = { readonly title: string; readonly back: string; readonly onBack: () => void };

/** Title of the list of networks, and the way back to all tokens. */
export const TokenBar = ({ title, back, onBack }: TokenBarProps) => (
  <div className={styles.tokenBar}>
    <h3 className={styles.tokenTitle}>{title}</h3>
    <Button variant="ghost" size="small" icon={<ArrowLeftIcon size="small" />} onClick={onBack}>
      {back}
    </Button>
  </div>
);
