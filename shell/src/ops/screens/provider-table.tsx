import { useUnit } from 'effector-react';

import {
  Alert,
  Badge,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@coinlane/shared-ui/components';
import type { BadgeProps } from '@coinlane/shared-ui/components';

import { rateWords } from '../domain/health.rule';
import { faultShare, orderCounts, providerLevel, recordWords } from '../domain/provider-state.rule';
import type { NodeState, ProviderLevel, ProviderState } from '../domain/provider-state.rule';
import { opsModel } from '../model/create-ops-model';
import styles from './ops.module.css';

const { providers: model } = opsModel;

const LEVELS: Readonly<Record<ProviderLevel, { readonly tone: BadgeProps['tone']; readonly words: string }>> =
  {
    off: { tone: 'neutral', words: 'switched off' },
    false: { tone: 'danger', words: 'false reports' },
    down: { tone: 'danger', words: 'down, breaker open' },
    watch: { tone: 'warning', words: 'watch' },
    good: { tone: 'success', words: 'good' },
    quiet: { tone: 'neutral', words: 'no calls' },
  };

const Row = ({ provider }: { readonly provider: ProviderState }) => {
  const { view, ask } = useUnit({ view: model.$view, ask: model.switchAsked });
  const { id, displayName, isSwitchedOff, meanMs, lastFault, calls, trackRecord } = provider;
  const { tone, words } = LEVELS[providerLevel(provider)];
  const { running, all } = orderCounts(provider);
  return (
    <TableRow>
      <TableCell label="Provider">
        <span className={styles.version}>
          {displayName} <span className={styles.muted}>({id})</span>
        </span>
      </TableCell>
      <TableCell label="State">
        <span className={styles.level}>
          <Badge tone={tone}>{words}</Badge>
        </span>
      </TableCell>
      <TableCell label="Running orders" align="end">
        {String(running)} of {String(all)}
      </TableCell>
      <TableCell label="Failed calls" align="end">
        <span {...(lastFault === null ? {} : { title: lastFault })}>
          {rateWords(faultShare(provider))} of {String(calls)}
        </span>
      </TableCell>
      <TableCell label="Mean reply time" align="end">
        {String(meanMs)} ms
      </TableCell>
      <TableCell label="Track record">{recordWords(trackRecord)}</TableCell>
      <TableCell label="Switch" align="end">
        <Button
          variant="secondary"
          size="small"
          disabled={view.isSwitching}
          aria-label={`Switch ${displayName} ${isSwitchedOff ? 'on' : 'off'}`}
          onClick={() => ask({ id, isOff: !isSwitchedOff })}
        >
          {isSwitchedOff ? 'Switch on' : 'Switch off'}
        </Button>
      </TableCell>
    </TableRow>
  );
};

/** Names the providers whose reports the chain contradicts. */
const FalseReports = ({ providers }: { readonly providers: readonly ProviderState[] }) => (
  <>
    {providers.map(({ id, displayName, falseReports }) =>
      falseReports === null ? null : (
        <Alert
          key={id}
          tone="danger"
          role="alert"
          title={`${displayName} reported false facts about ${String(falseReports.orders)} ${falseReports.orders === 1 ? 'order' : 'orders'}`}
        >
          Last: {falseReports.last}. Switch the provider off, and contact it.
        </Alert>
      ),
    )}
  </>
);

/** State of the nodes that confirm deposits and payouts. */
const Nodes = ({ nodes }: { readonly nodes: readonly NodeState[] }) => {
  const failing = nodes.filter(({ problem }) => problem !== null);
  if (nodes.length === 0) return null;
  return (
    <>
      {failing.map(({ network, name, problem }) => (
        <Alert key={network} tone="warning" role="alert" title={`The node of ${name} cannot be used`}>
          {problem}. Payouts on this network are not shown as finished until it answers.
        </Alert>
      ))}
      <p className={styles.muted}>
        Payouts are confirmed by own nodes of: {nodes.map(({ name }) => name).join(', ')}.
      </p>
    </>
  );
};

/** Swap providers with their orders, failures and switches. Nothing if the site has none. */
export const ProviderTable = () => {
  const { providers, nodes, problem } = useUnit(model.$view);
  if (providers.length === 0 && problem === null) return null;
  return (
    <section className={styles.stack} aria-labelledby="ops-providers">
      <h2 id="ops-providers">Swap providers</h2>
      <p className={styles.muted}>
        Orders and switches are those of all servers, calls those of this one since its start. A provider that
        is switched off gets no offers and no new orders; its running orders continue.
      </p>
      {problem === null ? null : (
        <Alert tone="danger" role="alert" title="The providers cannot be read or switched">
          {problem}
        </Alert>
      )}
      <FalseReports providers={providers} />
      <Nodes nodes={nodes} />
      <Table caption="Swap providers">
        <TableHead>
          <TableRow>
            <TableHeaderCell>Provider</TableHeaderCell>
            <TableHeaderCell>State</TableHeaderCell>
            <TableHeaderCell align="end">Running orders</TableHeaderCell>
            <TableHeaderCell align="end">Failed calls</TableHeaderCell>
            <TableHeaderCell align="end">Mean reply time</TableHeaderCell>
            <TableHeaderCell>Track record</TableHeaderCell>
            <TableHeaderCell align="end">Switch</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {providers.map((provider) => (
            <Row key={provider.id} provider={provider} />
          ))}
        </TableBody>
      </Table>
    </section>
  );
};
