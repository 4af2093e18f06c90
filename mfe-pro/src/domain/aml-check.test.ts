import { isKnownSignal, riskOfScore, sortedSignals } from './aml-check';

describe('an AML check (spec §1 "AML address check")', () => {
  it('lists the risky sources first, then by share, without empty ones', () => {
    const names = sortedSignals({ exchange: 0.6, mixer: 0.05, stolen: 0.1, wallet: 0.25, miner: 0 }).map(
      ({ name, isRisky }) => [name, isRisky],
    );
    expect(names).toEqual([
      ['stolen', true],
      ['mixer', true],
      ['exchange', false],
      ['wallet', false],
    ]);
  });

  it.each(['gambling', 'mixer', 'darknet', 'sanctions', 'stolen'])('counts %s as risky', (name) => {
    expect(sortedSignals({ [name]: 0.1 })).toEqual([{ name, share: 0.1, isRisky: true }]);
    expect(isKnownSignal(name)).toBe(true);
  });

  it('has texts for harmless sources too, and for no unknown one', () => {
    expect(['exchange', 'wallet', 'miner', 'a_source_of_tomorrow'].map(isKnownSignal)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([
    { score: 24, risk: 'low' },
    { score: 25, risk: 'medium' },
    { score: 69, risk: 'medium' },
    { score: 70, risk: 'high' },
  ])('a score of $score is a $risk risk', ({ score, risk }) => {
    expect(riskOfScore(score)).toBe(risk);
  });
});
