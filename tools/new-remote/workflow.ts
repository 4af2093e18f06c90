import * as t from 'io-ts';

const Step = t.intersection([
  t.type({}),
  t.partial({ name: t.string, uses: t.string, run: t.string, env: t.record(t.string, t.string) }),
]);

/** A GitHub workflow, with the fields that its tests read. */
export const Workflow = t.type(
  { jobs: t.record(t.string, t.type({ steps: t.readonlyArray(Step) })) },
  'Workflow',
);
