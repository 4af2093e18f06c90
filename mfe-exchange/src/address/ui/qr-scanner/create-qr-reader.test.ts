import { createQrReader } from './create-qr-reader';
import type { WorkerPort } from './create-qr-reader';
import type { Picture, QrQuestion } from './qr-message';

const picture: Picture = { data: new Uint8ClampedArray(4), width: 1, height: 1 };

const aWorker = () => {
  const asked: QrQuestion[] = [];
  let hear: (message: unknown) => void = () => undefined;
  let fail = (): void => undefined;
  const end = jest.fn();
  const port: WorkerPort = {
    ask: (question) => asked.push(question),
    listen: (onMessage, onFailure) => {
      hear = onMessage;
      fail = onFailure;
    },
    end,
  };
  return { port, asked, end, answer: (message: unknown) => hear(message), fail: () => fail() };
};

describe('createQrReader', () => {
  it("returns each picture's result, in any order", async () => {
    const { port, asked, answer } = aWorker();
    const reader = createQrReader(port);
    const [first, second] = [reader.read(picture), reader.read(picture)];
    const [one, two] = asked;
    answer({ id: two?.id, text: 'second', isBroken: false });
    answer({ id: one?.id, text: null, isBroken: false });
    expect(await Promise.all([first, second])).toEqual([null, 'second']);
  });

  it('ignores invalid messages', async () => {
    const { port, asked, answer } = aWorker();
    const reading = createQrReader(port).read(picture);
    for (const stray of [null, 'text', { id: 'x' }, { id: asked[0]?.id, text: 7, isBroken: false }])
      answer(stray);
    answer({ id: asked[0]?.id, text: 'found', isBroken: false });
    expect(await reading).toBe('found');
  });

  it('reports that the reader fails', async () => {
    const { port, asked, answer } = aWorker();
    const reading = createQrReader(port).read(picture);
    answer({ id: asked[0]?.id, text: null, isBroken: true });
    await expect(reading).rejects.toThrow('does not work');
  });

  it('rejects pending and later calls if the worker fails', async () => {
    const { port, fail } = aWorker();
    const reader = createQrReader(port);
    const reading = reader.read(picture);
    fail();
    await expect(reading).rejects.toThrow('does not work');
    await expect(reader.read(picture)).rejects.toThrow('does not work');
  });

  it('rejects pending calls when it is terminated', async () => {
    const { port, end } = aWorker();
    const reader = createQrReader(port);
    const reading = reader.read(picture);
    reader.end();
    await expect(reading).rejects.toThrow('does not work');
    expect(end).toHaveBeenCalledTimes(1);
  });
});
