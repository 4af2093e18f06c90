import { useUnit } from 'effector-react';

import { Alert, Button } from '@coinlane/shared-ui/components';

import { judgeCheckoutFx } from '../../model/checkout';
import { useWords } from '../../../page/screens/words';

type Props = { readonly transactionId: string; readonly redirectUrl: string };

/** Link to the page where a fiat order is paid. The fiat dialog shows its host, or why there is no redirect. */
export const FiatPayment = ({ transactionId, redirectUrl }: Props) => {
  const { t } = useWords();
  const judge = useUnit(judgeCheckoutFx);
  return (
    <Alert
      tone="info"
      title={t('checkout.title')}
      action={
        <Button onClick={() => void judge({ transactionId, redirectUrl })}>{t('checkout.goOn')}</Button>
      }
    >
      {t('checkout.back')}
    </Alert>
  );
};
