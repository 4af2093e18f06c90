type Factory = () => unknown;

/** Shared libraries by name and version, in webpack's format. */
export type SharedScope = Readonly<
  Record<string, Readonly<Record<string, { readonly get: () => Factory | Promise<Factory> }>>>
>;

type InstanceOptions = { readonly name: string };

/** Runtime instance of one remote. Finds the libraries that the page shares. */
class ModuleFederation {
  readonly name: string;
  options: InstanceOptions;
  readonly shareScopeMap: Record<string, SharedScope> = {};

  constructor(options: InstanceOptions) {
    this.name = options.name;
    this.options = options;
  }

  initOptions(options: InstanceOptions): InstanceOptions {
    this.options = { ...this.options, ...options };
    return this.options;
  }

  initShareScopeMap(name: string, scope: SharedScope): void {
    this.shareScopeMap[name] = scope;
  }

  /** Nothing to await, because the shell's entry contains the libraries. */
  initializeSharing(): readonly Promise<unknown>[] {
    return [];
  }

  /**
   * Factory of a library, or false if the shell does not share it. Each library exists in one version (ADR 0007).
   */
  async loadShare(library: string): Promise<Factory | false> {
    const [version] = Object.values(this.shareScopeMap['default']?.[library] ?? {});
    return version === undefined ? false : version.get();
  }
}

/**
 * Creates the part of `@module-federation/runtime-core` that the entry of a remote needs. The entry lists the
 * instances of the page, creates its own, and gets libraries from it.
 */
export const createFederationCore = () => {
  const instances: ModuleFederation[] = [];
  return {
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
    ModuleFederation,
    getGlobalFederationConstructor: () => ModuleFederation,
    setGlobalFederationConstructor: (): void => undefined,
    setGlobalFederationInstance: (instance: ModuleFederation): void => {
      instances.push(instance);
    },
    helpers: {},
  };
};

/** Global variable from which the entries of remotes read the runtime (`externalRuntime`). */
const GLOBAL = '_FEDERATION_RUNTIME_CORE';

/** Lets entries of remotes run on this page. Keeps the runtime of a third-party page if it has one. */
export const provideFederationCore = (): void => {
  if (!Reflect.has(globalThis, GLOBAL)) Reflect.set(globalThis, GLOBAL, createFederationCore());
};
