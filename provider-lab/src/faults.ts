import type { FastifyInstance } from 'fastify';

/** A fault in the next calls of a fake. */
export type Fault = {
  readonly provider: string;
  /** Part of method, path and body of the call, such as `POST /orders` or `/orders`. Empty: every call. */
  readonly path: string;
  readonly times: number;
} & (
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'slow'; readonly delayMs: number }
  /** The call is carried out, but its reply is cut off. */
  | { readonly kind: 'lost-reply' }
  | { readonly kind: 'html' }
  | { readonly kind: 'truncated' }
  /** One field of the reply, by its dotted path, has another value. Signatures are not renewed. */
  | { readonly kind: 'changed-field'; readonly field: string; readonly value: unknown }
  /** Replaces the text of the reply. Only in tests. */
  | { readonly kind: 'rewrite'; readonly rewrite: (json: string) => string }
);

export type Faults = {
  readonly add: (fault: Fault) => void;
  readonly clear: () => void;
  /** Takes the fault for a call, if there is one. */
  readonly take: (provider: string, call: string) => Fault | null;
  /** Waits for the delay of a late reply. */
  readonly delay: (ms: number) => Promise<void>;
  /** Number of replies that are currently delayed. */
  readonly late: () => number;
};

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const createFaults = (): Faults => {
  let faults: { readonly fault: Fault; left: number }[] = [];
  let late = 0;
  return {
    add: (fault) => {
      faults.push({ fault, left: fault.times });
    },
    clear: () => {
      faults = [];
    },
    take: (provider, call) => {
      const found = faults.find(
        ({ fault, left }) => left > 0 && fault.provider === provider && call.includes(fault.path),
      );
      if (found === undefined) return null;
      found.left -= 1;
      return found.fault;
    },
    delay: async (ms) => {
      late += 1;
      await sleep(ms);
      late -= 1;
    },
    late: () => late,
  };
};

const withField = (body: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body))
    return body.map((row: unknown, at) => (String(at) === name ? withField(row, rest, value) : row));
  const inner: unknown = Reflect.get(body, name);
  return { ...body, [name]: rest.length === 0 ? value : withField(inner, rest, value) };
};

/** Changes one field of a JSON text. */
const changeField = (json: string, field: string, value: unknown): string =>
  JSON.stringify(withField(JSON.parse(json), field.split('.'), value));

const changedText = (json: string, fault: Fault): string => {
  if (fault.kind === 'truncated') return json.slice(0, Math.floor(json.length / 2));
  if (fault.kind === 'rewrite') return fault.rewrite(json);
  return fault.kind === 'changed-field' ? changeField(json, fault.field, fault.value) : json;
};

/** Applies the faults to every call of one fake. */
export const injectFaults = (app: FastifyInstance, provider: string, faults: Faults): void => {
  app.decorateRequest('fault', null);
  app.addHook('preHandler', async (request, reply) => {
    const path = request.url.replace(`/${provider}/`, '/');
    const body = JSON.stringify(request.body ?? null);
    const fault = faults.take(provider, `${request.method} ${path} ${body}`);
    if (fault === null) return;
    if (fault.kind === 'status')
      return reply.code(fault.status).send({ error: 'fault', message: 'injected' });
    if (fault.kind === 'slow') await faults.delay(fault.delayMs);
    request.setDecorator('fault', fault);
    return undefined;
  });
  app.addHook<string>('onSend', (request, reply, payload) => {
    const fault = request.getDecorator<Fault | null>('fault');
    if (fault === null) return Promise.resolve(payload);
    if (fault.kind === 'lost-reply') {
      reply.raw.destroy();
      return Promise.resolve(payload);
    }
    if (fault.kind === 'html') {
      reply.code(502).type('text/html');
      return Promise.resolve('<html>Bad gateway</html>');
    }
    return Promise.resolve(changedText(payload, fault));
  });
};
