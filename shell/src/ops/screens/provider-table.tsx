import { useUnit } from 'effector-react';

import { Alert, Badge, Button, Card } from '@coinlane/shared-ui/components';
import type { BadgeProps } from '@coinlane/shared-ui/components';

import { loadTimeWords, rateWords } from '../domain/health.rule';
import { faultShare, orderCounts, providerLevel, recordWords } from '../domain/provider-state.rule';
import type { NodeState, ProviderLevel, ProviderState } from '../domain/provider-state.rule';
import { opsModel } from '../model/create-ops-model';
import { ColumnTable } from './column-table';
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

const COLUMNS = [
  { title: 'Provider' },
  { title: 'State' },
  { title: 'Running orders', isNumber: true },
  { title: 'Failed calls', isNumber: true },
  { title: 'Mean reply time', isNumber: true },
  { title: 'Track record' },
  { title: 'Switch', isNumber: true },
] as const;

const Level = ({ provider }: { readonly provider: ProviderState }) => {
  const { tone, words } = LEVELS[providerLevel(provider)];
  return (
    <span className={styles.level}>
      <Badge tone={tone}>{words}</Badge>
    </span>
  );
};

const Switch = ({ provider }: { readonly provider: ProviderState }) => {
  const { view, ask } = useUnit({ view: model.$view, ask: model.switchAsked });
  const { id, displayName, isSwitchedOff } = provider;
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={view.isSwitching}
      aria-label={`Switch ${isSwitchedOff ? 'on' : 'off'} ${displayName}`}
      onClick={() => ask({ id, isOff: !isSwitchedOff })}
    >
      {isSwitchedOff ? 'Switch on' : 'Switch off'}
    </Button>
  );
};

const cellsOf = (provider: ProviderState) => {
  const { id, displayName, meanMs, lastFault, calls, trackRecord } = provider;
  const { running, all } = orderCounts(provider);
  return [
    <span key="provider" className={styles.provider}>
      {displayName} <span className={styles.muted}>({id})</span>
    </span>,
    <Level key="state" provider={provider} />,
    `${String(running)} of ${String(all)}`,
    <span key="failed">
      {rateWords(faultShare(provider))} of {String(calls)}
      {lastFault === null ? null : <span className={styles.fault}>Last: {lastFault}</span>}
    </span>,
    loadTimeWords(meanMs),
    recordWords(trackRecord),
    <span key="switch" className={styles.level}>
      <Switch provider={provider} />
    </span>,
  ];
};

/** Names the providers whose reports the chain contradicts. */
export const FalseReports = () => {
  const { providers } = useUnit(model.$view);
  return providers.map(({ id, displayName, falseReports }) =>
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
  );
};

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

/** Swap providers with their orders, failures and switches. Renders nothing if the site has none. */
export const ProviderTable = () => {
  const { providers, nodes, problem } = useUnit(model.$view);
  if (providers.length === 0 && problem === null) return null;
  return (
    <Card as="section" className={styles.stack} aria-labelledby="ops-providers">
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
      <Nodes nodes={nodes} />
      <ColumnTable
        caption="Swap providers"
        columns={COLUMNS}
        rows={providers.map((provider) => [provider.id, cellsOf(provider)])}
      />
    </Card>
  );
};
