/** A document of a manifest, with its kind. */
export type Manifest = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly [field: string]: unknown;
};
