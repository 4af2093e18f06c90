/** A CSS module in a test: each class name is itself. */
export default new Proxy({}, { get: (_, name) => String(name) });
