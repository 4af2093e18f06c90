import { Alert } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { SignInProblem } from '../domain/sign-in-problem.rule';
import { NAMESPACE } from '../load-texts';
import type { SignInState } from '../model/sign-in-state';
import { clockTime, useSecondsLeft } from './use-seconds-left';

type Props = {
  readonly state: Pick<SignInState, 'problem' | 'notice' | 'retryAtMs'>;
  /** Whether a user is signed in: then only the password can be wrong. */
  readonly isSignedIn?: boolean;
};

/** Problems that are shown at a field or by the next view. */
const SILENT = [
  'InvalidField',
  'EmailNotAllowed',
  'EmailTaken',
  'CodeNeeded',
  'EmailCodeNeeded',
  'PasskeyDropped',
] as const satisfies readonly SignInProblem['_tag'][];

type SaidProblem = Exclude<SignInProblem, { readonly _tag: (typeof SILENT)[number] }>;

const isSaid = (problem: SignInProblem): problem is SaidProblem =>
  SILENT.every((silent) => silent !== problem._tag);

const wordsOf = ({ _tag }: SaidProblem, isSignedIn: boolean) =>
  _tag === 'InvalidCredentials' && isSignedIn ? 'WrongPassword' : _tag;

type SaidProps = {
  readonly problem: SaidProblem;
  readonly isSignedIn: boolean;
  readonly left: number;
};

const Said = ({ problem, isSignedIn, left }: SaidProps) => {
  const { t } = useTranslation(NAMESPACE);
  const isOver = problem._tag === 'RetryLater' && left === 0;
  return (
    <Alert tone={isOver ? 'info' : 'danger'} role="alert">
      {isOver
        ? t('problem.RetryNow')
        : t(`problem.${wordsOf(problem, isSignedIn)}`, { time: clockTime(left) })}
    </Alert>
  );
};

/** Result of the last attempt. An invalid field is reported at the field. */
export const ProblemNote = ({ state, isSignedIn = false }: Props) => {
  const { t } = useTranslation(NAMESPACE);
  const { problem, notice, retryAtMs } = state;
  const left = useSecondsLeft(problem?._tag === 'RetryLater' ? retryAtMs : null);
  if (problem !== null && isSaid(problem))
    return <Said problem={problem} isSignedIn={isSignedIn} left={left} />;
  return notice === null ? null : (
    <Alert tone={notice === 'session-ended' ? 'info' : 'success'} role="status">
      {t(`notice.${notice}`)}
    </Alert>
  );
};
