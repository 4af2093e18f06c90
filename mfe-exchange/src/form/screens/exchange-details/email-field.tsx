import { useUnit } from 'effector-react';

import { TextField } from '@coinlane/shared-ui/components';

import { recipientModel } from '../../model/recipient';
import { useWords } from '../../../page/screens/words';
import { useField } from './use-field';
import { emailProblem } from '../../../address/screens/address';

/** Optional e-mail address for news about the exchange. */
export const EmailField = () => {
  const { t } = useWords();
  const field = useField('email');
  const verdict = useUnit(recipientModel.$emailView);
  return (
    <TextField
      {...field}
      type="email"
      label={t('details.email')}
      hint={t('details.emailHint')}
      autoComplete="email"
      inputMode="email"
      error={emailProblem(t, verdict)}
    />
  );
};
