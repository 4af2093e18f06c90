import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';

import { Button, Dialog, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import type { CallFailure } from '@coinlane/shared-contracts/errors';
import { problemOf } from '@coinlane/shared-contracts/query';

import { isCodeOrRecoveryCode } from '../../domain/two-factor';
import { twoFactorModel } from '../../model/two-factor';
import { useFocusOnProblem } from '../../ui/focus-on-problem';
import { ProblemNote, problemText } from '../../ui/problem-note';
import styles from './two-factor.module.css';

type Place = 'password' | 'code' | 'none';

const placeOf = (problem: CallFailure | null): Place => {
  if (problem?._tag !== 'Refused') return 'none';
  if (problem.code === 'Invalid credentials') return 'password';
  return problem.code === 'AUTH.INVALID_CODE' ? 'code' : 'none';
};

const DisableForm = () => {
  const { t, i18n } = useTranslation('pro');
  const { code, password, mutation, typeCode, typePassword, disable } = useUnit({
    code: twoFactorModel.$code,
    password: twoFactorModel.$password,
    mutation: twoFactorModel.disabling.$mutation,
    typeCode: twoFactorModel.codeTyped,
    typePassword: twoFactorModel.passwordTyped,
    disable: twoFactorModel.disabling.start,
  });
  const problem = problemOf(mutation);
  const { form } = useFocusOnProblem(problem);
  const place = placeOf(problem);
  const words = problem === null ? undefined : problemText({ t, language: i18n.language }, problem);
  const isWhole = password !== '' && isCodeOrRecoveryCode(code);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isWhole) disable({ password, code: code.trim() });
  };
  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className={styles.form}>
      <p>{t('twoFactor.disableText')}</p>
      <TextField
        label={t('twoFactor.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={({ currentTarget }) => typePassword(currentTarget.value)}
        error={place === 'password' ? words : undefined}
      />
      <TextField
        label={t('twoFactor.codeOrRecovery')}
        autoComplete="one-time-code"
        value={code}
        onChange={({ currentTarget }) => typeCode(currentTarget.value)}
        error={place === 'code' ? words : undefined}
      />
      {place === 'none' && <ProblemNote problem={problem} />}
      <Button
        type="submit"
        variant="danger"
        isWide
        disabled={!isWhole}
        isPending={mutation._tag === 'Pending'}
        pendingLabel={t('words.working')}
      >
        {t('twoFactor.disable')}
      </Button>
    </form>
  );
};

/** Disables the second factor. Requires password and code, because this makes the account less secure. */
export const DisableDialog = () => {
  const { t } = useTranslation('pro');
  const { step, close } = useUnit({ step: twoFactorModel.$step, close: twoFactorModel.closed });
  return (
    <Dialog
      isOpen={step._tag === 'Disable'}
      onClose={close}
      title={t('twoFactor.disableTitle')}
      closeLabel={t('words.close')}
      size="small"
      closesOnBackdrop={false}
    >
      <DisableForm />
    </Dialog>
  );
};
