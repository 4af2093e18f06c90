import { createServerClock } from './server-clock';

describe("the server's clock (fault matrix A18)", () => {
  it.each([
    { rule: 'a device five minutes slow', device: 1_000_000, server: 1_300_000 },
    { rule: 'a device a day fast', device: 100_000_000, server: 13_600_000 },
    { rule: 'a correct device', device: 1_000_000, server: 1_000_000 },
  ])('$rule shows the time of the server', ({ device, server }) => {
    let now = device;
    const clock = createServerClock(server, () => now);
    now += 5_000;
    expect(clock.serverNow()).toBe(server + 5_000);
  });

  it('follows a reply when the device clock jumps', () => {
    let now = 1_000_000;
    const clock = createServerClock(1_000_000, () => now);
    now += 3_600_000;
    clock.hear(1_010_000);
    expect(Math.abs(clock.serverNow() - 1_010_000)).toBeLessThanOrEqual(500);
  });

  it('is stable despite the coarse header', () => {
    let now = 1_000_000;
    const clock = createServerClock(1_000_400, () => now);
    now += 1_000;
    clock.hear(1_001_000);
    expect(clock.serverNow()).toBe(1_001_400);
  });
});
