import { useUnit } from 'effector-react';

import type { ExchangeStep } from '../../domain/exchange-step';
import { quoteModel } from '../../model/quote';
import { useWords } from '../words';
import styles from './details.module.css';

const PLACES = ['form', 'confirm', 'order'] as const;
type StepPlace = (typeof PLACES)[number];

const placeOfStep = (step: ExchangeStep): StepPlace => {
  switch (step) {
    case 'SET_TRANSACTION':
    case 'FIXED_RATE_TIME_EXCEEDED':
      return 'form';
    case 'CONFIRM_TRANSACTION':
      return 'confirm';
    case 'TRANSACTION':
    case 'TRANSACTION_EXPIRED':
      return 'order';
  }
};

/** Current step between form and order (spec §4 "Exchange stepper"). */
export const StepLine = () => {
  const { t } = useWords();
  const current = placeOfStep(useUnit(quoteModel.$step));
  return (
    <ol aria-label={t('step.label')} className={styles.steps}>
      {PLACES.map((place) => (
        <li key={place} {...(place === current ? { 'aria-current': 'step' } : {})}>
          {t(`step.${place}`)}
        </li>
      ))}
    </ol>
  );
};
