import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import {
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  VisuallyHidden,
} from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Account } from '../domain/account';
import {
  isNotificationMandatory,
  isNotificationEnabled,
  NOTICE_CHANNELS,
  NOTICE_TOPICS,
  noticeKey,
} from '../domain/notification';
import type { NoticeChannel, NoticeTopic } from '../domain/notification';
import { notificationModel } from '../model/notification';
import { ProblemNote } from '../ui/problem-note';
import { Section } from '../ui/section';
import styles from './notifications.module.css';

type CellProps = { readonly topic: NoticeTopic; readonly channel: NoticeChannel };

const Cell = ({ topic, channel }: CellProps) => {
  const { t } = useTranslation('pro');
  const { notices, flip } = useUnit({
    notices: notificationModel.$notices,
    flip: notificationModel.switched,
  });
  return (
    <span className={styles.cell}>
      <Checkbox
        label={
          <VisuallyHidden>
            {t('notices.cell', {
              topic: t(`notices.topic_${topic}`),
              channel: t(`notices.channel_${channel}`),
            })}
          </VisuallyHidden>
        }
        checked={isNotificationEnabled(notices, topic, channel)}
        disabled={isNotificationMandatory(topic, channel)}
        onChange={({ currentTarget }) =>
          flip({ key: noticeKey(topic, channel), isOn: currentTarget.checked })
        }
      />
    </span>
  );
};

const Row = ({ topic }: { readonly topic: NoticeTopic }) => {
  const { t } = useTranslation('pro');
  return (
    <TableRow>
      <TableCell>
        <span className={styles.topic}>{t(`notices.topic_${topic}`)}</span>
        <span className={styles.about}>{t(`notices.about_${topic}`)}</span>
      </TableCell>
      {NOTICE_CHANNELS.map((channel) => (
        <TableCell key={channel} align="end">
          <Cell topic={topic} channel={channel} />
        </TableCell>
      ))}
    </TableRow>
  );
};

/** Notification settings. Each checkbox is saved separately (spec §3 "notification settings"). */
export const NotificationsSection = ({ account }: { readonly account: Pick<Account, 'notifications'> }) => {
  const { t } = useTranslation('pro');
  const { problem, isSaved, open } = useUnit({
    problem: notificationModel.$problem,
    isSaved: notificationModel.$isSaved,
    open: notificationModel.opened,
  });
  const { notifications } = account;
  useEffect(() => {
    open(notifications);
  }, [open, notifications]);
  return (
    <Section title={t('notices.title')} lead={t('notices.lead')}>
      <Table caption={t('notices.lead')} narrow="scroll" className={styles.matrix}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('notices.topic')}</TableHeaderCell>
            {NOTICE_CHANNELS.map((channel) => (
              <TableHeaderCell key={channel} align="end">
                {t(`notices.channel_${channel}`)}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {NOTICE_TOPICS.map((topic) => (
            <Row key={topic} topic={topic} />
          ))}
        </TableBody>
      </Table>
      <p role="status" className={styles.saved}>
        {isSaved ? t('notices.saved') : ''}
      </p>
      <ProblemNote problem={problem} />
    </Section>
  );
};
