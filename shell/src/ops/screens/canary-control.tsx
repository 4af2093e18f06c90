import { useUnit } from 'effector-react';
import { useId, useState } from 'react';

import { Button, SelectField } from '@coinlane/shared-ui/components';

import { CANARY_STEPS, LAST_STEP, percentOfStep, stepOfPercent } from '../domain/canary-steps.rule';
import { candidatesOf, canaryOf, nextStepOf, preselected, rolloutOf, shareOf } from '../domain/change.rule';
import type { Candidate } from '../domain/change.rule';
import type { LiveRemote } from '../domain/composition';
import { opsModel } from '../model/create-ops-model';
import styles from './ops.module.css';

const ALL = 100;

type SliderProps = {
  readonly remote: string;
  readonly percent: number;
  readonly onPercent: (percent: number) => void;
};

const ShareSlider = ({ remote, percent, onPercent }: SliderProps) => {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>
        Share of visitors: <strong>{String(percent)} %</strong>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={LAST_STEP}
        step={1}
        value={stepOfPercent(percent)}
        aria-label={`Share of visitors on trial of ${remote}`}
        aria-valuetext={`${String(percent)} %`}
        onChange={(event) => onPercent(percentOfStep(Number(event.target.value)))}
      />
      <span className={styles.steps} aria-hidden="true">
        {CANARY_STEPS.map((step) => (
          <span key={step}>{String(step)}</span>
        ))}
      </span>
    </div>
  );
};

const NO_VERSION = '';

type TrialProps = { readonly live: LiveRemote; readonly candidates: readonly Candidate[] };

const optionsOf = (candidates: readonly Candidate[], version: string) => [
  ...(version === NO_VERSION ? [{ value: NO_VERSION, label: 'Choose a version' }] : []),
  ...candidates.map((each) => ({
    value: each.version,
    label: each.isStopped ? `${each.version} (stopped)` : each.version,
  })),
];

const Trial = ({ live, candidates }: TrialProps) => {
  const ask = useUnit(opsModel.change.changeAsked);
  const [picked, setPicked] = useState<string | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const chosen = candidates.find(({ version: each }) => each === picked) ?? preselected(candidates);
  const version = chosen?.version ?? NO_VERSION;
  const share = shareOf(live, version);
  const percent = moved ?? share;
  return (
    <div className={styles.stack}>
      <SelectField
        label={`Version on trial of ${live.remote}`}
        value={version}
        options={optionsOf(candidates, version)}
        onChange={(event) => {
          setPicked(event.target.value);
          setMoved(null);
        }}
      />
      <ShareSlider remote={live.remote} percent={percent} onPercent={setMoved} />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          aria-label={`Apply the share of ${live.remote}`}
          disabled={chosen === null || percent === share}
          onClick={() => ask(canaryOf(live, version, percent))}
        >
          Apply
        </Button>
        <Button
          variant="secondary"
          aria-label={`Roll out in steps: ${live.remote} ${version}`.trimEnd()}
          disabled={chosen === null || percent === ALL || nextStepOf(live) !== null}
          onClick={() => ask(rolloutOf(live, version, percent))}
        >
          Roll out in steps
        </Button>
        <Button
          variant="secondary"
          aria-label={`Make it live for all: ${live.remote} ${version}`.trimEnd()}
          disabled={chosen === null}
          onClick={() => ask(canaryOf(live, version, ALL))}
        >
          Make it live for all
        </Button>
      </div>
    </div>
  );
};

/** Starts, widens or stops a canary, rolls its version out in steps, or releases it for all visitors. */
export const CanaryControl = ({ live }: { readonly live: LiveRemote }) => {
  const candidates = candidatesOf(live);
  // resets the slider when the ledger reports another share or version
  const key = live.canary === null ? 'none' : `${live.canary.version} ${String(live.canary.percent)}`;
  return candidates.length === 0 ? (
    <p className={styles.muted}>No other version is published.</p>
  ) : (
    <Trial key={key} live={live} candidates={candidates} />
  );
};
