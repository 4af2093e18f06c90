import type { Database } from '../../store/database.ts';

const WAY = ['new', 'waiting', 'confirming', 'exchanging', 'sending', 'finished'];
const EARLY = ['new', 'waiting', 'verifying'];

type Stored = { readonly status: string | null; readonly terms: string };

const isBackward = (from: string, to: string): boolean =>
  WAY.includes(from) && WAY.includes(to) && WAY.indexOf(to) < WAY.indexOf(from);

const isReopened = (from: string, to: string): boolean =>
  (to === 'new' || to === 'waiting') && !EARLY.includes(from);

/** The rule of statuses, written down a second time. Returns the violated part. */
const badStep = (from: string | null, to: string | null): string | null => {
  if (from === to || from === null) return null;
  if (from === 'finished' || from === 'refunded') return 'a final status changed';
  if (to === null) return null;
  if (isBackward(from, to)) return 'a status went back';
  return isReopened(from, to) ? 'an order was reopened' : null;
};

/** Compares the stored orders after each step with those before it. Resolves with the violations. */
type Audit = () => Promise<readonly string[]>;

/** Creates the audit of a database, which it reads directly, not through the servers. */
export const createAudit = (database: Database): Audit => {
  let before = new Map<string, Stored>();
  return async () => {
    const rows = await database.all('SELECT id, status, terms FROM exchange_order');
    const after = new Map<string, Stored>();
    for (const { id, status, terms } of rows)
      after.set(String(id), { status: typeof status === 'string' ? status : null, terms: String(terms) });
    const violations: string[] = [];
    for (const [id, old] of before) {
      const now = after.get(id);
      if (now === undefined) violations.push('an order vanished');
      else if (now.terms !== old.terms) violations.push('the terms of an order changed');
      else {
        const bad = badStep(old.status, now.status);
        if (bad !== null) violations.push(`${bad}: ${String(old.status)} to ${String(now.status)}`);
      }
    }
    before = after;
    return violations;
  };
};
