import { useUnit } from 'effector-react';

import { fiatModeModel } from '../../model/fiat-mode';
import { useWords } from '../../../page/screens/words';
import styles from './exchange-form.module.css';

/** Title of the form. Includes the action: exchange, buy or sell. */
export const FormIntro = () => {
  const { t } = useWords();
  const kind = useUnit(fiatModeModel.$kind);
  return (
    <header className={styles.intro}>
      <h1 tabIndex={-1}>{t(`form.intro.${kind}.title`)}</h1>
      <p className={styles.lead}>{t(`form.intro.${kind}.lead`)}</p>
    </header>
  );
};
