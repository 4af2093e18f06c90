import { useUnit } from 'effector-react';

import { Button } from '@coinlane/shared-ui/components';

import { payAtProviderFx } from '../../model/checkout';
import { useWords } from '../../../page/screens/words';
import styles from './transaction-status.module.css';

type Props = { readonly transactionId: string; readonly redirectUrl: string };

/**
 * Link to the page where the user pays a fiat order. The fiat dialog shows its host, or the reason why there is no
 * redirect.
 */
export const FiatPayment = ({ transactionId, redirectUrl }: Props) => {
  const { t } = useWords();
  const pay = useUnit(payAtProviderFx);
  return (
    <div className={styles.sunken}>
      <Button isWide onClick={() => void pay({ transactionId, redirectUrl })}>
        {t('checkout.goOn')}
      </Button>
      <p className={styles.term}>{t('checkout.back')}</p>
    </div>
  );
};
