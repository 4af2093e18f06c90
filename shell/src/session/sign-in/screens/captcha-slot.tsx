import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';
import { CaptchaBox } from '@coinlane/shared-ui/captcha';
import type { CaptchaProvider, CaptchaWords } from '@coinlane/shared-ui/captcha';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { NAMESPACE } from '../load-texts';
import { signInModel } from '../model/create-sign-in-model';

/** Dependencies of a captcha. */
export type CaptchaPorts = {
  readonly load: () => Promise<CaptchaProvider>;
  readonly captcha: PublicConfig['captcha'];
};

/** Captcha that the service requires after failed attempts (spec §8 "AUTH.CAPTCHA_NEEDED"). Gets the focus. */
export const CaptchaSlot = ({ load, captcha }: CaptchaPorts) => {
  const { t, i18n } = useTranslation(NAMESPACE);
  const { state, solved, lost } = useUnit({
    state: signInModel.$state,
    solved: signInModel.captchaSolved,
    lost: signInModel.captchaLost,
  });
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  const words: CaptchaWords = {
    label: t('captcha.label'),
    hint: t('captcha.hint'),
    solved: t('captcha.solved'),
    working: t('captcha.working'),
    loading: t('captcha.loading'),
    blocked: t('captcha.blocked'),
    blockedAdvice: t('captcha.blockedAdvice'),
    retry: t('captcha.retry'),
  };
  return (
    <div ref={group} role="group" tabIndex={-1} aria-label={t('captcha.title')}>
      <CaptchaBox
        key={state.captchaRound}
        words={words}
        language={i18n.language}
        isForeign={captcha !== undefined}
        load={load}
        answer={state.captcha === '' ? null : state.captcha}
        round={state.captchaRound}
        onAnswer={solved}
        onLost={lost}
      />
    </div>
  );
};
