/** The only types of values that cross between host and realm. */
export type Primitive = string | number | boolean | null | undefined;

/** Host function for a realm. Arguments: a topic and primitive values. */
export type HostFunction = (topic: string, ...values: readonly Primitive[]) => Primitive;
