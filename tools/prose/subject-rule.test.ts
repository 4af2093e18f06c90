import { subjectRule } from './subject-rule.ts';

describe('commit subjects', () => {
  it.each([
    { rule: 'plain English', subject: 'return null for unknown ids', isAccepted: true },
    { rule: 'a phrase in a code span', subject: 'rename `nobody`', isAccepted: true },
    { rule: 'a banned phrase', subject: 'tell nobody', isAccepted: false },
    { rule: 'a missing subject, which another rule rejects', subject: null, isAccepted: true },
  ])('$rule', ({ subject, isAccepted }) => {
    expect(subjectRule({ subject })[0]).toBe(isAccepted);
  });

  it('are rejected with the phrase', () => {
    expect(subjectRule({ subject: 'ask anew' })[1]).toBe('the subject has banned phrases: anew');
  });
});
