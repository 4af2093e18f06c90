import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

const LIST = '/content/currencies';

const Calls = t.type({ calls: t.array(t.type({ path: t.string, count: t.number })) });

/**
 * Number of calls for the list of coins in a namespace of the sandbox (`headers`): one per render of a page by letter.
 */
export const listCalls = async (
  origin: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> => {
  const reply = await fetch(`${origin}/sandbox/__sandbox/calls`, { headers });
  const decoded = Calls.decode(await reply.json());
  if (E.isLeft(decoded)) throw new Error('the sandbox did not report its requests');
  return decoded.right.calls.filter(({ path }) => path === LIST).reduce((sum, { count }) => sum + count, 0);
};
