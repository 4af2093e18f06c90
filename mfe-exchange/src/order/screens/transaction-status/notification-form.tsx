import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';

import { Alert, Button, Card, Checkbox, classNames, TextField } from '@coinlane/shared-ui/components';
import { failureText } from '@coinlane/shared-ui/failure';
import { joinSentences } from '@coinlane/shared-ui/join-sentences';
import { useIsBrowser } from '@coinlane/shared-ui/is-browser';

import { isFinal } from '../../domain/transaction';
import { noticesModel, notificationModel } from '../../model/order-actions';
import type { NotificationView } from '../../model/order-actions';
import { $unavailable } from '../../../page/model/settings';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import { BrowserNotice } from './browser-notice';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const problemOf = (words: Words, { state }: NotificationView): string | undefined => {
  switch (state._tag) {
    case 'Invalid':
      return words.t('email.Malformed');
    case 'Declined':
      return words.t('notify.declined');
    case 'Failed':
      return joinSentences(words.t('notify.failed'), failureText(words, state.failure));
    case 'Editing':
    case 'Sending':
    case 'Confirmed':
      return undefined;
  }
};

const SubmitButton = ({ isPending }: { readonly isPending: boolean }) => {
  const { t } = useWords();
  const isAlive = useIsBrowser();
  return (
    <Button
      type="submit"
      variant="secondary"
      size="small"
      // before hydration a submit would reload the page and lose the address
      disabled={!isAlive}
      isPending={isPending}
      pendingLabel={t('notify.sending')}
    >
      {t('notify.submit')}
    </Button>
  );
};

/** ID of the section, to move the focus there. */
export const NOTIFY_ID = 'transaction-notifications';

/** Form that subscribes to e-mails about the transaction. */
const EmailForm = () => {
  const words = useWords();
  const { t } = words;
  const { view, typed, toggleNews, submit, unavailable } = useUnit({
    view: notificationModel.$view,
    typed: notificationModel.emailTyped,
    toggleNews: notificationModel.newsToggled,
    submit: notificationModel.submitted,
    unavailable: $unavailable,
  });
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    submit();
  };
  if (view.state._tag === 'Confirmed')
    return (
      <Alert tone="success" role="status">
        {t('notify.confirmed', { email: view.email })}
      </Alert>
    );
  return (
    <form noValidate className={styles.notify} onSubmit={handleSubmit}>
      <TextField
        type="email"
        label={t('details.email')}
        autoComplete="email"
        value={view.email}
        onChange={({ target }) => typed(target.value)}
        error={problemOf(words, view)}
        trailingAction={<SubmitButton isPending={view.state._tag === 'Sending'} />}
      />
      {unavailable.includes('newsletter') ? null : (
        <Checkbox
          label={t('order.notice.news')}
          hint={t('order.notice.newsHint')}
          checked={view.wantsNews}
          onChange={({ target }) => toggleNews(target.checked)}
        />
      )}
    </form>
  );
};

/** Ways to receive messages about the transaction. */
export const NotificationForm = ({ transaction }: StageProps) => {
  const { t } = useWords();
  const { unavailable, notices } = useUnit({ unavailable: $unavailable, notices: noticesModel.$view });
  const hasEmail = !unavailable.includes('email');
  if (isFinal(transaction.status) || (!hasEmail && notices.permission === 'unsupported')) return null;
  return (
    <Card
      as="section"
      id={NOTIFY_ID}
      aria-labelledby="transaction-notify"
      className={classNames(styles.panel, styles.onScreen)}
    >
      <div>
        <h2 id="transaction-notify" className={styles.panelTitle}>
          {t('notify.title')}
        </h2>
        <p className={styles.term}>{t('notify.hint')}</p>
      </div>
      {hasEmail && <EmailForm />}
      <BrowserNotice transaction={transaction} />
    </Card>
  );
};
