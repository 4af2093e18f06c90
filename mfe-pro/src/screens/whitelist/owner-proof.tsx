import { useUnit } from 'effector-react';

import { TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { whitelistModel } from '../../model/whitelist';
import { problemText } from '../../ui/problem-note';

/** Codes of refusals of the ownership proof. */
const PROOF_CODES: readonly string[] = [
  'Invalid credentials',
  'AUTH.PASSWORD_NEEDED',
  'AUTH.CODE_NEEDED',
  'AUTH.INVALID_CODE',
];

/** Whether a refusal concerns the password or the code. */
export const isProofProblem = (problem: CallFailure | null): problem is CallFailure =>
  problem?._tag === 'Refused' && PROOF_CODES.includes(problem.code);

type Props = {
  readonly hasTwoFactor: boolean;
  /** Problem of the last attempt to add an address. */
  readonly problem: CallFailure | null;
};

/** The code of the second factor if it is on, otherwise the password: only the owner can approve an address. */
export const OwnerProof = ({ hasTwoFactor, problem }: Props) => {
  const { t, i18n } = useTranslation('pro');
  const { draft, change } = useUnit({
    draft: whitelistModel.draft.$draft,
    change: whitelistModel.draft.changed,
  });
  const error = isProofProblem(problem) ? problemText({ t, language: i18n.language }, problem) : undefined;
  // keys, because Chromium skips an input with Tab if its type changes in place
  return hasTwoFactor ? (
    <TextField
      key="code"
      label={t('twoFactor.codeOrRecovery')}
      autoComplete="one-time-code"
      value={draft.code}
      onChange={({ currentTarget }) => change({ code: currentTarget.value })}
      error={error}
    />
  ) : (
    <TextField
      key="password"
      label={t('twoFactor.password')}
      type="password"
      autoComplete="current-password"
      value={draft.password}
      onChange={({ currentTarget }) => change({ password: currentTarget.value })}
      error={error}
    />
  );
};
