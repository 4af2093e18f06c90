import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { unpackPackage } from '../check/unpack-package.ts';
import { fromRoot } from '../webpack/paths.ts';

const FOLDER = fromRoot('.cache/prometheus');
const PROMTOOL = join(FOLDER, 'root/usr/bin/promtool');

const promtool = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(PROMTOOL, args, {
    cwd: fromRoot('deploy/prometheus'),
    encoding: 'utf8',
  });
  return status === 0 ? 'SUCCESS' : `${stdout}${stderr}`;
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
});
