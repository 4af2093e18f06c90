import { Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { NAMESPACE } from '../load-texts';
import type { SignInState, SignInView } from '../model/sign-in-state';
import styles from './sign-in.module.css';
import { clockTime, useSecondsLeft } from './use-seconds-left';

type Props = {
  readonly state: SignInState;
  readonly onView: (view: SignInView) => void;
  readonly onResend: () => void;
};

type Way = {
  readonly view: SignInView;
  readonly words: 'toRegister' | 'toSignIn' | 'back' | 'forgot' | 'otherEmail';
};

const BACK: readonly Way[] = [{ view: 'sign-in', words: 'back' }];

const WAYS: Readonly<Record<SignInView, readonly Way[]>> = {
  'sign-in': [
    { view: 'forgotten', words: 'forgot' },
    { view: 'register', words: 'toRegister' },
  ],
  code: BACK,
  register: [{ view: 'sign-in', words: 'toSignIn' }],
  confirm: BACK,
  forgotten: BACK,
  reset: BACK,
  'change-password': [],
  'login-email': [],
  'login-email-code': [{ view: 'login-email', words: 'otherEmail' }],
  passkeys: [],
  done: [],
};

const RESENDABLE: readonly SignInView[] = ['confirm', 'reset', 'login-email-code'];

const Resend = ({ state, onResend }: Pick<Props, 'state' | 'onResend'>) => {
  const { t } = useTranslation(NAMESPACE);
  const left = useSecondsLeft(state.resendAtMs);
  return left > 0 ? (
    <p className={styles.wait}>{t('resendIn', { time: clockTime(left) })}</p>
  ) : (
    <Button variant="ghost" size="small" onClick={onResend}>
      {t('resend')}
    </Button>
  );
};

/** Other actions of a view: request another code, open another view. */
export const OtherWays = ({ state, onView, onResend }: Props) => {
  const { t } = useTranslation(NAMESPACE);
  const { view } = state;
  return (
    <div className={styles.ways}>
      {RESENDABLE.includes(view) ? <Resend state={state} onResend={onResend} /> : null}
      {WAYS[view].map((way) => (
        <Button
          key={way.view}
          variant="ghost"
          size="small"
          onClick={() => {
            onView(way.view);
          }}
        >
          {t(way.words)}
        </Button>
      ))}
    </div>
  );
};
