/** CSS module in a test: each class name maps to itself. */
export default new Proxy({}, { get: (_, name) => String(name) });
