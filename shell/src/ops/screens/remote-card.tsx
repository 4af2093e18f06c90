import { useUnit } from 'effector-react';

import { Badge, Button, Card } from '@coinlane/shared-ui/components';

import { canaryOf, nextStepOf, rollbackOf } from '../domain/change.rule';
import type { Change } from '../domain/change.rule';
import type { LiveRemote, Rollout, VersionHealth } from '../domain/composition';
import { mayChange } from '../domain/holder.rule';
import { timeWords } from '../domain/moment.rule';
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

const rolloutWords = ({ next, endsAtMs }: Rollout): string =>
  `${next === null ? 'watched until' : `${String(next)} % at`} ${timeWords(endsAtMs)}`;

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
    {live.rollout ? (
      <div>
        <dt>Rollout</dt>
        <dd>{rolloutWords(live.rollout)}</dd>
      </div>
    ) : null}
    <div>
      <dt>Before</dt>
      <dd>{live.previous.length === 0 ? 'none' : live.previous.join(', ')}</dd>
    </div>
  </dl>
);

type Props = { readonly live: LiveRemote; readonly health: readonly VersionHealth[] };

type ChangeButtonProps = {
  /** Null: the change is impossible. */
  readonly change: Change | null;
  readonly label: string;
  readonly name: string;
  readonly variant?: 'secondary' | 'danger';
};

const ChangeButton = ({ change, label, name, variant = 'secondary' }: ChangeButtonProps) => {
  const ask = useUnit(opsModel.change.changeAsked);
  return (
    <Button
      variant={variant}
      aria-label={name}
      disabled={change === null}
      onClick={() => change && ask(change)}
    >
      {label}
    </Button>
  );
};

/** Buttons to stop a canary (the stable version does not change), and to make the next step early. */
const ChangeButtons = ({ live }: { readonly live: LiveRemote }) => {
  const { remote, canary } = live;
  const step = nextStepOf(live);
  return (
    <span className={styles.ends}>
      {step && <ChangeButton change={step} label="Next step now" name={`Next step now: ${remote}`} />}
      {canary?.percent ? (
        <ChangeButton
          change={canaryOf(live, canary.version, 0)}
          label="Stop the trial"
          name={`Stop the trial of ${remote}`}
        />
      ) : null}
      <ChangeButton
        variant="danger"
        change={rollbackOf(live)}
        label="Roll back"
        name={`Roll back ${remote}`}
      />
    </span>
  );
};

/** State of the canary. A stopped one needs the attention of an operator. The history contains the reason. */
const TrialBadge = ({ canary }: Pick<LiveRemote, 'canary'>) => {
  if (canary === null) return null;
  return canary.percent > 0 ? (
    <Badge tone="info">on trial</Badge>
  ) : (
    <Badge tone="danger">trial stopped</Badge>
  );
};

/** Card of one remote: live versions, health, and the possible changes. */
export const RemoteCard = ({ live, health }: Props) => {
  const holder = useUnit(opsModel.session.$holder);
  const isMine = holder !== null && mayChange(holder, live.remote);
  const titleId = `ops-${live.remote}`;
  return (
    <Card as="section" className={styles.remote} aria-labelledby={titleId}>
      <header className={styles.remoteHeader}>
        <h3 id={titleId}>{live.remote}</h3>
        <TrialBadge canary={live.canary} />
        {isMine ? <ChangeButtons live={live} /> : null}
      </header>
      <Facts live={live} />
      <HealthTable live={live} health={health} />
      {isMine ? (
        <CanaryControl live={live} />
      ) : (
        <p className={styles.muted}>You cannot change this remote.</p>
      )}
    </Card>
  );
};
