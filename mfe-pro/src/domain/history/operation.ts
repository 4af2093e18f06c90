import type { DecimalString } from '@coinlane/shared-contracts/values';

type Detail = string | number | null;

/** Row of the history as sent by the service. */
export type HistoryRow = {
  readonly id: string;
  readonly kind: string;
  readonly atMs: number;
  readonly details: Readonly<Record<string, Detail>>;
};

/** Incoming or outgoing amount. */
export type Move = { readonly currency: string; readonly amount: DecimalString };

const KINDS = [
  'trade',
  'deposit',
  'withdrawal',
  'withdrawal-sent',
  'cashback-withdrawal',
  'loan',
  'loan-repayment',
  'loan-liquidation',
  'stake',
  'unstake',
] as const;
export type OperationKind = (typeof KINDS)[number];

/** An entry in the history of an account. */
export type Operation = {
  readonly id: string;
  readonly kind: string;
  readonly atMs: number;
  readonly outgoing: Move | null;
  readonly incoming: Move | null;
  /** In the outgoing currency. */
  readonly fee: DecimalString | null;
  readonly rate: DecimalString | null;
  readonly address: string | null;
  readonly extraId: string | null;
  readonly hash: string | null;
};

export type HistoryPage = { readonly count: number; readonly operations: readonly Operation[] };

/** Whether a kind has a translation. Others have the service's name. */
export const isKnownKind = (kind: string): kind is OperationKind => KINDS.some((known) => known === kind);

const COMES: readonly string[] = [
  'deposit',
  'cashback-withdrawal',
  'loan',
  'unstake',
] satisfies OperationKind[];

const isAmount = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

const reader = (details: HistoryRow['details']) => {
  const text = (key: string): string | null => {
    const value = details[key] ?? null;
    return value === null || value === '' ? null : String(value);
  };
  const amount = (key: string): DecimalString | null => {
    const value = text(key);
    return value !== null && isAmount(value) ? value : null;
  };
  const move = (currencyKey: string, amountKey: string): Move | null => {
    const [currency, moved] = [text(currencyKey), amount(amountKey)];
    return currency === null || moved === null ? null : { currency, amount: moved };
  };
  return { text, amount, move };
};

/** Reads incoming and outgoing amounts from a row. A trade and a loan have both, most other kinds only one. */
export const operationOf = ({ id, kind, atMs, details }: HistoryRow): Operation => {
  const { text, amount, move } = reader(details);
  const own = move('currency', 'amount');
  const comes = COMES.includes(kind);
  return {
    id,
    kind,
    atMs,
    outgoing: move('from', 'amountFrom') ?? (comes ? null : own),
    incoming: move('to', 'amountTo') ?? (comes ? own : null),
    fee: amount('fee'),
    rate: amount('rate'),
    address: text('address'),
    extraId: text('extraId'),
    hash: text('hash'),
  };
};

export type DayCount = {
  /** Start of the day in the user's time zone. */
  readonly dayMs: number;
  readonly count: number;
};

/** Midnight of the day `back` days before a time. */
const dayBefore = (ms: number, back: number): number => {
  const at = new Date(ms);
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() - back).getTime();
};

/** Number of operations on each of the last days, by the user's calendar, oldest first. */
export const perDay = (
  operations: readonly Pick<Operation, 'atMs'>[],
  nowMs: number,
  days: number,
): readonly DayCount[] => {
  const began = operations.map(({ atMs }) => dayBefore(atMs, 0));
  return Array.from({ length: days }, (_, at) => {
    const dayMs = dayBefore(nowMs, days - 1 - at);
    return { dayMs, count: began.filter((each) => each === dayMs).length };
  });
};
