import { createCompositionQuestion } from './ask-composition';
import { live } from './pins.fixture';

const asking = (...replies: readonly Response[]) => {
  const waiting = [...replies];
  const ask = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() =>
    Promise.resolve(waiting.shift() ?? new Response('', { status: 500 })),
  );
  return { ask, question: createCompositionQuestion(ask) };
};

const reply = (body: unknown, etag = '"a"'): Response =>
  new Response(JSON.stringify(body), { headers: { etag } });

describe('createCompositionQuestion', () => {
  it('returns the composition', async () => {
    const { question, ask } = asking(reply(live('2')));
    expect(await question()).toEqual(live('2'));
    expect(ask.mock.calls[0]?.[0]).toBe('/composition');
  });

  it('sends its known revision, and returns null if it is unchanged', async () => {
    const { question, ask } = asking(reply(live('2')), new Response(null, { status: 304 }));
    await question();
    expect(await question()).toBeNull();
    expect(ask.mock.calls[1]?.[1]?.headers).toEqual({ 'if-none-match': '"a"' });
  });

  it.each([
    { what: 'an error', answer: new Response('', { status: 503 }) },
    { what: 'another shape', answer: reply({ revision: '8' }) },
    { what: 'invalid JSON', answer: new Response('<html>') },
  ])('rejects $what', async ({ answer }) => {
    await expect(asking(answer).question()).rejects.toThrow();
  });
});
