import { useUnit } from 'effector-react';

import {
  Badge,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@coinlane/shared-ui/components';

import { ageWords, channelStates } from '../domain/message-queue.rule';
import type { ChannelState } from '../domain/message-queue.rule';
import { opsModel } from '../model/create-ops-model';
import styles from './ops.module.css';

const NAMES: ReadonlyMap<string, string> = new Map([
  ['webhook', 'Webhooks'],
  ['email', 'E-mails'],
  ['push', 'Push messages'],
]);

const Row = ({ state }: { readonly state: ChannelState }) => (
  <TableRow>
    <TableCell label="Channel">{NAMES.get(state.channel) ?? state.channel}</TableCell>
    <TableCell label="State">
      <span className={styles.level}>
        <Badge tone={state.isLate ? 'danger' : 'success'}>{state.isLate ? 'not delivered' : 'good'}</Badge>
      </span>
    </TableCell>
    <TableCell label="Waiting" align="end">
      {String(state.waiting)}
    </TableCell>
    <TableCell label="Oldest waiting" align="end">
      {state.oldestMs === null ? '–' : ageWords(state.oldestMs)}
    </TableCell>
    <TableCell label="Delivered, 30 days" align="end">
      {String(state.delivered)}
    </TableCell>
    <TableCell label="Given up, 30 days" align="end">
      {String(state.givenUp)}
    </TableCell>
  </TableRow>
);

/** Messages about orders by channel. Nothing before the first one. */
export const MessageTable = () => {
  const { messages } = useUnit(opsModel.providers.$view);
  if (messages.length === 0) return null;
  return (
    <section className={styles.stack} aria-labelledby="ops-messages">
      <h2 id="ops-messages">Messages about orders</h2>
      <Table caption="Messages about orders">
        <TableHead>
          <TableRow>
            <TableHeaderCell>Channel</TableHeaderCell>
            <TableHeaderCell>State</TableHeaderCell>
            <TableHeaderCell align="end">Waiting</TableHeaderCell>
            <TableHeaderCell align="end">Oldest waiting</TableHeaderCell>
            <TableHeaderCell align="end">Delivered, 30 days</TableHeaderCell>
            <TableHeaderCell align="end">Given up, 30 days</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {channelStates(messages).map((state) => (
            <Row key={state.channel} state={state} />
          ))}
        </TableBody>
      </Table>
    </section>
  );
};
