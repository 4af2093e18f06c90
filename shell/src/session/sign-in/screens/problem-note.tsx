import { Alert } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { SignInProblem } from '../domain/sign-in-problem.rule';
import { NAMESPACE } from '../load-texts';
import type { SignInState } from '../model/sign-in-state';
import { clockTime, useSecondsLeft } from './use-seconds-left';

type Props = {
  readonly state: Pick<SignInState, 'problem' | 'notice' | 'retryAtMs'>;
  /** Whether a user is signed in. If so, only the password can be wrong. */
  readonly isSignedIn?: boolean;
  /** Whether the code of the view was sent by e-mail. Otherwise it comes from the authenticator app. */
  readonly isCodeMailed?: boolean;
};

/** Problems that a field or the next view shows. */
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

type Situation = Required<Pick<Props, 'isSignedIn' | 'isCodeMailed'>>;

const wordsOf = ({ _tag }: SaidProblem, { isSignedIn, isCodeMailed }: Situation) => {
  if (_tag === 'InvalidCredentials' && isSignedIn) return 'WrongPassword';
  return _tag === 'InvalidCode' && !isCodeMailed ? 'InvalidFactor' : _tag;
};

type SaidProps = Situation & { readonly problem: SaidProblem; readonly left: number };

const Said = ({ problem, left, ...situation }: SaidProps) => {
  const { t } = useTranslation(NAMESPACE);
  const isOver = problem._tag === 'RetryLater' && left === 0;
  return (
    <Alert tone={isOver ? 'info' : 'danger'} role="alert">
      {isOver
        ? t('problem.RetryNow')
        : t(`problem.${wordsOf(problem, situation)}`, { time: clockTime(left) })}
    </Alert>
  );
};

/** Result of the last attempt. Errors of a field are shown at the field. */
export const ProblemNote = ({ state, isSignedIn = false, isCodeMailed = false }: Props) => {
  const { t } = useTranslation(NAMESPACE);
  const { problem, notice, retryAtMs } = state;
  const left = useSecondsLeft(problem?._tag === 'RetryLater' ? retryAtMs : null);
  if (problem !== null && isSaid(problem))
    return <Said problem={problem} isSignedIn={isSignedIn} isCodeMailed={isCodeMailed} left={left} />;
  return notice === null ? null : (
    <Alert tone={notice === 'session-ended' ? 'info' : 'success'} role="status">
      {t(`notice.${notice}`)}
    </Alert>
  );
};
