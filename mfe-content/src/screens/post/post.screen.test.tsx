/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';

import { showOnStage } from '../../app/stage.fixture';
import { POSTS } from '../../domain/post';
import { PostScreen } from './post.screen';

describe('a post of the blog', () => {
  it.each(POSTS)('$slug reads whole, and ends with the way into the exchange', (post) => {
    showOnStage(<PostScreen post={post} />);

    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByText(/^posts\./)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the exchange' })).toHaveAttribute('href', '/exchange');
  });

  it('warns of what swaps addresses in the clipboard', () => {
    const [post] = POSTS;
    if (post === undefined) throw new Error('no post');
    showOnStage(<PostScreen post={post} />);

    expect(screen.getByText(/compare after pasting, not before/)).toBeInTheDocument();
  });
});
