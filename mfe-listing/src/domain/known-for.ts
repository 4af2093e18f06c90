/** Memoizes a function by the identity of its argument. */
export const knownFor = <From extends object, Made>(make: (from: From) => Made): ((from: From) => Made) => {
  const made = new WeakMap<From, { readonly value: Made }>();
  return (from) => {
    const known = made.get(from);
    if (known !== undefined) return known.value;
    const value = make(from);
    made.set(from, { value });
    return value;
  };
};
