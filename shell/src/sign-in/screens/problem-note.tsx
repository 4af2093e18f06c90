import { Alert } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { SignInProblem } from '../domain/sign-in-problem.rule';
import { NAMESPACE } from '../load-texts';
import type { SignInState } from '../model/sign-in-state';
import { clockTime, useSecondsLeft } from './use-seconds-left';

type Props = { readonly state: Pick<SignInState, 'problem' | 'notice' | 'retryAtMs'> };

/** What is said at a field, or by the next view itself. */
const SILENT: readonly SignInProblem['_tag'][] = [
  'InvalidField',
  'EmailNotAllowed',
  'EmailTaken',
  'CodeNeeded',
  'EmailCodeNeeded',
  'PasskeyDropped',
];

/** What the last try came to, or what was achieved. A wrong field is said at the field. */
export const ProblemNote = ({ state }: Props) => {
  const { t } = useTranslation(NAMESPACE);
  const { problem, notice, retryAtMs } = state;
  const left = useSecondsLeft(problem?._tag === 'RetryLater' ? retryAtMs : null);
  if (problem === null || SILENT.includes(problem._tag)) {
    return notice === null ? null : (
      <Alert tone={notice === 'session-ended' ? 'info' : 'success'} role="status">
        {t(`notice.${notice}`)}
      </Alert>
    );
  }
  const isOver = problem._tag === 'RetryLater' && left === 0;
  return (
    <Alert tone={isOver ? 'info' : 'danger'} role="alert">
      {isOver ? t('problem.RetryNow') : t(`problem.${problem._tag}`, { time: clockTime(left) })}
    </Alert>
  );
};
