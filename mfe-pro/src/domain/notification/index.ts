export {
  isNotificationMandatory,
  isNotificationEnabled,
  NOTICE_CHANNELS,
  NOTICE_TOPICS,
  noticeKey,
} from './notification';
export type { NoticeChannel, Notices, NoticeTopic } from './notification';
