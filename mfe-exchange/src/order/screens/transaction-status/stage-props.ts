import type { Transaction } from '../../domain/transaction';

/** Props of every stage. */
export type StageProps = { readonly transaction: Transaction };
