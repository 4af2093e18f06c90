import { useUnit } from 'effector-react';

import { Checkbox, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { newsletterModel } from '../../model/newsletter';
import { SendingForm } from './sending-form';

/** The newsletter form (spec §2 "Mounting", §7: POST /exchange/subscribe and POST /promo). */
export const NewsletterForm = () => {
  const { t } = useTranslation('content');
  const { view, typed, promotions, focused, left, submit } = useUnit({
    view: newsletterModel.$view,
    typed: newsletterModel.typed,
    promotions: newsletterModel.promotionsPicked,
    focused: newsletterModel.focused,
    left: newsletterModel.left,
    submit: newsletterModel.submitted,
  });
  return (
    <SendingForm
      view={view}
      captcha={newsletterModel.captcha}
      label={t('forms.newsletter.title')}
      sendWords={t('forms.newsletter.subscribe')}
      sentWords={t('forms.newsletter.sent')}
      onSubmit={() => submit()}
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
    </SendingForm>
  );
};
