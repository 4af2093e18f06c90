/** A document of a manifest that says what it is. */
export type Manifest = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly [field: string]: unknown;
};
