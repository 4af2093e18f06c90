/**
 * Records the own properties of objects. Returns a function that restores them: it removes added properties, and
 * puts back deleted or replaced ones.
 */
export const rememberProperties = (objects: readonly object[]): (() => void) => {
  const remembered = objects.map((object) => ({
    object,
    descriptors: new Map(
      Reflect.ownKeys(object).map((key) => [key, Reflect.getOwnPropertyDescriptor(object, key)]),
    ),
  }));
  return () => {
    for (const { object, descriptors } of remembered) {
      for (const key of Reflect.ownKeys(object))
        if (!descriptors.has(key)) Reflect.deleteProperty(object, key);
      for (const [key, was] of descriptors) {
        if (was === undefined) continue;
        const now = Reflect.getOwnPropertyDescriptor(object, key);
        if (now === undefined || now.value !== was.value || now.get !== was.get || now.set !== was.set)
          Reflect.defineProperty(object, key, was);
      }
    }
  };
};
