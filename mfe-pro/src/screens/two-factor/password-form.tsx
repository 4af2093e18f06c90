import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';

import { Button, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { problemOf } from '@coinlane/shared-contracts/query';

import { twoFactorModel } from '../../model/two-factor';
import { useFocusOnProblem } from '../../ui/focus-on-problem';
import { ProblemNote, problemText } from '../../ui/problem-note';
import styles from './two-factor.module.css';

/** First step of enabling the second factor: the current password. */
export const PasswordForm = () => {
  const { t, i18n } = useTranslation('pro');
  const { password, mutation, type, prepare } = useUnit({
    password: twoFactorModel.$password,
    mutation: twoFactorModel.preparing.$mutation,
    type: twoFactorModel.passwordTyped,
    prepare: twoFactorModel.preparing.start,
  });
  const problem = problemOf(mutation);
  const { form } = useFocusOnProblem(problem);
  const isWrong = problem?._tag === 'Refused' && problem.code === 'Invalid credentials';
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (password !== '') prepare(password);
  };
  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className={styles.form}>
      <p>{t('twoFactor.passwordText')}</p>
      <TextField
        label={t('twoFactor.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        error={isWrong ? problemText({ t, language: i18n.language }, problem) : undefined}
      />
      {!isWrong && <ProblemNote problem={problem} />}
      <Button
        type="submit"
        isWide
        disabled={password === ''}
        isPending={mutation._tag === 'Pending'}
        pendingLabel={t('words.working')}
      >
        {t('twoFactor.continue')}
      </Button>
    </form>
  );
};
