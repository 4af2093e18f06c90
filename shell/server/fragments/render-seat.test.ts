import { createSeat } from './render-seat.ts';
import { aConfinedJob, someBundles } from './confined.fixture.ts';

describe('createSeat: the time a thread answers nothing', () => {
  const { bundleOf } = someBundles({ shell: '' });
  const order = { id: 1, job: aConfinedJob({ remote: null, chrome: bundleOf('shell') }) };
  const aSeat = () => {
    let heartbeat = 0;
    const seat = createSeat({
      send: () => undefined,
      heartbeat: () => heartbeat,
      cpuMs: () => 0,
      currentJob: () => 0,
      stop: () => Promise.resolve(),
    });
    return { seat, turn: () => (heartbeat += 1) };
  };

  it('does not count its start', () => {
    const { seat, turn } = aSeat();
    seat.take(order, 0);
    expect([seat.silentMs(9000), seat.oldestMs(9000)]).toEqual([0, 9000]);
    turn();
    expect(seat.silentMs(9100)).toBe(100);
  });

  it('counts from its last answer', () => {
    const { seat, turn } = aSeat();
    turn();
    seat.take(order, 0);
    seat.take({ ...order, id: 2 }, 0);
    seat.drop(1, 500);
    expect(seat.silentMs(800)).toBe(300);
  });
});
