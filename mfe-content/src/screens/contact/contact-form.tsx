import { useUnit } from 'effector-react';

import { TextArea, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { ERROR_KEYS, WARNING_KEYS } from '../../domain/contact-form';
import type { ContactField } from '../../domain/contact-form';
import { contactModel } from '../../model/contact';
import type { ContactView } from '../../model/contact';
import styles from './contact.module.css';
import { SendingForm } from './sending-form';

/** Error of a field: the service's message, otherwise ours (spec §5 "Contact and support forms"). */
const useProblemOf = ({ failure, left, isFine }: ContactView) => {
  const { t } = useTranslation('content');
  return (field: ContactField): string | undefined => {
    const message = failure?._tag === 'Fields' ? failure.messages[field] : undefined;
    if (message !== undefined)
      return t(ERROR_KEYS[field]) === message ? message : `${t(ERROR_KEYS[field])} (${message})`;
    return left.includes(field) && !isFine[field] ? t(WARNING_KEYS[field]) : undefined;
  };
};

const Fields = ({ view }: { readonly view: ContactView }) => {
  const { t } = useTranslation('content');
  const problemOf = useProblemOf(view);
  const { typed, focused, left } = useUnit({
    typed: contactModel.typed,
    focused: contactModel.focused,
    left: contactModel.left,
  });
  const bind = (field: ContactField) => ({
    name: field,
    value: view.fields[field],
    error: problemOf(field),
    onFocus: () => focused(),
    onBlur: () => left(field),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      typed({ field, text: target.value }),
  });
  return (
    <>
      <TextField label={t('forms.name')} autoComplete="name" maxLength={100} {...bind('name')} />
      <TextField
        label={t('forms.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...bind('email')}
      />
      <TextArea
        label={t('forms.message')}
        rows={6}
        maxLength={10_000}
        className={styles.message}
        {...bind('message')}
      />
    </>
  );
};

/** The support contact form (spec §3 "Support contact"). The caller opens it with a topic. */
export const ContactForm = () => {
  const { t } = useTranslation('content');
  const { view, submit } = useUnit({ view: contactModel.$view, submit: contactModel.submitted });
  return (
    <SendingForm
      view={view}
      captcha={view.topic === 'ticket' ? null : contactModel.captcha}
      sendWords={t('forms.send')}
      sentWords={t('forms.sent')}
      onSubmit={() => submit()}
    >
      <Fields view={view} />
    </SendingForm>
  );
};
