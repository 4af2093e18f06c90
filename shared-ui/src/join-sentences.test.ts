import { joinSentences } from './join-sentences';

describe('two sentences', () => {
  it.each([
    { first: 'It failed.', second: 'Try again.', joined: 'It failed. Try again.' },
    {
      first: '失敗しました。',
      second: 'もう一度お試しください。',
      joined: '失敗しました。もう一度お試しください。',
    },
    { first: 'できませんか？', second: '再試行', joined: 'できませんか？再試行' },
    { first: '실패했습니다.', second: '다시 시도하세요.', joined: '실패했습니다. 다시 시도하세요.' },
    { first: 'Before a link.', second: '', joined: 'Before a link. ' },
  ])('$joined', ({ first, second, joined }) => {
    expect(joinSentences(first, second)).toBe(joined);
  });
});
