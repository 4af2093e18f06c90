import { readFileSync } from 'node:fs';

import { decodeConfig } from '../../shell/server/http/config/index.ts';
import { MAX_WORKERS } from '../../shell/server/pages/fragments/render-worker-handle.ts';
import { threadHeapMb } from '../../shell/server/pages/fragments/thread-heap.rule.ts';
import { fromRoot } from '../webpack/paths.ts';
import { manifestProblems } from './manifest-problems.ts';
import { ALL, at, CONTAINER, ofKind, POD } from './manifests.fixture.ts';

/** Code, stacks, buffers, compressed pages and young generations of a server and its render process. */
const OUTSIDE_OF_HEAPS_MB = 192;
const SERVER_TS = fromRoot('shell/server/create-shell-server.ts');

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
      'Gateway',
      'HTTPRoute',
      'HTTPRoute',
      'HorizontalPodAutoscaler',
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

  it('limit the memory to what the heaps of a server and its render threads can need', () => {
    const deployment = ofKind('Deployment');
    const [, limitGib = '0'] =
      /^(\d+)Gi$/.exec(String(at(deployment, `${CONTAINER}.resources.limits.memory`))) ?? [];
    const option = String(at(deployment, `${CONTAINER}.env.0.value`));
    const [, serverMb = '0'] = /^--max-old-space-size=(\d+)$/.exec(option) ?? [];
    const limitMb = Number(limitGib) * 1024;
    const threads = MAX_WORKERS + 1;
    const threadsMb = threads * threadHeapMb(limitMb * 2 ** 20, threads);
    expect(Number(serverMb)).toBeGreaterThan(0);
    expect(Number(serverMb) + threadsMb + OUTSIDE_OF_HEAPS_MB).toBeLessThanOrEqual(limitMb);
  });

  it('pass the gateway on to the servers, and each listener has its route', () => {
    const gateway = ofKind('Gateway');
    const routes = ALL.filter(({ kind }) => kind === 'HTTPRoute');
    for (const route of routes) {
      expect(at(route, 'spec.parentRefs.0.name')).toBe(at(gateway, 'metadata.name'));
      expect(at(route, 'spec.hostnames.0')).toBe(at(gateway, 'spec.listeners.0.hostname'));
    }
    expect(routes.map((route) => at(route, 'spec.parentRefs.0.sectionName'))).toEqual(['http', 'https']);
    const [redirect, site] = routes;
    expect(at(redirect, 'spec.rules.0.filters.0.requestRedirect.scheme')).toBe('https');
    for (const rule of ['spec.rules.0', 'spec.rules.1'])
      expect(at(site, `${rule}.backendRefs.0`)).toEqual({
        name: at(ofKind('Service'), 'metadata.name'),
        port: at(ofKind('Service'), 'spec.ports.0.port'),
      });
  });

  it('wait longer for the server than the server waits for a service', () => {
    const [, waitMs = '0'] = /GATEWAY_TIMEOUT_MS = ([\d_]+)/.exec(readFileSync(SERVER_TS, 'utf8')) ?? [];
    const site = ALL.filter(({ kind }) => kind === 'HTTPRoute')[1];
    const seconds = Number(String(at(site, 'spec.rules.1.timeouts.request')).replace(/s$/, ''));
    expect(seconds * 1000).toBeGreaterThan(Number(waitMs.replaceAll('_', '')));
    expect(Number(waitMs.replaceAll('_', ''))).toBeGreaterThan(0);
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
