import { classNamer } from './class-name.ts';
import { fromRoot } from './paths.ts';

const at = (file: string) => ({ resourcePath: fromRoot(file) });
const CARD = at('mfe-exchange/src/ui/coin-card.module.css');

describe('class names in a page', () => {
  const named = classNamer('mfe-exchange@1.0.0');

  it('contain initials of the style sheet, hash and own name, with one hash per sheet', () => {
    const [, mark = ''] = /^cc_([\w-]{4})_title$/.exec(named(CARD, '', 'title')) ?? [];
    expect(named(CARD, '', 'body')).toBe(`cc_${mark}_body`);
    expect(mark).not.toBe('');
  });

  it('differ between releases, and between sheets with the same name', () => {
    const names = [
      named(CARD, '', 'title'),
      classNamer('mfe-exchange@1.0.1')(CARD, '', 'title'),
      named(at('shared-ui/src/components/coin-card.module.css'), '', 'title'),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});
