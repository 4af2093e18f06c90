import { useUnit } from 'effector-react';

import { Badge, Card } from '@coinlane/shared-ui/components';

import { ageWords, channelStates } from '../domain/message-queue.rule';
import type { ChannelState } from '../domain/message-queue.rule';
import { opsModel } from '../model/create-ops-model';
import { ColumnTable } from './column-table';
import styles from './ops.module.css';

const NAMES: ReadonlyMap<string, string> = new Map([
  ['webhook', 'Webhooks'],
  ['email', 'E-mails'],
  ['push', 'Push messages'],
]);

const COLUMNS = [
  { title: 'Channel' },
  { title: 'State' },
  { title: 'Waiting', isNumber: true },
  { title: 'Oldest waiting', isNumber: true },
  { title: 'Delivered, 30 days', isNumber: true },
  { title: 'Given up, 30 days', isNumber: true },
] as const;

const cellsOf = ({ channel, isLate, waiting, oldestMs, delivered, givenUp }: ChannelState) => [
  NAMES.get(channel) ?? channel,
  <span key="state" className={styles.level}>
    <Badge tone={isLate ? 'danger' : 'success'}>{isLate ? 'not delivered' : 'good'}</Badge>
  </span>,
  waiting,
  oldestMs === null ? '–' : ageWords(oldestMs),
  delivered,
  givenUp,
];

/** Messages about orders, by channel. Renders nothing without messages. */
export const MessageTable = () => {
  const { messages } = useUnit(opsModel.providers.$view);
  if (messages.length === 0) return null;
  return (
    <Card as="section" className={styles.stack} aria-labelledby="ops-messages">
      <h2 id="ops-messages">Messages about orders</h2>
      <ColumnTable
        caption="Messages about orders"
        columns={COLUMNS}
        rows={channelStates(messages).map((state) => [state.channel, cellsOf(state)])}
      />
    </Card>
  );
};
