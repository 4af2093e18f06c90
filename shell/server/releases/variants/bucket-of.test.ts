import { bucketOf, isChosen } from './bucket-of.ts';

const IDS = Array.from({ length: 10_000 }, (_, index) => `visitor-${String(index)}`);
const shareOf = (percent: number, salt: string): number =>
  IDS.filter((id) => isChosen({ percent, salt }, id)).length / 100;

describe('visitors of a canary', () => {
  it.each([
    { percent: 0, least: 0, most: 0 },
    { percent: 1, least: 0.6, most: 1.4 },
    { percent: 10, least: 8.5, most: 11.5 },
    { percent: 50, least: 47.5, most: 52.5 },
    { percent: 99, least: 98.6, most: 99.4 },
    { percent: 100, least: 100, most: 100 },
  ])('$percent % of 10,000 visitors', ({ percent, least, most }) => {
    const share = shareOf(percent, 'a-salt');
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });

  it('are the same every time, on every server', () => {
    expect(IDS.slice(0, 3).map((id) => bucketOf('0f0f', id))).toEqual(
      IDS.slice(0, 3).map((id) => bucketOf('0f0f', id)),
    );
    expect(bucketOf('salt', 'visitor')).toBe(5048);
  });

  it('stay when the share grows', () => {
    const [few, many] = [5, 20].map((percent) => IDS.filter((id) => isChosen({ percent, salt: 's' }, id)));
    expect(few?.filter((id) => many?.includes(id) !== true)).toEqual([]);
  });

  it('differ between canaries', () => {
    const [one, other] = ['a', 'b'].map((salt) => IDS.filter((id) => isChosen({ percent: 10, salt }, id)));
    const both = one?.filter((id) => other?.includes(id) === true).length ?? 0;
    expect(both).toBeLessThan(200);
  });
});
