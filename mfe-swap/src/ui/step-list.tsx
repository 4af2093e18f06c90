import { NativeButton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { isStepDisabled, STEPS } from '../domain/stepper';
import type { StepIndex } from '../domain/stepper';
import styles from './step-list.module.css';

type Props = { readonly current: StepIndex; readonly onPick: (step: StepIndex) => void };

const INDEXES: readonly StepIndex[] = [0, 1, 2];

/** The three steps. Clickable ones are enabled (spec §2 "Clickable steps"). */
export const StepList = ({ current, onPick }: Props) => {
  const { t } = useTranslation('swap');
  return (
    <ol className={styles.steps} aria-label={t('stepper.label')}>
      {INDEXES.map((index) => (
        <li key={index} className={styles.item} {...(index === current ? { 'aria-current': 'step' } : {})}>
          <NativeButton
            type="button"
            className={styles.step}
            disabled={isStepDisabled(index, current)}
            onClick={() => onPick(index)}
          >
            <span className={styles.mark} aria-hidden="true">
              {index + 1}
            </span>
            {t(`stepper.${STEPS[index]}`)}
          </NativeButton>
        </li>
      ))}
    </ol>
  );
};
