/** A document of a manifest, with its kind. */
export type Manifest = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly [field: string]: unknown;
};

/** Packages with models of API groups that are not part of Kubernetes itself. */
const OTHER_PACKAGES: Readonly<Record<string, string>> = {
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
};

/** Module with the models and types of an `apiVersion` such as `apps/v1`. The core group is `v1`. */
export const modelsOf = (apiVersion: string): string =>
  `${OTHER_PACKAGES[apiVersion.split('/')[0] ?? ''] ?? 'kubernetes-models'}/${apiVersion}`;
