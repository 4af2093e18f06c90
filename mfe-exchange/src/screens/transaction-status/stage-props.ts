import type { Transaction } from '../../domain/transaction';

/** What every stage is told. */
export type StageProps = { readonly transaction: Transaction };
