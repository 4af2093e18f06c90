import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/** Number of banned phrases per package. A package that is not listed has none. */
export type Counts = Readonly<Record<string, number>>;

const Ceilings = t.readonly(t.record(t.string, t.number), 'Ceilings');

/** Parses `ceilings.json`. Throws if it does not decode. */
export const parseCeilings = (text: string): Counts => {
  const decoded = Ceilings.decode(JSON.parse(text));
  if (E.isLeft(decoded)) throw new Error('tools/prose/ceilings.json: expected a number for each package');
  return decoded.right;
};

/** Packages with more banned phrases than their ceiling allows, one line each. */
export const aboveCeiling = (counts: Counts, ceilings: Counts): readonly string[] =>
  Object.entries(counts)
    .filter(([name, count]) => count > (ceilings[name] ?? 0))
    .map(
      ([name, count]) =>
        `${name} has ${String(count)} banned phrases, at most ${String(ceilings[name] ?? 0)} allowed`,
    );

/** Ceilings lowered to the counts. A ceiling never rises. */
export const loweredCeilings = (counts: Counts, ceilings: Counts): Counts =>
  Object.fromEntries(
    Object.entries(ceilings)
      .map(([name, ceiling]) => [name, Math.min(ceiling, counts[name] ?? 0)] as const)
      .filter(([, ceiling]) => ceiling > 0),
  );
