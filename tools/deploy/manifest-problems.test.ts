import { manifestProblems, readManifests } from './manifest-problems.ts';
import { textOf } from './manifests.fixture.ts';

describe('manifestProblems', () => {
  const SERVERS = textOf('servers.yaml');
  const NETWORK = textOf('network.yaml');

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
    {
      rule: 'an unknown field of a gateway',
      from: 'gatewayClassName',
      to: 'gatewayClass',
      words: 'gatewayClassName',
    },
    { rule: 'a time without a unit', from: 'request: 70s', to: 'request: 70', words: 'request' },
    {
      rule: 'a mistyped field of a route',
      from: 'sectionName: https',
      to: 'section: https',
      words: 'section',
    },
  ])('reports $rule', async ({ from, to, words }) => {
    expect(NETWORK).toContain(from);
    const problems = await manifestProblems(readManifests(NETWORK.replace(from, to)));
    expect(problems.join()).toContain(words);
  });

  it.each([
    { rule: 'invalid YAML', text: 'kind: [' },
    { rule: 'a duplicate key', text: 'apiVersion: v1\nkind: Service\nkind: Secret' },
    { rule: 'a missing kind', text: 'apiVersion: v1' },
  ])('refuses $rule', ({ text }) => {
    expect(() => readManifests(text)).toThrow(/./);
  });
});
