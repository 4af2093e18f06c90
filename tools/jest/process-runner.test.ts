import { runProject } from './run-project.fixture.ts';

const FILES = {
  '1-fails.test.ts': `
    it('holds', () => { expect(1).toBe(1); });
    it('does not hold', () => { expect(1).toBe(2); });
    it('never awaits its assertions', () => { expect.assertions(1); });
    it('takes too long', () => new Promise(() => undefined), 50);`,
  '2-snapshot.test.ts': `
    it('differs', () => { expect('new').toMatchInlineSnapshot('"old"'); });
    it('is not written yet', () => { expect('new').toMatchInlineSnapshot(); });`,
  '3-broken.test.ts': `
    import './missing.ts';
    it('is never run', () => undefined);`,
  '4-throws.test.ts': `throw new Error('thrown while it loads');`,
  '5-exits.test.ts': `it('ends the process', () => { process.exit(3); });`,
  '6-passes.test.ts': `it('holds', () => { expect(1).toBe(1); });`,
  '7-lasts.long.test.ts': `it('holds', () => { expect(1).toBe(1); });`,
};

describe('the test runner', () => {
  const { exitCode, outcomes } = runProject(FILES);

  it('fails the run if a file fails', () => {
    expect(exitCode).toBe(1);
    expect([...outcomes.keys()].toSorted()).toEqual(Object.keys(FILES));
  });

  it('reports each failing test, and the passing ones next to them', () => {
    expect(outcomes.get('1-fails.test.ts')?.tests).toEqual({
      holds: 'passed',
      'does not hold': 'failed',
      'never awaits its assertions': 'failed',
      'takes too long': 'failed',
    });
  });

  it('fails a snapshot that differs, and one that is not written yet', () => {
    expect(outcomes.get('2-snapshot.test.ts')?.tests).toEqual({
      differs: 'failed',
      'is not written yet': 'failed',
    });
  });

  it.each([
    { rule: 'a file with an import that does not exist', file: '3-broken.test.ts', message: 'missing.ts' },
    { rule: 'a file that throws', file: '4-throws.test.ts', message: 'thrown while it loads' },
    { rule: 'a file that ends its process', file: '5-exits.test.ts', message: 'the test process ended: 3' },
  ])('fails $rule, with the reason', ({ file, message }) => {
    expect(outcomes.get(file)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining(message) as unknown,
      tests: {},
    });
  });

  it('starts the long suites first, and keeps the order of the others', () => {
    const [longest, ...others] = outcomes.keys();
    expect(longest).toBe('7-lasts.long.test.ts');
    expect(others).toEqual(others.toSorted());
  });

  it('runs the files after one that ended its process', () => {
    expect(outcomes.get('6-passes.test.ts')).toMatchObject({ status: 'passed', tests: { holds: 'passed' } });
  });
});
