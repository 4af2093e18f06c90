import { contentPageReply } from '@coinlane/shared-contracts/testing';

import { contentsOf, noticesOf, ownContent } from '.';
import type { ContentBlock } from '.';

const heading = (id: string, level: 2 | 3 = 2): ContentBlock => ({
  type: 'heading',
  level,
  id,
  spans: [{ type: 'strong', spans: [{ type: 'text', text: id.toUpperCase() }] }],
});

describe('the table of contents', () => {
  it('has the sections of a long text, and no subsections', () => {
    expect(contentsOf([heading('a'), heading('a1', 3), heading('b'), heading('c'), heading('d')])).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id.toUpperCase() })),
    );
  });

  it('is empty for a short text', () => {
    expect(contentsOf([heading('a'), heading('b'), heading('c'), heading('d', 3)])).toEqual([]);
    expect(contentsOf(contentPageReply.blocks)).toHaveLength(4);
  });
});

describe('the notices of a page', () => {
  it('skip unknown names', () => {
    expect(noticesOf(['community', 'lottery', 'phishing'])).toEqual(['phishing', 'community']);
  });
});

describe('content without a service', () => {
  it.each([
    { route: { _tag: 'Contact' }, content: { _tag: 'Contact' } },
    { route: { _tag: 'NotFound' }, content: { _tag: 'NotFound' } },
    { route: { _tag: 'Page' }, content: null },
  ])('$route._tag', ({ route, content }) => {
    expect(ownContent(route)).toEqual(content);
  });
});
