import type { DecimalString } from '@coinlane/shared-contracts/values';

type Detail = string | number | null;

/** A row of the history as the service has it. */
export type HistoryRow = {
  readonly id: string;
  readonly kind: string;
  readonly atMs: number;
  readonly details: Readonly<Record<string, Detail>>;
};

/** An amount that came or went. */
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

/** Something that happened in an account. */
export type Operation = {
  readonly id: string;
  readonly kind: string;
  readonly atMs: number;
  readonly outgoing: Move | null;
  readonly incoming: Move | null;
  /** In the currency that went. */
  readonly fee: DecimalString | null;
  readonly rate: DecimalString | null;
  readonly address: string | null;
  readonly extraId: string | null;
  readonly hash: string | null;
};

export type HistoryPage = { readonly count: number; readonly operations: readonly Operation[] };

/** Whether there are words for a kind; one of tomorrow is shown by its own name. */
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

/** Reads what came and went from a row: a trade and a loan have both sides, most others have one. */
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
  /** When the day began, in the person's own time zone. */
  readonly dayMs: number;
  readonly count: number;
};

/** Midnight of the day that is `back` days before a moment. */
const dayBefore = (ms: number, back: number): number => {
  const at = new Date(ms);
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() - back).getTime();
};

/** The number of operations on each of the last days of the user's own calendar, oldest first. */
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
