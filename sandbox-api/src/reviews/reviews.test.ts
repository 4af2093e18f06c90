import { solvedCaptcha } from '../captcha/solve.fixture.ts';
import { aCreateRequest } from '../orders/create-request.fixture.ts';
import { sandboxOfFile } from '../testing/open-sandbox.ts';

const sandbox = sandboxOfFile();

const namespace = 'reviews';

type Refusal = { readonly error: string };
type Listed = {
  readonly reviews: readonly {
    readonly id: string;
    readonly text: string;
    readonly name: string;
    readonly orderId?: string;
  }[];
  readonly total: number;
  readonly average: number | null;
};

const anOrder = async (status: string): Promise<string> => {
  const { body } = await sandbox.post<{ id: string }>('/v1.1/transactions', aCreateRequest(), { namespace });
  await sandbox.post(`/__sandbox/orders/${body.id}`, { status }, { namespace });
  return body.id;
};
const send = async (change: object, captcha?: string) => {
  const review = { orderId: 'none', rating: 5, text: 'Fast.', name: 'Ann', locale: 'de', ...change };
  const answer = captcha ?? (await solvedCaptcha(sandbox, namespace));
  const reply = await sandbox.post<Refusal>(
    '/content/reviews',
    { review, 'g-recaptcha-response': answer },
    { namespace },
  );
  return [reply.status, reply.body.error];
};
const published = async () => (await sandbox.get<Listed>('/content/reviews', { namespace })).body;
const kept = async () => (await sandbox.get<Listed>('/__sandbox/reviews', { namespace })).body.reviews;

describe('reviews of finished orders (spec §2 "/reviews")', () => {
  it('are empty at first, without an average', async () => {
    expect(await published()).toEqual({ reviews: [], total: 0, average: null });
  });

  it('are shown after moderation, and the average counts only those', async () => {
    expect(await send({ orderId: await anOrder('finished'), rating: 5, text: 'one' })).toEqual([
      200,
      undefined,
    ]);
    expect(await send({ orderId: await anOrder('finished'), rating: 2, text: 'two' })).toEqual([
      200,
      undefined,
    ]);
    expect(await send({ orderId: await anOrder('finished'), rating: 1, text: 'three' })).toEqual([
      200,
      undefined,
    ]);
    expect((await published()).total).toBe(0);

    for (const { id, text } of await kept())
      await sandbox.post(`/__sandbox/reviews/${id}`, { state: text === 'three' ? 'refused' : 'published' });

    expect(await published()).toMatchObject({ total: 2, average: 3.5 });
    expect((await published()).reviews.map(({ text }) => text).sort()).toEqual(['one', 'two']);
  });

  it('keep the lines of a text, and no character that changes others or a terminal', async () => {
    const orderId = await anOrder('finished');
    await send({ orderId, text: 'a\u202Eb\r\n<b>\x1B[2J\0</b>\u2028c 👩‍💻', name: 'Ann\n\u2067' });
    const review = (await kept()).find((each) => each.orderId === orderId);
    expect([review?.text, review?.name]).toEqual(['a b\n<b> [2J </b> c 👩‍💻', 'Ann']);
  });

  it('belong to one namespace', async () => {
    expect((await sandbox.get<Listed>('/content/reviews', { namespace: 'others' })).body.total).toBe(0);
  });

  it('are limited to one per order', async () => {
    const orderId = await anOrder('finished');
    expect(await send({ orderId })).toEqual([200, undefined]);
    expect(await send({ orderId })).toEqual([409, 'already_reviewed']);
  });

  it.each(['new', 'exchanging', 'failed', 'refunded'])(
    'are refused for an order that is %s',
    async (status) => {
      expect(await send({ orderId: await anOrder(status) })).toEqual([400, 'order_not_finished']);
    },
  );

  it.each([
    { rule: 'an unknown order', change: { orderId: 'none' }, error: 'order_not_found' },
    { rule: 'an invalid order', change: { orderId: ' ' }, error: 'not_valid_params' },
    { rule: 'six stars', change: { rating: 6 }, error: 'not_valid_params' },
    { rule: 'half a star', change: { rating: 0.5 }, error: 'not_valid_params' },
    { rule: 'no text', change: { text: ' \n ' }, error: 'not_valid_params' },
    { rule: 'a text that shows nothing', change: { text: '\0\u202E\u2028' }, error: 'not_valid_params' },
    { rule: 'too much text', change: { text: 'x'.repeat(2001) }, error: 'not_valid_params' },
    { rule: 'a name that is too long', change: { name: 'x'.repeat(61) }, error: 'not_valid_params' },
    { rule: 'an unknown language', change: { locale: 'xxx' }, error: 'not_valid_params' },
  ])('are refused with $rule', async ({ change, error }) => {
    expect(await send(change, 'unused')).toEqual([400, error]);
  });

  it('require a captcha', async () => {
    expect(await send({ orderId: await anOrder('finished') }, '')).toEqual([403, 'captcha_invalid']);
  });

  it('are moderated by their id', async () => {
    const reply = await sandbox.post<Refusal>('/__sandbox/reviews/none', { state: 'published' });
    expect([reply.status, reply.body.error]).toEqual([404, 'not_found']);
  });
});
