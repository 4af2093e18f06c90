/** Topics of notifications (spec §3 "settings: notification settings"). */
export const NOTICE_TOPICS = ['exchange', 'balance', 'loan', 'security', 'news'] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

export const NOTICE_CHANNELS = ['email', 'push'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export type Notices = Readonly<Record<string, boolean>>;

/** Key of one setting, by the service's naming. */
export const noticeKey = (topic: NoticeTopic, channel: NoticeChannel): string => `${topic}.${channel}`;

/** Security e-mails cannot be switched off, because they alert users to a theft. */
export const isNotificationMandatory = (topic: NoticeTopic, channel: NoticeChannel): boolean =>
  topic === 'security' && channel === 'email';

/** Whether a notification is on. The default is the setting of its channel, but news is off by default. */
export const isNotificationEnabled = (
  notices: Notices,
  topic: NoticeTopic,
  channel: NoticeChannel,
): boolean => {
  if (isNotificationMandatory(topic, channel)) return true;
  const said = notices[noticeKey(topic, channel)];
  if (said !== undefined) return said;
  return topic !== 'news' && (notices[channel] ?? false);
};
