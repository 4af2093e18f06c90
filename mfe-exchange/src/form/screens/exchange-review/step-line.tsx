import { useUnit } from 'effector-react';

import { pairModel } from '../../model/pair';
import { useWords } from '../../../page/screens/words';
import styles from './review.module.css';

/**
 * Steps of an order. The review is the current one (spec §4 "Exchange stepper"). The last step of a purchase is
 * its payment.
 */
export const StepLine = () => {
  const { t } = useWords();
  const steps = ['form', 'confirm', useUnit(pairModel.$pair)?.from.isFiat ? 'pay' : 'order'] as const;
  return (
    <ol aria-label={t('step.label')} className={styles.steps}>
      {steps.map((step) => (
        <li key={step} aria-current={step === 'confirm' ? 'step' : undefined}>
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
};
