import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { NETWORKS } from '@coinlane/chains/networks';
import { SERVICES } from '@coinlane/shared-contracts/api';

import { decodeConfig } from './decode-config.ts';
import { nodeVariableOf } from './read-nodes.ts';
import { variableOf } from './read-upstreams.ts';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const rows = readme
  .slice(readme.indexOf('## Configuration'))
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.replace(/^\| | \|$/g, '').split(' | '));
const documented = rows.flatMap(([names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name));

/** Variable names that the configuration reads, with those of services as in the document. */
const variablesRead = (): ReadonlySet<string> => {
  const read = new Set<string>();
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, name) => {
        read.add(String(name));
        return undefined;
      },
    },
  );
  decodeConfig(environment);
  for (const service of SERVICES) {
    read.delete(variableOf(service));
    read.delete(`${variableOf(service)}_KEY`);
  }
  for (const { code } of NETWORKS) read.delete(nodeVariableOf(code));
  return new Set([
    ...read,
    'NODE_<NETWORK>',
    ...['UPSTREAM_<SERVICE>', 'UPSTREAM_<SERVICE>_KEY'],
    ...['PROVIDER_<ID>_KEY', 'PROVIDER_<ID>_URL', 'PROVIDER_<ID>_PUBLIC_KEY'],
    ...['PROVIDER_<ID>_ACCOUNT', 'PROVIDER_<ID>_VISITOR_IP'],
  ]);
};

/** Read by the ledger from a copy of the environment. */
const OF_THE_LEDGER = [
  ...['LEDGER_STORE', 'LEDGER_TRUSTED_KEYS', 'LEDGER_SIGNING_KEY'],
  ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'AWS_REGION'],
];

describe('the table of variables in shell/server/README.md', () => {
  it('lists each variable of the server once, and no others', () => {
    expect(documented.toSorted()).toEqual([...variablesRead(), ...OF_THE_LEDGER].toSorted());
  });

  it.each(rows.map((row) => ({ variable: row[0], row })))(
    'has a default and an expected value for $variable',
    ({ row }) => {
      expect(row).toHaveLength(3);
      expect(row[2]).not.toMatch(/^(none|our own|on|off)$/);
    },
  );
});
