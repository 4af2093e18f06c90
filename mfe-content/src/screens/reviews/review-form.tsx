import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Alert, Button, RadioGroup, TextArea, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { MAX_REVIEW_LENGTH, STARS } from '../../domain/review';
import type { ReviewFailure } from '../../domain/review';
import { reviewModel } from '../../model/review';
import { Stars } from '../../ui/stars';
import { CaptchaBox } from '../contact';
import styles from './reviews.module.css';

const failureKey = {
  OrderNotFound: 'reviews.failure.notFound',
  OrderNotFinished: 'reviews.failure.notFinished',
  AlreadyReviewed: 'reviews.failure.already',
  CaptchaRefused: 'forms.failure.captcha',
  Unreachable: 'forms.failure.unreachable',
  Refused: 'forms.failure.server',
} as const satisfies Readonly<Record<ReviewFailure['_tag'], string>>;

const Fields = () => {
  const { t } = useTranslation('content');
  const { view, change } = useUnit({ view: reviewModel.$view, change: reviewModel.changed });
  const { orderId, rating, text, name } = view.fields;
  return (
    <>
      <TextField
        label={t('reviews.order')}
        hint={t('reviews.orderHint')}
        autoComplete="off"
        maxLength={100}
        value={orderId}
        onChange={({ target }) => change({ orderId: target.value })}
      />
      <RadioGroup
        legend={t('reviews.stars')}
        look="list"
        value={STARS.find((star) => star === String(rating)) ?? null}
        onValueChange={(star) => change({ rating: Number(star) })}
        options={STARS.map((star) => ({ value: star, label: <Stars rating={Number(star)} /> }))}
      />
      <TextArea
        label={t('reviews.text')}
        rows={5}
        className={styles.text}
        maxLength={MAX_REVIEW_LENGTH}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextField
        label={t('reviews.name')}
        autoComplete="nickname"
        maxLength={60}
        value={name}
        onChange={({ target }) => change({ name: target.value })}
      />
    </>
  );
};

/** The review form. `?order=` fills in the order's ID. */
export const ReviewForm = () => {
  const { t } = useTranslation('content');
  const { config } = useRemoteProps();
  const { search } = useLocation();
  const { view, open, submit } = useUnit({
    view: reviewModel.$view,
    open: reviewModel.opened,
    submit: reviewModel.submitted,
  });
  useEffect(() => {
    open(new URLSearchParams(search).get('order') ?? '');
  }, [open, search]);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Fields />
      {!view.isSent && <CaptchaBox captcha={reviewModel.captcha} isForeign={config.captcha !== undefined} />}
      {view.failure !== null && (
        <Alert tone="danger" role="alert">
          {t(failureKey[view.failure._tag])}
        </Alert>
      )}
      {view.isSent && (
        <Alert tone="success" role="status">
          {t('reviews.sent')}
        </Alert>
      )}
      <Button
        type="submit"
        disabled={!view.canSend && !view.isSending}
        isPending={view.isSending}
        pendingLabel={t('forms.sending')}
      >
        {t('forms.send')}
      </Button>
    </form>
  );
};
