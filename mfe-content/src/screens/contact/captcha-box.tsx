import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import { useCallback } from 'react';

import { CaptchaBox as Box } from '@coinlane/shared-ui/captcha';
import type { CaptchaWords } from '@coinlane/shared-ui/captcha';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { loadCaptchaFx } from '../../model/form-ports';

/** Model of one form's captcha. */
export type CaptchaOfForm = {
  readonly answered: EventCallable<string>;
  readonly lost: EventCallable<void>;
  readonly $answer: Store<string | null>;
  readonly $round: Store<number>;
};
type Props = { readonly captcha: CaptchaOfForm; readonly isForeign: boolean };

/** The captcha of a form, with this remote's texts. */
export const CaptchaBox = ({ captcha, isForeign }: Props) => {
  const { t, i18n } = useTranslation('content');
  const { load, lost, ...bound } = useUnit({
    load: loadCaptchaFx,
    lost: captcha.lost,
    onAnswer: captcha.answered,
    answer: captcha.$answer,
    round: captcha.$round,
  });
  const words: CaptchaWords = {
    label: t('forms.captcha.label'),
    hint: t('forms.captcha.hint'),
    solved: t('forms.captcha.solved'),
    working: t('forms.captcha.working'),
    loading: t('forms.captcha.loading'),
    blocked: t('forms.captcha.blocked'),
    blockedAdvice: t('forms.captcha.blockedAdvice'),
    retry: t('forms.captcha.retry'),
  };
  return (
    <Box
      words={words}
      language={i18n.language}
      isForeign={isForeign}
      load={useCallback(() => load(undefined), [load])}
      onLost={useCallback(() => lost(), [lost])}
      {...bound}
    />
  );
};
