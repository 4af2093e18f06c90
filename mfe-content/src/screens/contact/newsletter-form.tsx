import { useUnit } from 'effector-react';

import { Alert, Button, Checkbox, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { newsletterModel } from '../../model/newsletter';
import { CaptchaBox } from './captcha-box';
import styles from './contact.module.css';
import { FormFailureAlert } from './form-failure';

/** The newsletter's form (spec §2 "Mounting", §7: POST /exchange/subscribe and POST /promo). */
export const NewsletterForm = () => {
  const { t } = useTranslation('content');
  const { config } = useRemoteProps();
  const { view, typed, promotions, focused, left, submit } = useUnit({
    view: newsletterModel.$view,
    typed: newsletterModel.typed,
    promotions: newsletterModel.promotionsPicked,
    focused: newsletterModel.focused,
    left: newsletterModel.left,
    submit: newsletterModel.submitted,
  });
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('forms.newsletter.title')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{t('forms.newsletter.about')}</p>
      <TextField
        label={t('forms.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={view.email}
        error={view.isWrong ? t('warnings.newsletterEmail') : undefined}
        onFocus={() => focused()}
        onBlur={({ target }) => {
          if (target.value !== '') left();
        }}
        onChange={({ target }) => typed(target.value)}
      />
      <Checkbox
        label={t('forms.newsletter.promotions')}
        checked={view.wantsPromotions}
        onChange={({ target }) => promotions(target.checked)}
      />
      {!view.isSent && (
        <CaptchaBox captcha={newsletterModel.captcha} isForeign={config.captcha !== undefined} />
      )}
      {view.failure !== null && <FormFailureAlert failure={view.failure} />}
      {view.isSent && (
        <Alert tone="success" role="status">
          {t('forms.newsletter.sent')}
        </Alert>
      )}
      <Button
        type="submit"
        disabled={!view.maySend && !view.isSending}
        isPending={view.isSending}
        pendingLabel={t('forms.sending')}
      >
        {t('forms.newsletter.subscribe')}
      </Button>
    </form>
  );
};
