import type { WireNumber } from './wire-number.ts';

/** Body of every refusal (api contract §1 "Error body"). */
export type RefusalBody = {
  readonly error: string;
  readonly message: string;
  /** The invalid parameter, if any. */
  readonly field?: string;
  /** Problems of a form by field. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly payload?:
    | { readonly range: { readonly minAmount?: WireNumber; readonly maxAmount?: WireNumber | null } }
    | { readonly decimals: number };
};

/** Thrown by a handler to send a refusal instead of a reply. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;
  /** Time after which a retry makes sense. Null: never. */
  readonly retryAfterMs: number | null;

  constructor(status: number, body: RefusalBody, retryAfterMs: number | null = null) {
    super(body.message);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }
}

/** 400 `not_valid_params` with the field. */
export const notValidParam = (field: string, problem: string): Refusal =>
  new Refusal(400, { error: 'not_valid_params', message: `${field}: ${problem}`, field });

export const notFound = (what: string): Refusal =>
  new Refusal(404, { error: 'not_found', message: `${what} not found` });

export const unauthorized = (): Refusal =>
  new Refusal(401, { error: 'unauthorized', message: 'Unauthorized' });

/** 409 `conflict`: a key or request ID was already used with another body. */
export const conflict = (message: string): Refusal => new Refusal(409, { error: 'conflict', message });
