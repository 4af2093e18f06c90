import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { decodeConfig } from '../../shell/server/http/config/index.ts';
import { fromRoot } from '../webpack/paths.ts';
import { manifestProblems, readManifests } from './manifest-problems.ts';
import type { Manifest } from './manifest.ts';

const FOLDER = fromRoot('deploy/kubernetes');
const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const ALL = readdirSync(FOLDER).flatMap((file) => readManifests(textOf(file)));
const SERVER_TS = fromRoot('shell/server/create-shell-server.ts');

/** The value at a dotted path, or undefined. */
const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
      value,
    );

const ofKind = (kind: string): Manifest => {
  const found = ALL.find((manifest) => manifest.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return found;
};

const POD = 'spec.template.spec';
const CONTAINER = `${POD}.containers.0`;
const SERVER_LABELS = { 'app.kubernetes.io/name': 'coinlane', 'app.kubernetes.io/component': 'server' };

describe('the manifests', () => {
  it('are accepted by Kubernetes', async () => {
    expect(await manifestProblems(ALL)).toEqual([]);
  });

  it('are complete', () => {
    expect(ALL.map(({ kind }) => kind).toSorted()).toEqual([
      'ConfigMap',
      'CronJob',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
      'ServiceAccount',
    ]);
  });

  it.each([
    { kind: 'Service', path: 'spec.selector' },
    { kind: 'PodDisruptionBudget', path: 'spec.selector.matchLabels' },
    { kind: 'Deployment', path: 'spec.selector.matchLabels' },
    { kind: 'Deployment', path: 'spec.template.metadata.labels' },
  ])('$kind selects the servers in $path', ({ kind, path }) => {
    expect(at(ofKind(kind), path)).toEqual(SERVER_LABELS);
  });

  it('configure a server that starts: the ConfigMap and the keys of the Secret', () => {
    const secret = { CSRF_SECRET: 'x'.repeat(32), AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
    const data = at(ofKind('ConfigMap'), 'data');
    const variables = typeof data === 'object' ? { ...data, ...secret } : secret;
    expect(decodeConfig(variables)).toMatchObject({
      _tag: 'Right',
      right: { port: at(ofKind('Deployment'), `${CONTAINER}.ports.0.containerPort`), isProduction: true },
    });
  });

  it('contain no secret', () => {
    const data = at(ofKind('ConfigMap'), 'data');
    expect(Object.keys(data ?? {}).filter((name) => /SECRET|TOKEN|_KEY/.test(name))).toEqual([]);
  });

  it('give a server time to drain after it no longer gets visitors', () => {
    const [, drainMs = '0'] = /DRAIN_LIMIT_MS = ([\d_]+)/.exec(readFileSync(SERVER_TS, 'utf8')) ?? [];
    const deployment = ofKind('Deployment');
    const preStopSeconds = Number(at(deployment, `${CONTAINER}.lifecycle.preStop.exec.command.1`));
    const graceSeconds = Number(at(deployment, `${POD}.terminationGracePeriodSeconds`));
    const drainSeconds = Number(drainMs.replaceAll('_', '')) / 1000;
    expect(drainSeconds).toBeGreaterThan(0);
    expect(graceSeconds).toBeGreaterThanOrEqual(preStopSeconds + drainSeconds + 5);
  });

  it.each(['startupProbe', 'readinessProbe', 'livenessProbe'])(
    'request a path that the server has: %s',
    (probe) => {
      const routes = readFileSync(fromRoot('shell/server/http/operations/health-routes.ts'), 'utf8');
      expect(routes).toContain(`'${String(at(ofKind('Deployment'), `${CONTAINER}.${probe}.httpGet.path`))}'`);
    },
  );

  it('write to volumes only, as a user without rights', () => {
    const deployment = ofKind('Deployment');
    expect(at(deployment, `${CONTAINER}.securityContext`)).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(at(deployment, `${POD}.securityContext.runAsNonRoot`)).toBe(true);
    expect(at(deployment, `${CONTAINER}.volumeMounts.0.mountPath`)).toBe(
      at(ofKind('ConfigMap'), 'data.DATA_DIR'),
    );
  });
});

describe('manifestProblems', () => {
  const SERVERS = textOf('servers.yaml');

  it.each([
    { rule: 'an unknown field', from: 'maxSurge: 1', to: 'maxSurges: 1', words: 'maxSurges' },
    {
      rule: 'a field at the wrong depth',
      from: 'minAvailable: 1',
      to: 'minAvailables: 1',
      words: 'minAvailables',
    },
    {
      rule: 'a value of another type',
      from: 'terminationGracePeriodSeconds: 30',
      to: 'terminationGracePeriodSeconds: 30 s',
      words: 'terminationGracePeriodSeconds must be integer',
    },
    {
      rule: 'a probe without a port',
      from: 'httpGet: { path: /readyz, port: http }',
      to: 'httpGet: { path: /readyz }',
      words: 'port',
    },
    {
      rule: 'a removed version',
      from: 'autoscaling/v2',
      to: 'autoscaling/v2beta9',
      words: 'is unknown to Kubernetes',
    },
    {
      rule: 'a kind that does not exist',
      from: 'kind: Deployment\nmetadata',
      to: 'kind: Deploiment\nmetadata',
      words: 'is unknown to Kubernetes',
    },
  ])('reports $rule', async ({ from, to, words }) => {
    expect(SERVERS).toContain(from);
    const problems = await manifestProblems(readManifests(SERVERS.replace(from, to)));
    expect(problems).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    { rule: 'invalid YAML', text: 'kind: [' },
    { rule: 'a duplicate key', text: 'apiVersion: v1\nkind: Service\nkind: Secret' },
    { rule: 'a missing kind', text: 'apiVersion: v1' },
  ])('refuses $rule', ({ text }) => {
    expect(() => readManifests(text)).toThrow(/./);
  });
});
