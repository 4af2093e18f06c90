import type { TransactionLeg } from '../transaction';

/** The token a leg is paid in, where its chain's URI can name it. */
export type TokenFacts = { readonly contract: string; readonly decimals: number | null };

/** What the deposit QR carries. Null: the leg has no address yet. */
export const paymentUri = (leg: TransactionLeg, _token: TokenFacts | null = null): string | null => leg.address;
