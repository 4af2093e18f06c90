/** Replaces modules of the federation runtime of which our builds use little or nothing. `base-config.ts` lists them. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};

/** A remote loads no other remote. */
export const remotes = undefined;

type Federation = {
  readonly runtime: { readonly init: (options: unknown) => unknown };
  readonly initOptions: unknown;
};

/** Creates the instance of a remote. Shared libraries are never shaken, which the replaced module prepares. */
export const init = ({
  webpackRequire: {
    federation: { runtime, initOptions },
  },
}: {
  readonly webpackRequire: { readonly federation: Federation };
}): unknown => runtime.init(initOptions);

/** Only a shared library that is shaken has another source. */
export const getSharedFallbackGetter = ({ factory }: { readonly factory: unknown }): unknown => factory;
