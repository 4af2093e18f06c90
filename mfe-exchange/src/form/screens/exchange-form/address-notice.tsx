import { useUnit } from 'effector-react';

import { Alert } from '@coinlane/shared-ui/components';

import type { UrlProblem } from '../../domain/url-state';
import { urlStateModel } from '../../model/url-state';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import styles from './exchange-form.module.css';

const textOf = (t: Words['t'], problem: UrlProblem): string => {
  switch (problem._tag) {
    case 'NotUnderstood':
      return t('calculator.url.NotUnderstood', { key: problem.key, text: problem.text });
    case 'SameCurrency':
      return t('calculator.url.SameCurrency', { ticker: problem.ticker.toUpperCase() });
    case 'NoFiat':
      return t('calculator.url.NoFiat');
  }
};

/** Notice about values in the page's address that were ignored. */
export const AddressNotice = () => {
  const { t } = useWords();
  const { problems, dismiss } = useUnit({
    problems: urlStateModel.$problems,
    dismiss: urlStateModel.problemsDismissed,
  });
  if (problems.length === 0) return null;
  const texts = problems.map((problem) => textOf(t, problem));
  return (
    <div className={styles.notices}>
      <Alert
        tone="warning"
        title={t('calculator.url.title')}
        onDismiss={() => dismiss()}
        dismissLabel={t('calculator.url.dismiss')}
      >
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Alert>
    </div>
  );
};
