import { useUnit } from 'effector-react';

import { Badge, Button, Card } from '@coinlane/shared-ui/components';

import { canaryOf, rollbackOf } from '../domain/change.rule';
import type { LiveRemote, VersionHealth } from '../domain/composition';
import { mayChange } from '../domain/holder.rule';
import { opsModel } from '../model/create-ops-model';
import { CanaryControl } from './canary-control';
import { HealthTable } from './health-table';
import styles from './ops.module.css';

const canaryWords = ({ canary }: LiveRemote): string => {
  if (canary === null) return 'none';
  return canary.percent === 0
    ? `${canary.version}, stopped`
    : `${canary.version} for ${String(canary.percent)} %`;
};

const Facts = ({ live }: { readonly live: LiveRemote }) => (
  <dl className={styles.facts}>
    <div>
      <dt>Stable</dt>
      <dd>{live.stable}</dd>
    </div>
    <div>
      <dt>Canary</dt>
      <dd>{canaryWords(live)}</dd>
    </div>
    <div>
      <dt>Before</dt>
      <dd>{live.previous.length === 0 ? 'none' : live.previous.join(', ')}</dd>
    </div>
  </dl>
);

type Props = { readonly live: LiveRemote; readonly health: readonly VersionHealth[] };

/** Stops a running canary. The stable version does not change. */
const StopTrialButton = ({ live }: { readonly live: LiveRemote }) => {
  const ask = useUnit(opsModel.change.changeAsked);
  const { canary } = live;
  return canary === null || canary.percent === 0 ? null : (
    <Button
      variant="secondary"
      aria-label={`Stop the trial of ${live.remote}`}
      onClick={() => ask(canaryOf(live, canary.version, 0))}
    >
      Stop the trial
    </Button>
  );
};

const RollbackButton = ({ live }: { readonly live: LiveRemote }) => {
  const ask = useUnit(opsModel.change.changeAsked);
  const rollback = rollbackOf(live);
  return (
    <Button
      variant="danger"
      aria-label={`Roll back ${live.remote}`}
      disabled={rollback === null}
      onClick={() => {
        if (rollback !== null) ask(rollback);
      }}
    >
      Roll back
    </Button>
  );
};

/** Card of one remote: live versions, health, and the two changes that are possible. */
export const RemoteCard = ({ live, health }: Props) => {
  const holder = useUnit(opsModel.session.$holder);
  const isMine = holder !== null && mayChange(holder, live.remote);
  const titleId = `ops-${live.remote}`;
  return (
    <Card as="section" className={styles.remote} aria-labelledby={titleId}>
      <header className={styles.remoteHeader}>
        <h3 id={titleId}>{live.remote}</h3>
        {live.canary !== null && live.canary.percent > 0 ? <Badge tone="info">on trial</Badge> : null}
        {isMine ? (
          <span className={styles.ends}>
            <StopTrialButton live={live} />
            <RollbackButton live={live} />
          </span>
        ) : null}
      </header>
      <Facts live={live} />
      <HealthTable live={live} health={health} />
      {isMine ? (
        <CanaryControl live={live} />
      ) : (
        <p className={styles.muted}>Not to be changed with this token.</p>
      )}
    </Card>
  );
};
