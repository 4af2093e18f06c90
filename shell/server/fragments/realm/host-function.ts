/** The only values that cross between host and realm. */
export type Primitive = string | number | boolean | null | undefined;

/** The host, as a realm calls it: a topic and primitives. */
export type HostFunction = (topic: string, ...values: readonly Primitive[]) => Primitive;
