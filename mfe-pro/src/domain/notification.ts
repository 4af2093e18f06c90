/** Topics of notifications (spec §3 "settings: notification settings"). */
export const NOTICE_TOPICS = ['exchange', 'balance', 'loan', 'security', 'news'] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

export const NOTICE_CHANNELS = ['email', 'push'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export type Notices = Readonly<Record<string, boolean>>;

/** The service's name of one cell. */
export const noticeKey = (topic: NoticeTopic, channel: NoticeChannel): string => `${topic}.${channel}`;

/** Security e-mails cannot be switched off: users notice a theft by them. */
export const isNotificationMandatory = (topic: NoticeTopic, channel: NoticeChannel): boolean =>
  topic === 'security' && channel === 'email';

/** Whether a notification is on. The default is the setting of the channel; for news it is off. */
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
