import { useWords } from '../../../page/screens/words';
import styles from './review.module.css';

const STEPS = ['form', 'confirm', 'order'] as const;

/** The steps to an order, with the review as the current one (spec §4 "Exchange stepper"). */
export const StepLine = () => {
  const { t } = useWords();
  return (
    <ol aria-label={t('step.label')} className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step} aria-current={step === 'confirm' ? 'step' : undefined}>
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
};
