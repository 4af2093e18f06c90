import * as t from 'io-ts';

import type { Rows } from '../database/index.ts';
import { SCENARIOS } from './scenario.ts';
import type { Scenario } from './scenario.ts';

const ScenarioRow = t.type({ scenario: t.union([t.string, t.null]) }, 'ScenarioRow');

/** Scenario for new orders of the namespace, or null. */
export const defaultScenarioOf = (rows: Rows, namespace: string): Scenario | null => {
  const stored = rows.first(
    ScenarioRow,
    'SELECT scenario FROM namespaces WHERE name = ?',
    namespace,
  )?.scenario;
  return SCENARIOS.find((scenario) => scenario === stored) ?? null;
};

type NamespaceSettings = {
  readonly scenario: Scenario | null;
  readonly createFailure: string | null;
  readonly times: number;
};

/** Sets the behaviour of new orders in the namespace. Null resets a setting. */
export const setNamespaceSettings = (
  rows: Rows,
  namespace: string,
  { scenario, createFailure, times }: NamespaceSettings,
): void => {
  rows.run(
    `INSERT INTO namespaces (name, scenario, create_failure, create_failures_left) VALUES (?, ?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET scenario = excluded.scenario, create_failure = excluded.create_failure,
       create_failures_left = excluded.create_failures_left`,
    namespace,
    scenario,
    createFailure,
    createFailure === null ? 0 : times,
  );
};
