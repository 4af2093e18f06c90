const MOST_NAMESPACES = 200;

/** How many currencies each name space lists; 0: as many as there are. Lives in memory, as faults do. */
export type CatalogSizes = {
  readonly sizeIn: (namespace: string) => number;
  readonly set: (namespace: string, size: number) => void;
};

/** All name spaces with the usual list. */
export const createCatalogSizes = (): CatalogSizes => {
  const sizes = new Map<string, number>();
  return {
    sizeIn: (namespace) => sizes.get(namespace) ?? 0,
    set: (namespace, size) => {
      sizes.delete(namespace);
      if (size === 0) return;
      sizes.set(namespace, size);
      const [oldest] = sizes.keys();
      if (sizes.size > MOST_NAMESPACES && oldest !== undefined) sizes.delete(oldest);
    },
  };
};
