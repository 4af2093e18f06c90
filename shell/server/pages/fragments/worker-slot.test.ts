import { createWorkerSlot } from './worker-slot.ts';
import { aConfinedJob, someBundles } from './confined.fixture.ts';

describe('createWorkerSlot: time without an answer', () => {
  const { bundleOf } = someBundles({ shell: '' });
  const order = { id: 1, job: aConfinedJob({ remote: null, chrome: bundleOf('shell') }) };
  const aSlot = () => {
    let heartbeat = 0;
    const slot = createWorkerSlot({
      send: () => undefined,
      heartbeat: () => heartbeat,
      cpuMs: () => 0,
      currentJob: () => 0,
      stop: () => Promise.resolve(),
    });
    return { slot, turn: () => (heartbeat += 1) };
  };

  it('does not count its start', () => {
    const { slot, turn } = aSlot();
    slot.take(order, 0);
    expect([slot.silentMs(9000), slot.oldestMs(9000)]).toEqual([0, 9000]);
    turn();
    expect(slot.silentMs(9100)).toBe(100);
  });

  it('counts from its last answer', () => {
    const { slot, turn } = aSlot();
    turn();
    slot.take(order, 0);
    slot.take({ ...order, id: 2 }, 0);
    slot.drop(1, 500);
    expect(slot.silentMs(800)).toBe(300);
  });
});
