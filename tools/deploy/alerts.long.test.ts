import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { stringify } from 'yaml';

import { unpackPackage } from '../check/unpack-package.ts';
import { fromRoot } from '../webpack/paths.ts';
import { samplesOfGuard } from './guard-metrics.fixture.ts';

const FOLDER = fromRoot('.cache/prometheus');
const PROMTOOL = join(FOLDER, 'root/usr/bin/promtool');

const promtool = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(PROMTOOL, args, {
    cwd: fromRoot('deploy/prometheus'),
    encoding: 'utf8',
  });
  return status === 0 ? 'SUCCESS' : `${stdout}${stderr}`;
};

const GUARD_ALERT = {
  exp_labels: { severity: 'ticket', remote: 'mfe-swap' },
  exp_annotations: {
    summary: 'The guard stopped or rolled back a version of mfe-swap.',
    runbook: 'docs/ops.md#metrics-and-alerts',
  },
};

/** Test of the rules: a server is scraped ten times before its guard acts, and ten times afterwards. */
const guardTest = async (): Promise<string> => {
  const { before, after } = await samplesOfGuard('coinlane_guard_stops_total');
  const alertname = 'CoinlaneGuardStopped';
  return stringify({
    rule_files: [fromRoot('deploy/prometheus/alerts.yaml')],
    evaluation_interval: '30s',
    tests: [
      {
        interval: '30s',
        input_series: [...after].map(([series, value]) => ({
          series,
          values: `${String(before.get(series) ?? '_')}x9 ${String(value)}x9`,
        })),
        alert_rule_test: [
          { eval_time: '4m30s', alertname },
          { eval_time: '5m', alertname, exp_alerts: [GUARD_ALERT] },
        ],
      },
    ],
  });
};

describe('the alert rules in Prometheus', () => {
  beforeAll(() => {
    if (!existsSync(PROMTOOL)) unpackPackage('prometheus', FOLDER);
  }, 120_000);

  it('are valid', () => {
    expect(promtool('check', 'rules', 'alerts.yaml')).toBe('SUCCESS');
  });

  it('fire on their fault, and not on a healthy site', () => {
    expect(promtool('test', 'rules', 'alerts.test.yaml')).toBe('SUCCESS');
  });

  it('fire on the metrics of a server whose guard acted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
    const file = join(folder, 'guard.test.yaml');
    writeFileSync(file, await guardTest());
    expect(promtool('test', 'rules', file)).toBe('SUCCESS');
    rmSync(folder, { recursive: true });
  });
});
