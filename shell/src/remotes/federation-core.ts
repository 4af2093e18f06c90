type Factory = () => unknown;

/** Shared libraries by name and version, as webpack keeps them. */
export type SharedScope = Readonly<
  Record<string, Readonly<Record<string, { readonly get: () => Factory | Promise<Factory> }>>>
>;

type InstanceOptions = { readonly name: string };

/** Instance of one remote: finds the libraries of the page for it. */
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

  /** Nothing to await: the shell's entry contains the libraries. */
  initializeSharing(): readonly Promise<unknown>[] {
    return [];
  }

  /** The library's factory, or false if the shell does not share it. Each exists in one version (ADR 0007). */
  async loadShare(library: string): Promise<Factory | false> {
    const [version] = Object.values(this.shareScopeMap['default']?.[library] ?? {});
    return version === undefined ? false : version.get();
  }
}

/**
 * Creates what the entry of a remote needs of `@module-federation/runtime-core`: it lists the instances of the page,
 * creates its own, and asks that one for libraries.
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

/** Global from which the entries of remotes read the runtime when they run (`externalRuntime`). */
const GLOBAL = '_FEDERATION_RUNTIME_CORE';

/** Lets entries of remotes run on this page. A page with blocks may have a runtime of its own: it stays. */
export const provideFederationCore = (): void => {
  if (!Reflect.has(globalThis, GLOBAL)) Reflect.set(globalThis, GLOBAL, createFederationCore());
};
