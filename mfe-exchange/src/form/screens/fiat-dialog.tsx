import { useUnit } from 'effector-react';

import { Alert, Button, CountdownRing, Dialog } from '@coinlane/shared-ui/components';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { fiatCheckoutModel, FIAT_COUNTDOWN } from '../model/fiat-checkout';
import type { FiatDialogView } from '../model/fiat-checkout';
import { useWords } from '../../page/screens/words';
import styles from './fiat-dialog.module.css';

type Leaving = Extract<FiatDialogView, { readonly _tag: 'Leaving' }>;
type Refused = Extract<FiatDialogView, { readonly _tag: 'Refused' }>;

const LeavingDialog = ({ view }: { readonly view: Leaving }) => {
  const { t } = useWords();
  const { proceed, stay } = useUnit({
    proceed: fiatCheckoutModel.continued,
    stay: fiatCheckoutModel.dismissed,
  });
  const seconds = t('checkout.seconds', { count: view.secondsLeft });
  return (
    <Dialog
      isOpen
      size="small"
      onClose={() => stay()}
      title={t('checkout.title')}
      closeLabel={t('checkout.close')}
      closesOnBackdrop={false}
      footer={
        <div className={styles.choices}>
          <Button isWide onClick={() => proceed()}>
            {t('checkout.goOn')}
          </Button>
          <Button isWide variant="secondary" onClick={() => stay()}>
            {t('checkout.stay')}
          </Button>
        </div>
      }
    >
      <div className={styles.text}>
        <p>{t('checkout.made')}</p>
        <p className={styles.host}>{view.host}</p>
        <CountdownRing
          label={t('checkout.leaving')}
          secondsLeft={view.secondsLeft}
          secondsTotal={FIAT_COUNTDOWN}
          text={`${t('checkout.leaving')} ${seconds}`}
        />
        <p className={styles.note}>{t('checkout.back')}</p>
      </div>
    </Dialog>
  );
};

const RefusedDialog = ({ view }: { readonly view: Refused }) => {
  const { t } = useWords();
  const { config } = useRemoteProps();
  const stay = useUnit(fiatCheckoutModel.dismissed);
  return (
    <Dialog
      isOpen
      size="small"
      onClose={() => stay()}
      title={t('checkout.refusedTitle')}
      closeLabel={t('checkout.close')}
      closesOnBackdrop={false}
      footer={
        <Button isWide onClick={() => stay()}>
          {t('checkout.toOrder')}
        </Button>
      }
    >
      <Alert tone="danger" role="alert" title={t('checkout.refusedWhy')}>
        {view.host !== '' && <p className={styles.host}>{view.host}</p>}
        <p>{t('checkout.refusedAdvice', { id: view.transactionId, email: config.supportEmail })}</p>
      </Alert>
    </Dialog>
  );
};

/**
 * The fiat dialog (spec §2, §4). Shows the checkout's host and the countdown, or the reason why there is no redirect.
 */
export const FiatDialog = () => {
  const view = useUnit(fiatCheckoutModel.$view);
  switch (view._tag) {
    case 'Hidden':
      return null;
    case 'Leaving':
      return <LeavingDialog view={view} />;
    case 'Refused':
      return <RefusedDialog view={view} />;
  }
};
