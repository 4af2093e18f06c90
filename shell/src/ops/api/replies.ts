import * as t from 'io-ts';

const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);
const Trial = t.type({ version: t.string, percent: t.number }, 'Trial');
const Rollout = t.type(
  { version: t.string, percent: t.number, next: nullable(t.number), endsAtMs: t.number },
  'Rollout',
);
const Problem = t.partial({ words: t.string, _tag: t.string }, 'Problem');

const Revision = t.type(
  { rev: t.number, at: t.string, by: t.string, reason: t.string, shell: t.string },
  'Revision',
);

/** A change. An unknown kind is shown by its tag. */
const Change = t.intersection(
  [
    t.type({ _tag: t.string }),
    t.partial({
      remote: t.string,
      from: t.union([t.string, Trial, t.null]),
      to: t.union([t.string, Trial, t.null]),
    }),
  ],
  'Change',
);
export type ChangeReply = t.TypeOf<typeof Change>;

export const StatusReply = t.type(
  {
    env: t.string,
    revision: Revision,
    remotes: t.readonlyArray(
      t.type({
        remote: t.string,
        stable: t.string,
        previous: t.readonlyArray(t.string),
        waiting: t.readonlyArray(t.string),
        canary: nullable(Trial),
        // absent on an older server
        rollout: t.union([Rollout, t.null, t.undefined]),
      }),
    ),
    problems: t.readonlyArray(Problem),
  },
  'StatusReply',
);
export type StatusReply = t.TypeOf<typeof StatusReply>;

export const HistoryReply = t.type(
  { entries: t.readonlyArray(t.type({ revision: Revision, changes: t.readonlyArray(Change) })) },
  'HistoryReply',
);
export type HistoryReply = t.TypeOf<typeof HistoryReply>;

export const ChangedReply = t.type(
  {
    outcome: t.union([
      t.literal('appended'),
      t.literal('unchanged'),
      t.literal('repeated'),
      t.literal('planned'),
    ]),
    revision: Revision,
    changes: t.readonlyArray(Change),
  },
  'ChangedReply',
);
export type ChangedReply = t.TypeOf<typeof ChangedReply>;

const VersionNumbers = t.intersection(
  [
    t.type({ loads: t.number, errors: t.number, errorRate: t.number, p75Ms: nullable(t.number) }),
    t.partial({ hangs: t.number }),
  ],
  'VersionNumbers',
);
const HealthRows = t.readonlyArray(
  t.intersection([t.type({ remote: t.string, version: t.string }), VersionNumbers]),
);

/** Health of each version, as a list. */
export const HealthReply = t.union([HealthRows, t.type({ remotes: HealthRows })], 'HealthReply');
export type HealthReply = t.TypeOf<typeof HealthReply>;

/** Field that is absent on an older server. */
const lateAdded = <A>(codec: t.Type<A>, absent: A): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    codec.name,
    codec.is,
    (value, context) => codec.validate(value ?? absent, context),
    t.identity,
  );

const FalseReports = nullable(t.type({ orders: t.number, last: t.string, lastAtMs: t.number }));

const TrackRecord = nullable(
  t.type({
    swaps: t.number,
    paidPercent: nullable(t.string),
    medianSeconds: nullable(t.number),
    inTimePercent: nullable(t.string),
    heldPercent: t.string,
  }),
);

const NodeRow = t.type({
  network: t.string,
  name: t.string,
  calls: t.number,
  faults: t.number,
  problem: nullable(t.string),
});

export const ProvidersReply = t.intersection(
  [
    t.type({
      providers: t.readonlyArray(
        t.type({
          id: t.string,
          displayName: t.string,
          calls: t.number,
          faults: t.number,
          meanMs: t.number,
          breaker: t.keyof({ closed: null, open: null }),
          isSwitchedOff: t.boolean,
          lastFault: nullable(t.string),
          orders: t.record(t.string, t.number),
          falseReports: lateAdded(FalseReports, null),
          trackRecord: lateAdded(TrackRecord, null),
        }),
      ),
      nodes: lateAdded(t.readonlyArray(NodeRow), []),
    }),
    // an older server sends no messages, or no ages
    t.partial({
      messages: t.readonlyArray(
        t.intersection([
          t.type({ channel: t.string, phase: t.string, count: t.number }),
          t.partial({ oldestMs: t.number }),
        ]),
      ),
    }),
  ],
  'ProvidersReply',
);

export const SwitchedReply = t.type({ ok: t.literal(true) }, 'SwitchedReply');

/** Error message of the ledger. */
export const RefusalReply = t.type({ error: t.type({ words: t.string }) }, 'RefusalReply');

const TokenHolder = t.type({ name: t.string, for: t.string }, 'TokenHolder');

/** Session of the operator. Null: not signed in. */
export const SessionReply = t.intersection(
  [
    t.type({ token: nullable(TokenHolder) }),
    // absent on a site without an identity issuer
    t.partial({ signIn: t.type({ issuer: t.string, problem: nullable(t.string) }) }),
  ],
  'SessionReply',
);

export const SignedInReply = t.type({ token: TokenHolder }, 'SignedInReply');
